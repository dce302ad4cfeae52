// Made from the Python structs by `make protocol`. Do not edit.

/** Everybody has said whether to dodge; now the ambush is drawn. */
export interface AmbushMet {
  type: 'ambush_met';
  dodgers: number[];
  waiting: number[];
}

/** A finished match of one seat, turn by turn. */
export interface Analysis {
  seat: number;
  turns: Reviewed[];
  start: number;
  luck: number;
  lost: number;
  spared: number;
  turning: number[];
}

/** What the herald says at once: a card that all draw, or that a season is over. */
export interface Announcement {
  season: number;
  turn: number;
  time: number;
  hidden: number;
  scored: [string, string];
  card: string;
  before: string[];
  ruins: boolean;
  powers: string[];
  ends: boolean;
  over: boolean;
}

export interface AnswerConfirmed {
  type: 'answer_confirmed';
  seat: number;
  answer: Drawing | Target | Dodging | null;
}

export interface AnswerTakenBack {
  type: 'answer_taken_back';
  seat: number;
}

export interface Arrange {
  options: Options;
  house: House;
}

export type Arrow = 'clockwise' | 'counterclockwise';

/** What a map earns as it lies, and with which spaces. */
export interface AskCount {
  type: 'ask_count';
  id: string;
  seat: number;
}

/** What each drawing of the offer would change; with a skill, of the offer with it. */
export interface AskGains {
  type: 'ask_gains';
  id: string;
  turn: number;
  skill?: string;
}

/** Which drawings would be best; where the host allows hints. */
export interface AskHints {
  type: 'ask_hints';
  id: string;
  turn: number;
}

/** What may be drawn with a skill; with a drawing, what the skill adds to it. */
export interface AskOffer {
  type: 'ask_offer';
  id: string;
  turn: number;
  skill: string;
  terrain?: Terrain | null;
  spaces?: string[];
  marks?: string[];
}

/** Is this a sheet, and what is odd about it? Its letter or its code. */
export interface AskSheet {
  sheet: string;
}

/** What does a bot make of a sheet? */
export interface AskTrial {
  sheet: string;
  bot: string;
}

/** Somebody who sits at the match and has no connection. */
export interface Away {
  seat: number;
  since: number;
}

/** The games on a deal that the asker may put beside each other, the best first. */
export interface Beside {
  deal: string;
  kind: 'day' | 'week' | 'challenge' | 'event';
  title: string;
  options: Required<Options>;
  edicts: string[];
  bot: string;
  own: string;
  tries: number;
  rows: BesideRow[];
}

/** A finished game on a deal, to be put beside another one. Equal ones share a place. */
export interface BesideRow {
  place: number;
  name: string;
  points: number;
  yours: boolean;
  match: string;
}

export interface BestMap {
  name: string;
  result: Result;
}

export interface CardRevealed {
  type: 'card_revealed';
  card: string;
  task: Task;
  waiting: number[];
}

export type Category = 'forest' | 'spatial' | 'village' | 'water_farm';

/** A challenge in a list. */
export interface ChallengeLine {
  deal: string;
  title: string;
  by: string;
  closes: number;
  reveals: number;
  public: boolean;
  yours: boolean;
  begun: boolean;
  drawn: number;
  result: OwnResult | null;
}

/** Challenges that the asker has opened or begun, and those that are open to all. */
export interface ChallengeList {
  mine: ChallengeLine[];
  open: ChallengeLine[];
  now: number;
}

export interface ChallengeOpened {
  deal: string;
  invite: string;
}

export interface Changed {
  seq: number;
}

/** What has changed since the last news or changes; all else is as it was told before. Where `you` is null it follows by itself, as `yours` of the same `seq`, so that many can be sent the same text. */
export interface Changes {
  type: 'changes';
  seq: number;
  now: number;
  events: Event[];
  patch: Record<string, unknown>;
  waiting: number[];
  you: You | null;
}

/** Bots draw for these seats, in this turn only. */
export interface ClockRanOut {
  type: 'clock_ran_out';
  seats: number[];
}

export type Corner = 'bottom_left' | 'bottom_right' | 'top_left' | 'top_right';

