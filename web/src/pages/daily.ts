/** The puzzle and the maps of days in one piece: they share most of their parts, and fewer files are fewer requests. */
export { default as Days } from './Days.svelte';
export { default as Deal } from './Deal.svelte';
export { default as Puzzle } from './Puzzle.svelte';
