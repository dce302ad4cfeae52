/** A table that is being thought of: its options and what the host decides besides. */
import type { Arrange, House, Options, Printed } from '../protocol';
import { edictsIn, NEW_HOUSE, withRuins, type Chosen, type Preset, type Rules } from './choices';

export class Draft {
  options: Chosen;
  house: Required<House>;

  constructor(options: Chosen, house: Required<House> = NEW_HOUSE) {
    this.options = $state({ ...options });
    this.house = $state({ ...house });
  }

  /** Plays as a preset says; the seats stay. */
  take(preset: Preset): void {
    this.options = { ...preset.options, seats: this.options.seats };
  }

  /** Plays with something else; ruins cards come along where games are mixed. */
  change(facts: Printed, changes: Partial<Rules>): void {
    const after = { ...this.options, ...changes };
    this.options = 'ruins' in changes ? after : withRuins(this.options, after, facts);
  }

  takeScoring(facts: Printed, scoring: string): void {
    this.change(facts, { scoring, edicts: edictsIn(facts, this.options.edicts, scoring) });
  }

  /** What is sent. A field that was left empty is sent as nothing, so that the server says what is wrong. */
  arranged(): Required<Arrange> {
    const options: Options = { ...$state.snapshot(this.options), seats: this.options.seats || 0 };
    return { options, house: { ...$state.snapshot(this.house), clock: this.house.clock || 0 } };
  }
}
