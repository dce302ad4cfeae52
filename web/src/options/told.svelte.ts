/** Which part of the form was refused, and why. */
import type { RefusedError } from '../shell/api';
import { printed } from '../shell/cards.svelte';
import { isStill } from '../shell/layout.svelte';
import { reasonOf } from '../start/wish.svelte';
import { nameOfThing, t } from '../texts/texts.svelte';
import { fieldOf, type Field } from './choices';

export const TOLD = Symbol('what was refused');

export class Told {
  constructor(private readonly refusal: () => RefusedError | null) {}

  get field(): Field | null {
    const refusal = this.refusal();
    return refusal ? fieldOf(refusal.code, refusal.details, printed()) : null;
  }

  /** The sentence; what it names is named in the reader's language. */
  get text(): string {
    const refusal = this.refusal();
    if (!refusal) return '';
    const details = { ...refusal.details };
    if (typeof details.set === 'string') details.set = nameOfThing('set', details.set);
    if (typeof details.option === 'string') details.option = t(`options-${details.option.replaceAll('_', '-')}`);
    return reasonOf(refusal.code, details);
  }

  show(place: HTMLElement): void {
    // The fold around it may open only now.
    requestAnimationFrame(() => {
      place.focus({ preventScroll: true });
      place.scrollIntoView({ block: 'center', behavior: isStill() ? 'auto' : 'smooth' });
    });
  }
}