/** The answer to ask_count. */
export interface Counted {
  type: 'counted';
  id: string;
  seat: number;
  edicts: Earned[];
  monsters: Earned;
}

/** How a game on a deal went. All on one deal have the same cards, so their steps stand beside each other. */
export interface Course {
  name: string;
  bot: string;
  steps: CourseStep[];
  result: Result;
}

/** What lay there after a card was drawn for. */
export interface CourseStep {
  season: number;
  card: string;
  sheet: SheetView;
}

/** A deal in the list of all. */
export interface DealLine {
  deal: string;
  kind: 'day' | 'week' | 'challenge' | 'event';
  opens: number;
  reveals: number;
  result: OwnResult | null;
}

/** The deals that have opened, the newest first. */
export interface DealList {
  deals: DealLine[];
  now: number;
}

/** A deal as the asker may know it. */
export interface DealShown {
  deal: string;
  kind: 'day' | 'week' | 'challenge' | 'event';
  options: Required<Options>;
  edicts: string[];
  skills: string[];
  opens: number;
  closes: number;
  reveals: number;
  now: number;
  seal: string;
  drawn: number;
  seed: string;
  ranked: boolean;
  tries: number;
  streak: Streak;
  own: OwnTry | null;
  next: string;
  next_seal: string;
  title: string;
  by: string;
  yours: boolean;
  invite: string;
}

export interface Destroy {
  type: 'destroy';
  id: string;
  turn: number;
  space: string;
}

/** A Gorgon or a Giant Troll strikes, and these seats say where. */
export interface DestructionAsked {
  type: 'destruction_asked';
  card: string;
  waiting: number[];
}

export interface Dodge {
  type: 'dodge';
  id: string;
  turn: number;
  use: boolean;
}

export interface Dodging {
  type: 'dodging';
  use: boolean;
}

/** The command with this id is in the log for good. */
export interface Done {
  type: 'done';
  id: string;
  seq: number;
}

/** Draw in answer to the card of `turn`. The same `id` is never played twice. */
export interface Draw {
  type: 'draw';
  id: string;
  turn: number;
  terrain: Terrain;
  spaces: string[];
  marks?: string[];
  skill?: string;
  extra?: string[];
  extra_terrain?: Terrain | null;
}

/** What the own seat has drawn and nobody else has seen yet. */
export interface Drawing {
  type: 'drawing';
  sheet: number;
  terrain: Terrain;
  spaces: string[];
  marks: string[];
  skill: string;
  extra: string[];
  extra_terrain: Terrain | null;
}

/** One change of a sheet, and the coins that its owner gains by it. */
export interface Drawn {
  seat: number;
  sheet: number;
  terrain: Terrain | null;
  spaces: string[];
  coins: number;
  marks: string[];
  letter: Power | null;
  destroyed: string[];
  also: Terrain | null;
  skill: string;
  paid: number;
}

/** Stars, and the spaces that earn them. */
export interface Earned {
  stars: number;
  spaces: string[];
}

export type Edict = 'A' | 'B' | 'C' | 'D';

/** Agree to end the match now; it ends when all have who play and are not absent. */
export interface EndMatch {
  agree?: boolean;
}

export type Event = MatchStarted | SeasonStarted | CardRevealed | AnswerConfirmed | AnswerTakenBack | AmbushMet | TurnDrawn | DestructionAsked | PowerResolved | SeasonScored | MatchEnded | ClockRanOut | MatchAbandoned;

/** What somebody has made of a round; stars once it is closed. */
export interface EventCell {
  drawing: 'drawing' | 'drawn' | 'late' | 'missing';
  stars: number | null;
  is_best: boolean;
}

/** An event in the list of one's own. */
export interface EventLine {
  event: string;
  name: string;
  club: string;
  is_host: boolean;
  rounds: number;
  round: number;
  stage: 'closed' | 'coming' | 'open';
  opens: number;
  closes: number;
}

/** The events that the asker hosts or takes part in, the newest first. */
export interface EventList {
  events: EventLine[];
  now: number;
}

/** Where an event stands. Who knows this tag already is not told all of it again. */
export interface EventNews {
  now: number;
  tag: string;
  you: EventYou;
  shown: EventShown | null;
}

