/** "Continue this adventure", for screens: the code behind it is loaded with the press. */
import type { Story } from '@tuckaway/domain';

/** The history state with which a screen opens /create-story. */
export interface CreateFormVisit {
  /** Whether the story is written at once, without another press. */
  start: boolean;
  /** The id of the remembered child for whom the form begins anew; with `start`, what it does not know is chosen by chance. */
  child?: string;
}

/** Fills in the create form for the next episode. If its code cannot be loaded, the draft stays as it was and `start` is false. */
export async function prepareNextEpisode(story: Story, { start }: CreateFormVisit): Promise<CreateFormVisit> {
  const episodes = await import('./episodes.ts').catch(() => null);
  episodes?.draftNextEpisode(story);
  return { start: start && episodes !== null };
}
