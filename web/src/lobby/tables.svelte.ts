/** The lists of tables: the reader's own and the public ones, asked again from time to time while they are shown. */
import { api } from '../shell/api';
import type { LobbyLine } from '../protocol';
import { sortedMine } from './lines';

const EVERY = 10_000;
const MOST_MAPS = 3;

export class Tables {
  mine = $state.raw<readonly LobbyLine[]>([]);
  open = $state.raw<readonly LobbyLine[]>([]);
  /** The reader's own maps, by match, as far as they were asked. */
  maps = $state.raw<ReadonlyMap<string, readonly string[]>>(new Map());
  isKnown = $state(false);
  isLost = $state(false);

  /** Asks now and again and again; ends with what it gives back. */
  start(): () => void {
    void this.ask();
    const timer = setInterval(() => document.visibilityState === 'visible' && void this.ask(), EVERY);
    const back = (): void => void (document.visibilityState === 'visible' && this.ask());
    document.addEventListener('visibilitychange', back);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', back);
    };
  }

  private async ask(): Promise<void> {
    try {
      const me = await api.me();
      const [mine, open] = await Promise.all([me.known ? api.mine() : { matches: [] }, api.matches()]);
      this.mine = sortedMine(mine.matches);
      this.open = open.matches.filter((line) => !line.yours);
      this.isKnown = true;
      this.isLost = false;
      await Promise.all(this.mine.slice(0, MOST_MAPS).map((line) => this.askMap(line)));
    } catch {
      this.isLost = true;
    }
  }

  private async askMap(line: LobbyLine): Promise<void> {
    if (line.status === 'open') return;
    const { table, you } = await api.news(line.match);
    const map = table?.sheets[you.seat ?? -1]?.map;
    if (map) this.maps = new Map(this.maps).set(line.match, map);
  }
}