export interface EventOpened {
  event: string;
}

export interface EventRound {
  stage: 'closed' | 'coming' | 'open';
  options: Required<Options>;
  opens: number;
  closes: number;
  latest: number;
  seal: string;
  seed: string;
  drawn: number;
  drawing: number;
  best: RoundBest | null;
}

/** Somebody in the standings. Equal ones share a place. */
export interface EventRow {
  who: string;
  name: string;
  place: number;
  total: number;
  lost: number;
  cells: EventCell[];
}

/** An event as everybody may know it. */
export interface EventShown {
  event: string;
  name: string;
  club: string;
  by: string;
  length: number;
  pause: number;
  clock: number;
  rounds: EventRound[];
  rows: EventRow[];
}

/** What concerns the asker alone. */
export interface EventYou {
  who: string;
  is_host: boolean;
  is_out: boolean;
  match: string;
  stars: number | null;
  out: RemovedEntrant[];
}

/** A shape in one orientation, and every space on which its first cell may lie. A part of a shape that hangs over the edge (stealth) has one place only: its steps are from A1. */
export interface Fit {
  cells: ([number, number])[];
  at: string[];
}

export interface FreeSeat {
  seat: number;
}

/** The answer to ask_gains: numbers in the order of the offer. For each terrain one list per fit (of a hero: per fit and way to turn it), in it for each space of `at` six numbers: what edicts A, B, C, D, the coins and the monsters would give more or less than now. */
export interface Gains {
  type: 'gains';
  id: string;
  turn: number;
  skill: string;
  gains: Record<string, number[][]>;
}

/** Who sits at the match. */
export interface Gathering {
  status: 'abandoned' | 'closed' | 'open' | 'over' | 'playing';
  options: Required<Options>;
  house: Required<House>;
  host: number | null;
  chairs: Seated[];
  seal: string;
  rematch: string;
  agreed: number[];
}

/** The first message: everything after `since` is wanted, 0 for all. */
export interface Hello {
  type: 'hello';
  since?: number;
}

/** What somebody has counted on a map at the end of a season; told again it is corrected. */
export interface HeraldCounts {
  name: string;
  season: number;
  edicts: [number, number];
  coins: number;
  monsters: number;
  total: number;
  map?: string[];
  typed?: boolean;
}

/** A table that the reader has opened. */
export interface HeraldLine {
  code: string;
  opened: number;
  seats: number;
}

export interface HeraldList {
  heralds: HeraldLine[];
}

export interface HeraldOpened {
  code: string;
}

/** A herald's table, as everybody at it may know it. */
export interface HeraldShown {
  code: string;
  options: Required<Options>;
  edicts: string[];
  skills: string[];
  seasons: SeasonView[];
  walks: boolean;
  enters: boolean;
  seal: string;
  at: number;
  announced: Announcement[];
  season: number;
  counting: number;
  over: boolean;
  clock: number;
  now: number;
  totals: TotalsRow[];
  host: boolean;
  name: string;
  due: number | null;
  enterable: string[];
  seed: string;
}

/** A step of the host: on, back, a card that was turned up, or the clock started and stopped. */
export interface HeraldStep {
  step: 'back' | 'clock' | 'enter' | 'next';
  at: number;
  card?: string;
}

/** A drawing, and what our strongest bot makes of it. */
export interface Hint {
  drawing: Drawing;
  gains: number[];
  expected: number[];
  value: number;
}

/** The answer to ask_hints: the best few drawings, the best one first. */
export interface Hints {
  type: 'hints';
  id: string;
  turn: number;
  hints: Hint[];
  is_quick: boolean;
}

/** What the host decides besides the options of the game. */
export interface House {
  public?: boolean;
  watchers?: boolean;
  clock?: number;
  hints?: boolean;
  lesson?: string;
  deal?: string;
  ranks?: boolean;
  sealed?: number;
  title?: string;
}

/** One thing to do, with one sentence about it. */
export interface LessonStep {
  name: string;
  kind: 'count' | 'destroy' | 'draw' | 'edict' | 'free' | 'read' | 'review';
  turn: number;
  terrain: Terrain | null;
  spaces: string[];
  marks: string[];
  edict: Edict | null;
  about: string;
}

