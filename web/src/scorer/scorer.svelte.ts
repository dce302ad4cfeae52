/** A game on paper that is being painted and counted. What it earns is told by the server, or by this device. */
import { Hand } from '../hand/hand.svelte';
import { reasonOf, type Reason } from '../hand/reasons';
import type { Plot } from '../map/notation';
import type { Space } from '../map/spaces';
import { turned } from '../options/choices';
import type { PaperCounted, PaperGame, Printed, SeasonView } from '../protocol';
import { api } from '../shell/api';
import { keep, type KeptGame } from './kept';
import {
  between,
  blank,
  cardsIn,
  EMPTY,
  isOpen,
  isPainted,
  linesOf,
  painted,
  piecesIn,
  plotsIn,
  stamped,
  type Painting,
  type Sign,
} from './painting';
import { mayLieIn, offerOf, signOf, stampOf, type Stamp } from './stamps';

/** What a finger leaves: a terrain, or nothing. */
export type Brush = Sign | typeof EMPTY;

const MOST_UNDONE = 200;

export class Scorer {
  season = $state(0);
  name = $state('');
  told = $state.raw<number[]>([]);
  brush = $state<Brush | null>('F');
  /** The card that is being stamped. */
  card = $state('');
  cursor = $state<Space | null>(null);
  counted = $state.raw<PaperCounted | null>(null);
  isWhole = $state(false);
  cards = $state.raw<string[][]>([]);
  private paintings = $state.raw<(Painting | null)[]>([]);
  private past = $state.raw<Painting[]>([]);
  private hands = $state.raw<Hand | null>(null);
  private way = $state(0);
  private stroke: { sign: Brush; last: Space } | null = null;
  readonly id: string;
  readonly options: KeptGame['options'];
  readonly sheet: readonly string[];

  constructor(
    readonly facts: Printed,
    game: KeptGame,
  ) {
    this.id = game.id;
    this.options = game.options;
    this.sheet = game.sheet;
    this.season = game.season;
    this.paintings = game.paintings;
    this.cards = game.cards;
    this.isWhole = game.isWhole;
    this.name = game.name;
    this.told = game.told;
  }

  // What is there

  readonly year = $derived.by<SeasonView[]>(() => this.facts.seasons[this.options.seasons] ?? []);
  readonly seasonId = $derived(this.year[this.season]?.id ?? '');
  readonly came = $derived(this.cards[this.season] ?? []);
  readonly painting = $derived(this.paintings[this.season] ?? this.before(this.season));
  readonly plots = $derived.by<Plot[]>(() => plotsIn(this.painting, this.sheet));
  readonly pieces = $derived(piecesIn(this.painting));
  readonly stamps = $derived.by<Stamp[]>(() =>
    this.came.flatMap((card) => {
      const stamp = stampOf(card, this.facts);
      return stamp ? [stamp] : [];
    }),
  );
  readonly done = $derived(cardsIn(this.painting, this.seasonId));
  /** Cards that are not stamped; those first that are surely not painted either. */
  readonly missing = $derived.by<string[]>(() => {
    const before = this.before(this.season);
    const isLoose = (space: Space): boolean =>
      !this.painting.pieces[space] && isPainted(this.painting, space) && !isPainted(before, space);
    return this.stamps
      .filter(({ card }) => !this.done.has(card))
      .filter((stamp) => !mayLieIn(stamp, this.plots, isLoose))
      .map(({ card }) => card);
  });
  readonly ordered = $derived.by<Stamp[]>(() => [
    ...this.stamps.filter(({ card }) => !this.done.has(card)),
    ...this.stamps.filter(({ card }) => this.done.has(card)),
  ]);
  readonly stamp = $derived(this.stamps.find(({ card }) => card === this.card) ?? null);
  readonly hand = $derived(this.stamp ? this.hands : null);
  readonly isEmpty = $derived(this.painting.letters === this.before(this.season).letters);
  readonly canUndo = $derived(this.past.length > 0);
  readonly reason = $derived.by<Reason | null>(() => {
    if (!this.hand?.at || this.hand.found) return null;
    const around = { mayHang: false, isRuinsDue: false, isFallback: false, isWalk: false, isExtra: false };
    return reasonOf(this.hand.cells, this.plots, around);
  });
  readonly brushes = $derived.by<Brush[]>(() => {
    const { heroes, ambushes, skills } = this.options;
    const razes = heroes.length > 0 || ambushes.some((card) => this.facts.ambushes[card]?.power);
    return [
      'F',
      'V',
      'A',
      'W',
      'B',
      ...(heroes.length ? (['H'] as const) : []),
      ...(razes ? (['X'] as const) : []),
      ...(skills.length ? (['Y'] as const) : []),
      EMPTY,
    ];
  });

  /** The map as a season found it. */
  private before(season: number): Painting {
    return this.paintings.slice(0, season).findLast((each) => each !== null) ?? blank(this.sheet);
  }

  wayOf(card: string): number {
    return card === this.card ? this.way : 0;
  }

  // Painting

  private write(painting: Painting): void {
    const length = Math.max(this.paintings.length, this.season + 1);
    this.paintings = Array.from({ length }, (_, at) => (at === this.season ? painting : (this.paintings[at] ?? null)));
    this.save();
  }

