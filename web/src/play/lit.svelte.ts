/** Which edict lights the map: the one pointed at, else the one pressed. */
import type { Edict } from '../protocol';

export type Light = Edict | 'monsters';

export class Lit {
  pressed = $state<Light | null>(null);
  private pointed = $state<Light | null>(null);

  get shown(): Light | null {
    return this.pointed ?? this.pressed;
  }

  point(light: Light | null): void {
    this.pointed = light;
  }

  press(light: Light): void {
    this.pressed = this.pressed === light ? null : light;
    this.pointed = null;
  }

  clear(): void {
    this.pressed = this.pointed = null;
  }
}
