/** What keys do in a replay. */
import type { Walk } from './replay.svelte';

/** Does what a key asks for; true where it asked for something. */
export function pressKey(event: KeyboardEvent, replay: Walk): boolean {
  if (event.metaKey || event.ctrlKey || event.altKey) return false;
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest('dialog, select, textarea, input:not([type=range]), [role=grid]')) return false;
  switch (event.key) {
    case 'ArrowLeft':
      replay.walk(-1);
      return true;
    case 'ArrowRight':
      replay.walk(1);
      return true;
    case 'Home':
      replay.go(0);
      return true;
    case 'End':
      replay.go(replay.steps.length - 1);
      return true;
    case ' ':
      if (target?.closest('button, a, summary')) return false;
      replay.play(!replay.isPlaying);
      return true;
    default:
      return false;
  }
}
