/** Light or dark: what the system asks for, until somebody says otherwise. */
export type Theme = 'light' | 'dark';

const KEPT = 'cartographers.theme';
let shown = $state<Theme>('light');

export const theme = (): Theme => shown;

export function startTheme(): void {
  const system = matchMedia('(prefers-color-scheme: dark)');
  const follow = (): void => show(chosen() ?? (system.matches ? 'dark' : 'light'));
  system.addEventListener('change', follow);
  addEventListener('beforeprint', () => paint('light'));
  addEventListener('afterprint', () => paint(shown));
  follow();
}

export function turnTheme(): void {
  const next = shown === 'dark' ? 'light' : 'dark';
  try {
    localStorage.setItem(KEPT, next);
  } catch {
    // The choice holds for this visit.
  }
  show(next);
}

function chosen(): Theme | null {
  try {
    const kept = localStorage.getItem(KEPT);
    return kept === 'light' || kept === 'dark' ? kept : null;
  } catch {
    return null;
  }
}

function show(next: Theme): void {
  shown = next;
  paint(next);
}

/** What something looks like in the light, whatever is shown; nothing flickers, for it is read at once. */
export function inLight<Looked>(look: () => Looked): Looked {
  paint('light');
  try {
    return look();
  } finally {
    paint(shown);
  }
}

function paint(next: Theme): void {
  document.documentElement.dataset.theme = next;
}
