/** The reader's own turn: the hand, the skill, the space to destroy, and whose map is looked at. */
import { Hand, type Printed as PrintedShape } from '../hand/hand.svelte';
import { gainOf, type Gain } from '../hand/gains';
import { keyOf } from '../hand/placements';
import { reasonOf, type Reason } from '../hand/reasons';
import { plotsOf, type Plot } from '../map/notation';
import { namesOf, type Space, spaceOf } from '../map/spaces';
import type { Drawing, Offer, Printed, TableView, Terrain } from '../protocol';
import { printed } from '../shell/cards.svelte';
import { Hints } from './hints.svelte';
import { LastCall } from './lastcall.svelte';
import type { Match } from './match.svelte';

interface Main {
  terrain: Terrain;
  spaces: Space[];
  marks: Space[];
}

/** A drawing that is dashed on the map. */
export interface Wanted {
  terrain: Terrain;
  spaces: readonly Space[];
  /** What a hero attacks there. */
  marks: readonly Space[];
  /** Whether nothing else can be drawn. */
  isOnly: boolean;
}

/** The shapes on a card, as it prints them. */
export function shapesOn(facts: Printed | null, card: string): PrintedShape[] {
  const explore = facts?.explore[card];
  if (explore) return explore.shapes;
  const ambush = facts?.ambushes[card];
  if (ambush) return [{ cells: ambush.cells, coin: false }];
  return facts?.heroes[card] ? [{ cells: [[0, 0]], coin: false }] : [];
}

export class Turn {
  hand = $state.raw<Hand | null>(null);
  skill = $state('');
  /** The drawing that a skill adds something to. */
  main = $state.raw<Main | null>(null);
  target = $state<Space | null>(null);
  /** What a lesson shows or wants. */
  wanted = $state.raw<Wanted | null>(null);
  /** How often something else was put down or drawn than a lesson wants now. */
  misses = $state(0);
  readonly hints = new Hints(this);
  readonly lastCall = new LastCall(this);
  /** Whose map is looked at instead of the one to draw on. */
  looking = $state<number | null>(null);
  private key = '';
  /** What was confirmed: taken back, it lies in the hand again. */
  private confirmed: { turn: number; drawing: Drawing } | null = null;

  readonly plots = $derived.by<readonly Plot[]>(() => {
    const map = this.table?.sheets[this.shown]?.map;
    return map ? plotsOf(map) : [];
  });

  readonly gain = $derived.by<Gain | null>(() => {
    const hand = this.hand;
    if (!hand?.found || this.main) return null;
    const ways = Math.max(1, hand.attacks.length);
    return gainOf(this.match.gains.get(this.skill) ?? null, hand.terrain, hand.found, hand.way, ways);
  });

  readonly reason = $derived.by<Reason | null>(() => {
    const hand = this.hand;
    const table = this.table;
    if (!hand?.at || hand.found || !table) return null;
    const facts = printed();
    return reasonOf(hand.cells, this.plotsOf(hand.sheet), {
      mayHang: hand.offers.mayHang,
      isRuinsDue: table.ruins && facts?.explore[table.card] !== undefined,
      isFallback: hand.offers.offer.fallback,
      isWalk: facts?.ambushes[table.card] !== undefined,
      isExtra: this.main !== null,
    });
  });

  constructor(readonly match: Match) {}

  get table(): TableView | null {
    return this.match.table;
  }

  /** Whose map is shown. */
  get shown(): number {
    return this.looking ?? this.asked ?? this.match.seat ?? 0;
  }

  /** The map that is drawn on this turn, before and after it is confirmed. */
  get asked(): number | null {
    const you = this.match.you;
    const answer = you?.answer?.type === 'dodging' ? null : you?.answer;
    return (you?.offer ?? you?.targets ?? answer)?.sheet ?? null;
  }

  /** Whether the skill in use asks for a second drawing. */
  get isAdding(): boolean {
    return printed()?.skills[this.skill]?.adds ?? false;
  }

  /** Whether the ghost lies on the map that is shown. */
  get isGhostShown(): boolean {
    return this.hand !== null && this.hand.sheet === this.shown;
  }

