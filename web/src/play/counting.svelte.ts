/** The season's end, step by step: two edicts, coins, monsters. Each step is counted space by space. */
import { EDICTS } from '../hand/gains';
import { spacesOf, type Space } from '../map/spaces';
import type { Counted, Edict, SeasonScore, SeasonView } from '../protocol';

export interface Step {
  kind: 'edict' | 'coins' | 'monsters';
  edict: Edict | null;
  stars: number;
  spaces: Space[];
}

/** What is counted at the end of a season; the spaces are lit where they are known. */
export function stepsOf(season: SeasonView, score: SeasonScore, counted: Counted | null): Step[] {
  const edict = (place: 0 | 1): Step => {
    const letter = season.edicts[place];
    const spaces = spacesOf(counted?.edicts[EDICTS.indexOf(letter)]?.spaces ?? []);
    return { kind: 'edict', edict: letter, stars: score.edicts[place], spaces };
  };
  const scared = spacesOf(counted?.monsters.spaces ?? []);
  return [
    edict(0),
    edict(1),
    { kind: 'coins', edict: null, stars: score.coins, spaces: [] },
    { kind: 'monsters', edict: null, stars: score.monsters, spaces: scared },
  ];
}

const EACH = 140;
const LONGEST = 2500;
const REST = 900;

/** Counts at its own pace; it can be paused and hurried on. */
export class Count {
  place = $state(0);
  /** How many parts of this step are counted. */
  done = $state(0);
  isPaused = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly steps: () => readonly Step[],
    private readonly isStill: () => boolean,
    from = 0,
    /** Whether it goes on to the next step only when it is told to. */
    private readonly isWaiting = false,
  ) {
    this.place = from;
  }

  get step(): Step | undefined {
    return this.steps()[this.place];
  }

  get isOver(): boolean {
    return this.place >= this.steps().length;
  }

  /** The parts that are counted one by one. */
  get parts(): number {
    const step = this.step;
    return step ? step.spaces.length || Math.abs(step.stars) : 0;
  }

  /** Stars of this step so far. */
  get running(): number {
    const step = this.step;
    return step && this.parts ? Math.round((step.stars * this.done) / this.parts) : 0;
  }

  start(): void {
    clearTimeout(this.timer);
    if (this.isOver || this.isPaused) return;
    if (this.isStill()) {
      this.done = this.parts;
      return;
    }
    const isCounted = this.done >= this.parts;
    if (isCounted && this.isWaiting) return;
    const pause = isCounted ? REST : Math.min(EACH, LONGEST / Math.max(1, this.parts));
    this.timer = setTimeout(() => {
      if (isCounted) this.next();
      else {
        this.done += 1;
        this.start();
      }
    }, pause);
  }

  pause(): void {
    this.isPaused = !this.isPaused;
    this.start();
  }

  next(): void {
    if (this.isOver) return;
    this.place += 1;
    this.done = 0;
    this.start();
  }

  skip(): void {
    clearTimeout(this.timer);
    this.place = this.steps().length;
  }

  stop(): void {
    clearTimeout(this.timer);
  }
}
