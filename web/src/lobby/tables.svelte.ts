/** The lists of tables: the reader's own and the public ones, asked again from time to time while they are shown. */
import { deskState } from '../local/desk.svelte';
import { api } from '../shell/api';
import { hasServer } from '../shell/host.svelte';
import type { LobbyLine, News } from '../protocol';
import { isOver, sortedMine } from './lines';
import { recall, remember, type Remembered } from './remembered';

const EVERY = 10_000;
/** In a tab that is not in sight one look in so many is enough to tell that it is one's turn. */
const UNSEEN = 6;
const MOST_NEWS = 4;

export class Tables {
  mine = $state.raw<readonly LobbyLine[]>([]);
  open = $state.raw<readonly LobbyLine[]>([]);
  /** Where the first tables stand that go on, by match, as far as they were asked. */
  news = $state.raw<ReadonlyMap<string, News>>(new Map());
  isMineKnown = $state(false);
  isKnown = $state(false);
  isLost = $state(false);

  /** When a table had changed last, when it was asked about. */
  private readonly asked = new Map<string, number>();

  /** The reader's tables that are not over, first those that wait for the reader. */
  get goingOn(): readonly LobbyLine[] {
    return this.mine.filter((line) => !isOver(line));
  }

  get finished(): readonly LobbyLine[] {
    return this.mine.filter(isOver);
  }

  get isAsked(): boolean {
    return this.mine.some((line) => line.awaited);
  }

  /** The reader's own map at a table. */
  map(line: LobbyLine): readonly string[] | undefined {
    const news = this.news.get(line.match);
    return line.result?.map ?? news?.table?.sheets[news.you.seat ?? -1]?.map;
  }

  /** Asks now and again and again; ends with what it gives back. */
  start(): () => void {
    if (!hasServer() && deskState() !== 'ready') this.show(recall());
    void this.ask();
    let looks = 0;
    const look = (): void => {
      looks += 1;
      if (document.visibilityState === 'visible' || looks % UNSEEN === 0) void this.ask();
    };
    const timer = setInterval(look, EVERY);
    const back = (): void => void (document.visibilityState === 'visible' && this.ask());
    document.addEventListener('visibilitychange', back);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', back);
    };
  }

  /** Shows what was there at the last visit, until the tables of this device are loaded. */
  private show(last: Remembered | null): void {
    if (!last) return;
    this.mine = last.mine;
    this.news = new Map(Object.entries(last.news));
    this.isMineKnown = true;
  }

  private async ask(): Promise<void> {
    try {
      const me = await api.me();
      if (!me.known) this.isMineKnown = true;
      const [mine, open] = await Promise.all([me.known ? api.mine() : { matches: [] }, api.matches()]);
      this.mine = sortedMine([...mine.matches, ...(hasServer() ? await this.askHere() : [])]);
      this.open = open.matches.filter((line) => !line.yours);
      this.isMineKnown = true;
      this.isKnown = true;
      this.isLost = false;
      await Promise.all(this.goingOn.slice(0, MOST_NEWS).map((line) => this.askNews(line)));
      if (!hasServer()) remember(this.mine, this.news);
    } catch {
      this.isLost = true;
      this.mine = sortedMine(await this.askHere());
    }
  }

  /** The tables of this device; none where they cannot be loaded. */
  private async askHere(): Promise<readonly LobbyLine[]> {
    const lobby = await api.mineHere().catch(() => null);
    return lobby?.matches ?? [];
  }

  private async askNews(line: LobbyLine): Promise<void> {
    if (line.status === 'open' || this.asked.get(line.match) === line.updated) return;
    const news = await api.news(line.match);
    this.asked.set(line.match, line.updated);
    this.news = new Map(this.news).set(line.match, news);
  }
}
