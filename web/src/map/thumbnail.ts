/** A map at thumbnail size: two paths a terrain, so that a hundred of them are no burden. */
import { plotsOf, type Ground } from './notation';
import { cellOf } from './spaces';

export interface Patch {
  ground: Ground | 'ruins';
  wash: string;
  mark: string;
}

const MARKS: Readonly<Partial<Record<Ground | 'ruins', string>>> = {
  forest: 'm5 1.800l3.200 6.200h-6.400z',
  village: 'm2 8.500v-3.500l3-3l3 3v3.500z',
  farm: 'm2 8l6-6',
  water: 'm1.500 5.500q1.700-2.500 3.500 0t3.500 0',
  both: 'm2 8.500v-3.500l3-3l3 3v3.500z',
  monster: 'm2 2l3 6l3-6l-3 2z',
  mountain: 'm1 8.500l4-7l4 7z',
  hero: 'm5 1.500l3.500 1.500v2.500q-.500 2.500-3.500 3.500q-3-1-3.500-3.500v-2.500z',
  ruins: 'm3 8v-4a2 2 0 0 1 4 0v4',
};

const cache = new Map<string, Patch[]>();

/** The patches of a map, one for each kind of ground. The same map is worked out once. */
export function patchesOf(map: readonly string[]): Patch[] {
  const key = map.join('');
  const known = cache.get(key);
  if (known) return known;
  if (cache.size > 400) cache.clear();
  const patches = new Map<Ground | 'ruins', Patch>();
  plotsOf(map).forEach((plot, space) => {
    const ground = plot.ground === 'empty' && plot.isRuins ? 'ruins' : plot.ground;
    if (ground === 'empty') return;
    const [row, column] = cellOf(space);
    const patch = patches.get(ground) ?? { ground, wash: '', mark: '' };
    const corner = `M${column * 10} ${row * 10}`;
    if (ground !== 'ruins') patch.wash += `${corner}h10v10h-10z`;
    const mark = MARKS[ground];
    if (mark) patch.mark += corner + mark;
    patches.set(ground, patch);
  });
  const found = [...patches.values()];
  cache.set(key, found);
  return found;
}