  save(): void {
    const { id, options, sheet, season, paintings, cards, isWhole, name, told } = this;
    keep({ id, options, sheet: [...sheet], season, paintings, cards, isWhole, name, told });
  }

  private change(painting: Painting, isNew = true): void {
    if (isNew) this.past = [...this.past.slice(-MOST_UNDONE), this.painting];
    this.counted = null;
    this.told = this.told.filter((season) => season !== this.season);
    this.write(painting);
    this.rehold();
  }

  undo(): void {
    const last = this.past.at(-1);
    if (!last) return;
    this.past = this.past.slice(0, -1);
    this.change(last, false);
  }

  /** A stroke begins: on a space that has the brush's terrain already, it rubs out. */
  press(space: Space): void {
    if (this.brush === null || !isOpen(this.painting, space)) return;
    const isSame = this.painting.letters.charAt(space) === this.brush;
    this.stroke = { sign: isSame ? EMPTY : this.brush, last: space };
    this.change(painted(this.painting, [space], this.stroke.sign));
  }

  /** It goes on, without gaps. */
  sweep(space: Space): void {
    if (!this.stroke || space === this.stroke.last) return;
    const { sign, last } = this.stroke;
    this.stroke.last = space;
    const spaces = between(last, space).filter((each) => this.painting.letters.charAt(each) !== sign);
    if (spaces.length) this.change(painted(this.painting, spaces, sign), false);
  }

  lift(): void {
    this.stroke = null;
  }

  setCoins(coins: number): void {
    // The coin that is there already is taken away again.
    this.change({ ...this.painting, coins: coins === this.painting.coins ? coins - 1 : coins });
  }

  chooseBrush(brush: Brush): void {
    this.brush = brush;
    this.card = '';
  }

  // Stamping

  /** Takes a stamp in the hand; the one that is there is shown the other way. */
  choose(card: string): void {
    const stamp = this.stamps.find((each) => each.card === card);
    if (!stamp) return;
    this.way = card === this.card ? (this.way + 1) % stamp.ways.length : 0;
    this.card = card;
    this.brush = null;
    this.rehold();
  }

  /** A hand for the stamp on the map as it is now, held as before. */
  private rehold(): void {
    const { stamp } = this;
    if (!stamp) return;
    const way = stamp.ways[this.way] ?? stamp.ways[0];
    if (!way) return;
    const held = this.hands;
    const offer = offerOf({ ...stamp, ways: [way] }, this.plots);
    const hand = new Hand(offer, [{ cells: way.cells, coin: way.hasCoin }]);
    if (held) hand.takeOver(held);
    hand.terrain = way.terrain;
    this.hands = hand;
  }

  /** Sets the stamp where it lies; the next one that is missing comes into the hand. */
  set(): boolean {
    const { hand, stamp } = this;
    if (!hand?.found || !stamp) return false;
    const sign = signOf(stamp.card, hand.terrain, this.facts);
    const struck = hand.isHero ? { struck: hand.marks } : {};
    const { spaces } = hand.found;
    hand.putAway();
    this.change(stamped(this.painting, spaces, sign, { card: stamp.card, season: this.seasonId, ...struck }));
    const next = this.ordered.find(({ card }) => !this.done.has(card));
    if (next && next.card !== stamp.card) this.choose(next.card);
    else if (!next) this.card = '';
    return true;
  }

  // Cards

  /** A card came, or did not. */
  turnCard(card: string): void {
    this.counted = null;
    const after = turned(this.came, card);
    this.cards = Array.from({ length: Math.max(this.cards.length, this.season + 1) }, (_, at) =>
      at === this.season ? after : (this.cards[at] ?? []),
    );
    if (card === this.card) this.card = '';
    this.save();
  }

  /** What a herald has announced so far; what is painted stays. */
  takeCards(cards: readonly (readonly string[])[]): void {
    if (cards.join(';') === this.cards.join(';') && this.isWhole) return;
    this.cards = cards.map((season) => [...season]);
    this.isWhole = true;
    this.save();
  }

  // Seasons

  /** Paints another season. */
  show(season: number): void {
    this.season = season;
    this.past = [];
    this.card = '';
    this.brush ??= 'F';
    this.save();
  }

  /** What is known, for whoever counts: the season that is shown, and every other one that is painted. */
  game(): PaperGame {
    const maps = [...this.paintings];
    maps[this.season] = this.painting;
    const seasons = Array.from(maps, (painting, at) =>
      painting
        ? {
            map: linesOf(painting, this.sheet),
            coins: painting.coins,
            cards: this.cards[at] ?? [],
            is_whole: this.isWhole && (this.cards[at] ?? []).length > 0,
          }
        : null,
    );
    return { options: this.options, seasons, name: this.name };
  }

  /** What the season gave, for a herald; it knows then. */
  async tell(code: string): Promise<void> {
    const season = this.counted?.seasons[this.season];
    const painting = this.paintings[this.season];
    if (!season || !painting) return;
    const { scores: edicts, coins, total } = season;
    await api.heraldCounts(code, {
      name: this.name,
      season: this.season,
      edicts,
      coins,
      monsters: season.monsters.stars,
      total,
      map: linesOf(painting, this.sheet),
    });
    this.told = [...this.told, this.season];
    this.save();
  }

  async count(): Promise<void> {
    this.write(this.painting);
    this.counted = await api.paper(this.game());
  }
}
