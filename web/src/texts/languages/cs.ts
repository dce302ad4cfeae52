const files: Record<string, string> = import.meta.glob(
  '../../../../src/cartographers/locales/cs/{cards,refusals,log,play,web,lobby}.ftl',
  { query: '?raw', import: 'default', eager: true },
);

export const sources: readonly string[] = Object.values(files);
