/** How much room there is. The names are those of the design. */
export type Layout = 'wide' | 'middle' | 'narrow' | 'landscape';

let shown = $state<Layout>('wide');
let still = $state(false);

export const layout = (): Layout => shown;
/** Whether the system asks for less motion. */
export const isStill = (): boolean => still;

export function startLayout(): void {
  const wide = matchMedia('(min-width: 1280px) and (min-height: 520px)');
  const landscape = matchMedia('(min-width: 560px) and (max-height: 519px)');
  const middle = matchMedia('(min-width: 840px)');
  const calm = matchMedia('(prefers-reduced-motion: reduce)');
  const follow = (): void => {
    shown = wide.matches ? 'wide' : landscape.matches ? 'landscape' : middle.matches ? 'middle' : 'narrow';
    still = calm.matches;
    document.documentElement.dataset.layout = shown;
  };
  document.documentElement.style.setProperty('--bar', `${barWidth()}px`);
  for (const query of [wide, landscape, middle, calm]) query.addEventListener('change', follow);
  follow();
}

/** How wide a thin scrollbar is: nothing where it lies over what it scrolls. */
function barWidth(): number {
  const scrolling = document.createElement('div');
  scrolling.style.cssText = 'position: absolute; visibility: hidden; overflow-y: scroll; scrollbar-width: thin';
  document.body.append(scrolling);
  const width = scrolling.offsetWidth - scrolling.clientWidth;
  scrolling.remove();
  return width;
}
