const files: Record<string, string> = import.meta.glob(
  '../../../../src/cartographers/locales/de/{cards,refusals,log,play,web,lobby}.ftl',
  { query: '?raw', import: 'default', eager: true },
);

export const sources: readonly string[] = Object.values(files);