/** What a learner does in a lesson. */
export interface LessonSteps {
  steps: LessonStep[];
}

export interface Lobby {
  matches: LobbyLine[];
}

/** A match as the lobby shows it. */
export interface LobbyLine {
  match: string;
  status: 'abandoned' | 'closed' | 'open' | 'over' | 'playing';
  public: boolean;
  watchers: boolean;
  clock: number;
  seats: number;
  names: string[];
  bots: number;
  options: Required<Options>;
  turn: number;
  season: number;
  updated: number;
  yours: boolean;
  awaited: boolean;
  result: Result | null;
  lesson: string;
  deal: string;
  ranks: boolean;
  sealed: number;
  title: string;
}

/** Who has not answered yet, where nothing else has changed. */
export interface Marks {
  type: 'marks';
  seq: number;
  waiting: number[];
}

/** All have agreed to end the match here. Nobody wins. */
export interface MatchAbandoned {
  type: 'match_abandoned';
}

export interface MatchEnded {
  type: 'match_ended';
  seed: string;
}

export interface MatchStarted {
  type: 'match_started';
  options: Required<Options>;
  edicts: string[];
  skills: string[];
  rules: number;
  content: string;
  seal: string;
  seed: string;
  ambushes: string[];
  heroes: string[];
}

/** Who the server takes the browser for. */
export interface Me {
  name: string;
  known: boolean;
}

export type Message = News | Changes | Yours | Marks | Presence | Done | Refusal | Offered | Counted | Gains | Hints | Preparing;

/** Be the same person on this device as on the one that made the token; it works once. */
export interface Move {
  token: string;
  look?: boolean;
}

/** Where the match stands now, and the events since `hello`. Replaces all that was told before. */
export interface News {
  type: 'news';
  seq: number;
  now: number;
  events: Event[];
  gathering: Gathering;
  table: TableView | null;
  waiting: number[];
  you: You;
}

/** A request that says all by its address. */
export type Nothing = Record<string, never>;

export type Odd = 'closed_mountain' | 'few_mountains' | 'few_ruins' | 'little_room' | 'no_mountains' | 'no_ruins' | 'nook' | 'parts' | 'shut_in';

/** Something that cannot be: a code, which has a sentence, and the spaces that it is about. */
export interface Oddity {
  code: string;
  spaces: string[];
  details: Record<string, string | number>;
}

/** Every terrain may be drawn at every fit. */
export interface Offer {
  sheet: number;
  terrains: Terrain[];
  fits: Fit[];
  fallback: boolean;
  attacks: (([number, number])[])[];
}

/** The answer to ask_offer. */
export interface Offered {
  type: 'offered';
  id: string;
  offer: Offer;
}

/** A deal that somebody opens for others. */
export interface OpenChallenge {
  title: string;
  closes: number;
  options?: Options;
  public?: boolean;
}

/** Open an event: the options of each round, and when the first one begins; 0: each when the host starts it. */
export interface OpenEvent {
  name: string;
  rounds: Options[];
  club?: string;
  opens?: number;
  length?: number;
  pause?: number;
  clock?: number;
}

/** Open a table for people who draw on paper; `options.seats` says how many they are. */
export interface OpenHerald {
  options?: Options;
  names?: string[];
  clock?: number;
  enter?: boolean;
}

/** Open a match; `begin` at once with bots in the other chairs. */
export interface OpenMatch {
  options?: Options;
  house?: House;
  sit?: boolean;
  bots?: string[];
  begin?: boolean;
}

export interface Opened {
  match: string;
  invite: string;
}

/** The choices of a table (R36). Alone, ambushes always follow the solo walk. */
export interface Options {
  seats?: number;
  sheet?: string;
  explore?: string;
  seasons?: string;
  scoring?: string;
  edicts?: string[];
  ambushes?: string[];
  heroes?: string[];
  skills?: string[];
  ruins?: boolean;
  ambush?: 'neighbours' | 'walk';
  reading?: 'fixed' | 'free';
  fallback_terrain?: 'any' | 'card';
  skill_limit?: 'game' | 'season';
  edict_order?: 'given' | 'random';
}

