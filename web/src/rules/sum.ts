/** The season that the rules add up. */
const edicts = [
  { edict: 'A', card: 'canal_lake', stars: 5 },
  { edict: 'B', card: 'sentinel_wood', stars: 3 },
] as const;
const [coins, monsters] = [2, -3];

export const SUM = {
  season: 'spring',
  edicts,
  coins,
  monsters,
  total: edicts.reduce((sum, { stars }) => sum + stars, 0) + coins + monsters,
} as const;
