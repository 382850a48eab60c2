/** What a user sees while the story is written. Loaded late, so that it does not weigh on the form. */
export { followFirstPages } from './first-pages.ts';
export { StoryProgress } from './story-progress.tsx';