export interface OwnResult {
  rating: number;
  title: string;
  ranks: boolean;
}

/** What the asker has made of a deal. */
export interface OwnTry {
  match: string;
  is_over: boolean;
  ranks: boolean;
  result: Result | null;
}

/** A game on paper with its stars. */
export interface PaperCounted {
  game: Required<PaperGame>;
  sheet: string[];
  seasons: (SeasonCounted | null)[];
  stars: number;
  lost: number;
  rating: number | null;
  title: string;
  record: string;
}

/** One player's game. A season that is not known is none. */
export interface PaperGame {
  options: Options;
  seasons: (PaperSeason | null)[];
  name?: string;
}

/** A game on paper as text. */
export interface PaperRecord {
  record: string;
}

/** A map at the end of a season, or in the middle of it, and how it came about. */
export interface PaperSeason {
  map: string[];
  coins?: number;
  cards?: string[];
  is_whole?: boolean;
}

/** What the monsters of a Heroes ambush do; also the layer of the sheet that keeps their letter. */
export type Power = 'dragon' | 'gorgon' | 'troll' | 'zombie';

export interface PowerResolved {
  type: 'power_resolved';
  card: string;
  drawings: Drawn[];
}

/** Strong bots are being prepared, once on a machine; until then simpler ones answer. At 100 they are ready. */
export interface Preparing {
  type: 'preparing';
  percent: number;
  seconds: number;
}

/** Who is there now, and who is not. */
export interface Presence {
  type: 'people';
  here: number[];
  watchers: number;
  away: Away[];
  patience: number;
}

/** A finished map in colour. */
export interface PrintPoster {
  map: string[];
  title: string;
  lines?: string[];
  paper?: 'a4' | 'letter';
}

/** Sheets to draw on. */
export interface PrintSheets {
  sheets: PrintedSheet[];
  words: SheetWords;
  paper?: 'a4' | 'letter';
  per_page?: 1 | 2;
  link?: string;
  page?: number;
}

/** All cards and sheets, and what may be chosen. */
export interface Printed {
  content: string;
  explore: Record<string, PrintedExplore>;
  ruins: Record<string, PrintedRuins>;
  ambushes: Record<string, PrintedAmbush>;
  heroes: Record<string, PrintedHero>;
  scoring: Record<string, PrintedScoring>;
  skills: Record<string, PrintedSkill>;
  seasons: Record<string, SeasonView[]>;
  sheets: Record<string, string[]>;
  sheet_sets: Record<string, string>;
  titles: ([string, number])[];
  presets: Record<string, Options>;
  editions: Record<string, string>;
  choices: Record<string, string[]>;
  bots: string[];
  most_seats: number;
  most_coins: number;
}

export interface PrintedAmbush {
  set: string;
  cells: ([number, number])[];
  arrow: Arrow;
  corner: Corner;
  power: Power | null;
}

export interface PrintedDiagram {
  rows: string[];
  earning: ([number, number])[];
}

export interface PrintedExplore {
  set: string;
  time: number;
  terrains: Terrain[];
  shapes: PrintedShape[];
}

export interface PrintedHero {
  set: string;
  attacks: ([number, number])[];
}

/** One page to look at before it is printed, and how many there are. */
export interface PrintedPage {
  svg: string;
  pages: number;
  space: number;
}

export interface PrintedRuins {
  set: string;
}

export interface PrintedScoring {
  set: string;
  category: Category;
  solo: number;
  diagram: PrintedDiagram | null;
}

export interface PrintedShape {
  cells: ([number, number])[];
  coin: boolean;
}

/** A sheet by its letter or its code, and what it is called. */
export interface PrintedSheet {
  sheet: string;
  title: string;
}

export interface PrintedSkill {
  cost: number;
  cells: ([number, number])[] | null;
  adds: boolean;
  hangs: boolean;
  both: boolean;
}

/** Let the open round last so many seconds longer (host). */
export interface Prolong {
  seconds: number;
}

/** All puzzles at a glance, and how the asker does. */
export interface PuzzleList {
  puzzles: number;
  answered: number;
  solved: number;
  rating: number;
  streak: number;
  longest: number;
  day: string;
  is_day_answered: boolean;
  themes: PuzzleTheme[];
}

