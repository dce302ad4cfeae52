/** All pages of events in one piece: they share most of their parts. */
export { default as Event } from './Event.svelte';
export { default as Events } from './Events.svelte';
export { default as OpenEvent } from './OpenEvent.svelte';
export { default as Projector } from './Projector.svelte';
