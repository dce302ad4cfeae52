/** The herald's pages in one piece. */
export { default as Herald } from './Herald.svelte';
export { default as HeraldSetup } from './HeraldSetup.svelte';
