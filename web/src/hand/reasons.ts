/** Why a ghost does not fit, in the order in which people would say it. It only explains what the offer has decided. */
import { isFilled, type Plot } from '../map/notation';
import { isOnSheet, nameOf, spaceAt, type Cell, type Space } from '../map/spaces';

export type ReasonName = 'off' | 'taken' | 'ruins' | 'walk' | 'single' | 'skill' | 'shape';

export interface Reason {
  name: ReasonName;
  guilty: Space[];
  spaces: string;
}

export interface Circumstances {
  mayHang: boolean;
  isRuinsDue: boolean;
  isFallback: boolean;
  isWalk: boolean;
  isExtra: boolean;
}

export function reasonOf(cells: readonly Cell[], plots: readonly Plot[], around: Circumstances): Reason {
  const inside = cells.filter(isOnSheet).map(spaceAt);
  const taken = inside.filter((space) => isFilled(plots[space]));
  const reason = (name: ReasonName, guilty: Space[] = []): Reason => ({
    name,
    guilty,
    spaces: guilty.map(nameOf).join(', '),
  });
  if (inside.length === 0 || (inside.length < cells.length && !around.mayHang)) return reason('off', taken);
  if (taken.length) return reason('taken', taken);
  if (around.isExtra) return reason('skill');
  if (around.isFallback) return reason('single');
  if (around.isRuinsDue && !inside.some((space) => plots[space]?.isRuins)) return reason('ruins');
  if (around.isWalk) return reason('walk');
  return reason('shape');
}