  /** What is other in the hand than a lesson wants it now. */
  get amiss(): 'place' | 'turn' | 'terrain' | null {
    const { wanted, inHand } = this;
    if (!wanted?.isOnly || !inHand) return null;
    if (keyOf(inHand.spaces) !== keyOf(wanted.spaces)) return 'place';
    if (keyOf(inHand.marks) !== keyOf(wanted.marks)) return 'turn';
    return inHand.terrain === wanted.terrain ? null : 'terrain';
  }

  get isAmiss(): boolean {
    return this.amiss !== null;
  }

  /** Notes that the learner holds something for good, where it is not what a lesson wants. */
  noteTry(): void {
    if (this.wanted?.isOnly && this.hand?.at && (this.isAmiss || !this.hand.found)) this.misses += 1;
  }

  /** What is in the hand, where it fits. */
  private get inHand(): Main | null {
    const hand = this.hand;
    return hand?.found
      ? { terrain: hand.terrain, spaces: hand.found.spaces, marks: hand.isHero ? hand.marks : [] }
      : null;
  }

  plotsOf(sheet: number): readonly Plot[] {
    const map = this.table?.sheets[sheet]?.map;
    return map ? plotsOf(map) : [];
  }

  /** Follows the news: what they ask for, and what the map that is looked at earns now. */
  follow(): void {
    this.takeUp();
    this.lastCall.follow();
    if (this.shown !== this.match.seat) this.count(this.shown);
  }

  /** What is in the hand stays there while the question is the same. */
  private takeUp(): void {
    const { table, you } = this.match;
    const key = `${table?.turn} ${table?.card} ${table?.task} ${you?.answer ? 'answered' : ''} ${you?.offer?.sheet ?? ''}`;
    if (key === this.key && (this.hand !== null) === (you?.offer != null)) return;
    this.key = key;
    this.skill = '';
    this.main = null;
    this.target = null;
    this.misses = 0;
    this.hints.clear();
    if (you?.offer) {
      this.hand = this.handOf(you.offer, '');
      this.looking = null;
      if (this.confirmed && this.confirmed.turn === table?.turn) void this.hold(this.confirmed.drawing);
    } else {
      this.confirmed = table && you?.answer?.type === 'drawing' ? { turn: table.turn, drawing: you.answer } : null;
      this.hand = null;
      if (you?.targets) this.looking = null;
    }
  }

  look(seat: number | null): void {
    const own = this.asked ?? this.match.seat;
    this.looking = seat === own ? null : seat;
    if (seat !== null) this.count(seat);
  }

  private count(seat: number): void {
    if (!this.match.counts.has(seat)) void this.match.askCount(seat);
  }

  /** Chooses a skill, or puts it away again. */
  async useSkill(skill: string): Promise<void> {
    const offer = this.match.you?.offer;
    const before = this.hand;
    if (!offer || !before) return;
    const turn = this.table?.turn ?? 0;
    if (skill === this.skill || !skill) {
      this.skill = '';
      this.main = null;
      this.take(this.handOf(offer, ''), before);
      return;
    }
    this.main = null;
    const offered = await this.match.askOffer({ turn, skill });
    if (!offered || this.table?.turn !== turn || !this.match.you?.offer) return;
    this.skill = skill;
    this.take(this.handOf(offered, skill), before);
    if (!this.match.gains.has(skill)) void this.match.askGains(skill);
  }

  /** Draws what is in the hand; with a skill that adds something, that comes first. */
  async confirm(): Promise<void> {
    const { table, inHand: drawn } = this;
    this.noteTry();
    if (!drawn || !table || this.match.isSending || this.isAmiss) return;
    if (this.main) return void (await this.send(this.main, drawn));
    if (!this.isAdding) return void (await this.send(drawn, null));
    const added = await this.match.askOffer({
      turn: table.turn,
      skill: this.skill,
      terrain: drawn.terrain,
      spaces: namesOf(drawn.spaces),
      marks: namesOf(drawn.marks),
    });
    if (!added) return;
    this.main = drawn;
    this.hand = new Hand(added, []);
  }