/** The puzzle that fits the asker best. */
export interface PuzzleNext {
  puzzle: string;
}

/** What an edict, the coins or the monsters give as the map lies: before, after the best drawing, after the own. */
export interface PuzzleReason {
  card: string;
  before: number;
  best: number;
  answer: number;
  left: number;
  lead: number | null;
}

/** A puzzle as its solver sees it; with the verdict where it was answered before. */
export interface PuzzleShown {
  puzzle: string;
  rating: number;
  news: News;
  counted: Counted;
  verdict: PuzzleVerdict | null;
}

/** What puzzles are about, how many there are, and how many of them the asker has answered and solved. */
export interface PuzzleTheme {
  theme: string;
  puzzles: number;
  answered: number;
  solved: number;
}

/** What became of an answer. */
export interface PuzzleVerdict {
  puzzle: string;
  themes: string[];
  is_solved: boolean;
  answer: Drawing;
  best: Drawing;
  place: number;
  behind: number;
  lead: number;
  reasons: PuzzleReason[];
  rest: number;
  before: number;
  after: number;
}

/** A try in the ranking. Equal ones share a place. */
export interface Ranked {
  place: number;
  name: string;
  rating: number;
  yours: boolean;
  match: string;
}

/** A part of the ranking. */
export interface RankedPage {
  tries: number;
  rows: Ranked[];
}

/** How a try stands among those of the same deal. */
export interface Ranking {
  tries: number;
  place: number | null;
  worse: number;
  first: Ranked[];
  around: Ranked[];
  best: BestMap | null;
}

/** How others reach the server; told to this machine only. */
export interface Reach {
  address: string;
  only_here: boolean;
}

/** The message was refused and changed nothing. */
export interface Refusal {
  type: 'refusal';
  code: string;
  details: Record<string, string | number>;
  id: string;
}

/** The answer to a request that was refused. */
export interface Refused {
  refused: string;
  details: Record<string, string | number>;
}

/** Let somebody take part no more, or again (host). */
export interface RemoveEntrant {
  who: string;
  is_out?: boolean;
}

export interface RemovedEntrant {
  who: string;
  name: string;
}

export type Request = Hello | Draw | Destroy | Dodge | TakeBack | Return | AskOffer | AskCount | AskGains | AskHints;

/** What a finished match was for one of its people. */
export interface Result {
  stars: number;
  place: number;
  map: string[];
  title: string;
  rating: number | null;
  edicts: string[];
  scores: Score[];
  luck: number | null;
  lost: number | null;
}

/** Play the own seat again that was handed to a bot. */
export interface Return {
  type: 'return';
  id: string;
}

/** A turn of one seat: what it drew, what would have been best, and the stars it gave away or spared a neighbour. */
export interface Reviewed {
  turn: number;
  season: number;
  card: string;
  drawn: Hint;
  best: Hint;
  lost: number;
  luck: number;
}

/** The best map of a round that is closed. */
export interface RoundBest {
  names: string[];
  stars: number;
  map: string[];
}

/** What a season gave. */
export interface Score {
  edicts: [number, number];
  coins: number;
  monsters: number;
  total: number;
}

/** What a map earns at the end of a season, and where. */
export interface SeasonCounted {
  edicts: Earned[];
  monsters: Earned;
  scores: [number, number];
  coins: number;
  total: number;
  oddities: Oddity[];
}

/** What one sheet earned at the end of one season (R25). */
export interface SeasonScore {
  edicts: [number, number];
  coins: number;
  monsters: number;
}

export interface SeasonScored {
  type: 'season_scored';
  scores: SeasonScore[];
}

export interface SeasonStarted {
  type: 'season_started';
  season: number;
  hidden: number;
  deck: string[];
}

export interface SeasonView {
  id: string;
  time: number;
  edicts: [Edict, Edict];
}

export interface SeasonWords {
  spring: string;
  summer: string;
  fall: string;
  winter: string;
}

export interface SeatBot {
  seat: number;
  bot: string;
}

/** A chair as everybody sees it. */
export interface Seated {
  name: string;
  bot: string;
}

