/** All that a lesson brings to the table, in one piece that other games do not load. */
export { Lesson } from './lesson.svelte';
export { default as AskLeaving } from './AskLeaving.svelte';
export { default as LegendMarks } from './LegendMarks.svelte';
export { default as LessonSlip } from './LessonSlip.svelte';