  /** Draws what lies in the hand as it is, and destroys what was chosen; what a skill would add is left out if it is not there. */
  async drawNow(): Promise<boolean> {
    if (this.target !== null) return this.destroy();
    const { inHand, main } = this;
    if (main && inHand) return this.send(main, inHand);
    const drawn = main ?? inHand;
    return drawn !== null && this.send(drawn, null, this.isAdding ? '' : this.skill);
  }

  /** Takes a whole drawing in the hand, as if somebody had chosen its skill, its shape and its place. */
  async hold(drawing: Drawing): Promise<void> {
    this.looking = null;
    if (this.main || this.skill !== drawing.skill) await this.useSkill('');
    if (drawing.skill && this.skill !== drawing.skill) await this.useSkill(drawing.skill);
    if (this.skill !== drawing.skill) return; // refused, or the turn is over
    const isHeld = this.hand?.putOn(drawing.spaces.map(spaceOf), drawing.terrain, drawing.marks.map(spaceOf));
    if (!isHeld || drawing.extra.length === 0) return;
    await this.confirm();
    if (this.main) this.hand?.putOn(drawing.extra.map(spaceOf), drawing.extra_terrain ?? this.hand.terrain);
  }

  /** Whether a drawing is what would be drawn now. */
  isHeld(drawing: Drawing): boolean {
    const { inHand } = this;
    if (!inHand || this.skill !== drawing.skill) return false;
    const main = this.main ?? inHand;
    const extra = this.main ? inHand.spaces : [];
    return (
      main.terrain === drawing.terrain &&
      keyOf(main.spaces) === keyOf(drawing.spaces.map(spaceOf)) &&
      keyOf(main.marks) === keyOf(drawing.marks.map(spaceOf)) &&
      keyOf(extra) === keyOf(drawing.extra.map(spaceOf)) &&
      (!this.main || inHand.terrain === (drawing.extra_terrain ?? inHand.terrain))
    );
  }

  /** Whether there is something to step back from. */
  get hasBack(): boolean {
    return this.looking !== null || this.main !== null || !!this.hand?.at || this.skill !== '' || this.target !== null;
  }

  /** One step back: from what a skill adds, from a place on the map, from another map. */
  back(): void {
    const offer = this.match.you?.offer;
    if (this.looking !== null) this.looking = null;
    else if (this.main && offer) {
      const skill = this.skill;
      this.main = null;
      this.skill = '';
      this.hand = this.handOf(offer, '');
      if (skill) void this.useSkill(skill);
    } else if (this.hand?.at) this.hand.putAway();
    else if (this.skill) void this.useSkill('');
    this.target = null;
  }

  async takeBack(): Promise<void> {
    const turn = this.table?.turn;
    if (turn !== undefined) await this.match.play({ type: 'take_back', turn });
  }

  async dodge(use: boolean): Promise<void> {
    const turn = this.table?.turn;
    if (turn !== undefined) await this.match.play({ type: 'dodge', turn, use });
  }

  async destroy(): Promise<boolean> {
    const turn = this.table?.turn;
    if (turn === undefined || this.target === null) return false;
    return this.match.play({ type: 'destroy', turn, space: namesOf([this.target])[0] ?? '' });
  }

  /** The spaces of which one is to be destroyed. */
  get targets(): Space[] {
    return this.match.you?.targets?.spaces.map(spaceOf) ?? [];
  }

  private handOf(offer: Offer, skill: string): Hand {
    const facts = printed();
    const used = facts?.skills[skill];
    // A shape on a skill is drawn instead of the card's own, or else is added to it.
    const shapes =
      used?.cells && !used.adds ? [{ cells: used.cells, coin: false }] : shapesOn(facts, this.table?.card ?? '');
    return new Hand(offer, shapes, used?.hangs);
  }

  private take(next: Hand, before: Hand): void {
    next.takeOver(before);
    this.hand = next;
  }

  private send(main: Main, extra: Main | null, skill = this.skill): Promise<boolean> {
    return this.match.play({
      type: 'draw',
      turn: this.table?.turn ?? 0,
      terrain: main.terrain,
      spaces: namesOf(main.spaces),
      marks: namesOf(main.marks),
      skill,
      ...(extra ? { extra: namesOf(extra.spaces), extra_terrain: extra.terrain } : {}),
    });
  }
}