export interface SetName {
  name: string;
}

/** Let everybody who has a link read one's games, or no longer. */
export interface Share {
  share: boolean;
}

/** The games of somebody who shares them; who else sat there is not told. */
export interface SharedGames {
  name: string;
  matches: LobbyLine[];
}

/** What a link to one's games ends with; empty where they are not shared. */
export interface Sharing {
  token: string;
}

/** Something that is odd about a sheet, and where. */
export interface SheetOddity {
  odd: Odd;
  grave: boolean;
  count: number;
  spaces: string[];
}

/** A sheet that can be played. */
export interface SheetShown {
  sheet: string;
  map: string[];
  oddities: SheetOddity[];
}

/** One map with what belongs to it. */
export interface SheetView {
  map: string[];
  marks: string[];
  coins: number;
  paid: number;
  skills: string[];
  scores: Score[];
  stars: number;
}

/** What is written on a sheet. */
export interface SheetWords {
  name: string;
  day: string;
  coins: string;
  edicts: string;
  total: string;
  scan: string;
  note: string;
  seasons: SeasonWords;
  terrains: TerrainWords;
}

export interface SitDown {
  invite?: string;
  seat?: number | null;
}

/** The answer to a puzzle. It is given once. */
export interface Solve {
  terrain: Terrain;
  spaces: string[];
  marks?: string[];
}

export interface Standing {
  seat: number;
  place: number;
  stars: number;
  lost: number;
}

/** One moment of a match that can be shown again. */
export interface Step {
  seq: number;
  event: string;
  turn: number;
  season: number;
}

export interface Steps {
  steps: Step[];
}

/** Days in a row with a map that counts. */
export interface Streak {
  now: number;
  longest: number;
  days: boolean[];
}

/** All that lies open. */
export interface TableView {
  edicts: string[];
  skills: string[];
  seasons: SeasonView[];
  season: number;
  revealed: string[];
  time: number;
  hidden: number;
  ruins: boolean;
  turn: number;
  card: string;
  task: string;
  dodgers: number[];
  powers: string[];
  over: boolean;
  sheets: SheetView[];
  asked: number;
  due: number | null;
  standings: Standing[];
  rating: number | null;
  title: string;
  seed: string;
}

export interface TakeBack {
  type: 'take_back';
  id: string;
  turn: number;
}

export interface Target {
  type: 'target';
  sheet: number;
  space: string[];
}

/** The spaces of which one is to be destroyed. */
export interface Targets {
  sheet: number;
  spaces: string[];
}

/** What the seats that the table waits for are asked to do. */
export type Task = '' | 'destroy' | 'dodge' | 'draw';

/** What a player may draw. The order is that of the first layers of a sheet. */
export type Terrain = 'farm' | 'forest' | 'hero' | 'monster' | 'village' | 'water';

export interface TerrainWords {
  forest: string;
  village: string;
  farm: string;
  water: string;
  monster: string;
}

export interface Token {
  token: string;
}

/** What one of the people has counted so far. */
export interface TotalsRow {
  name: string;
  place: number;
  scores: (Score | null)[];
  stars: number;
  lost: number;
  late: boolean;
  yours: boolean;
  map: string[];
  rating: number | null;
  title: string;
}

/** What a bot makes of a sheet: its mean rating in some games alone, and on sheet A with the same deals. */
export interface Tried {
  bot: string;
  games: number;
  rating: number;
  usual: number;
  left: number[];
}

export interface TurnDrawn {
  type: 'turn_drawn';
  drawings: Drawn[];
}

/** What a review made of a finished match: stars that the cards brought, and that were given away. */
export interface Weighed {
  luck: number;
  lost: number;
}

/** What concerns the reader alone. */
export interface You {
  seat: number | null;
  host: boolean;
  invite: string;
  answer: Drawing | Target | Dodging | null;
  offer: Offer | null;
  targets: Targets | null;
  skills: string[];
  drawn_by: number | null;
  removed: string[];
}

/** What concerns the reader alone, where that has changed; `waiting` where it does not belong to changes. */
export interface Yours {
  type: 'yours';
  seq: number;
  you: You;
  waiting: number[] | null;
}
