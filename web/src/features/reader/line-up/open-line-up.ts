/** Which story of the line-up can be opened now. It is loaded meanwhile, so that it opens at once. */
import { isStoryId } from '@tuckaway/domain';
import { StoryAccessDenied, StoryNotFound } from '../../../data/device/errors.ts';
import { CallFailed } from '../../../data/http/call.ts';
import { currentUid } from '../../../data/session/session.ts';
import { reportedBy } from '../api/hidden/hidden-lists.ts';
import { following, type LinedUp, linedUp, markDone, takeOutOfLineUp } from '../api/reading/line-up.ts';
import { fetchCuratedStory } from '../api/stories/curated-stories.ts';
import { getStory } from '../api/stories/family-stories.ts';

/**
 * The first of the stories that can be opened, from the network or from this device; null if there is none. Stories that were deleted or hidden leave
 * the line-up. Never rejects.
 */
export async function firstToOpen(stories: readonly LinedUp[]): Promise<LinedUp | null> {
  for (const story of stories) if (await canOpen(story.storyId)) return story;
  return null;
}

/** The story after one that was heard to its end, null if none can be opened; without waiting if the line-up has none. */
export function storyAfter(storyId: string): Promise<LinedUp | null> | null {
  markDone(storyId);
  const rest = following(linedUp(), storyId);
  return rest.length === 0 ? null : firstToOpen(rest);
}

async function canOpen(storyId: string): Promise<boolean> {
  if (isHidden(storyId)) {
    takeOutOfLineUp(storyId);
    return false;
  }
  try {
    await (isStoryId(storyId) ? getStory(storyId) : fetchCuratedStory(storyId));
    return true;
  } catch (error) {
    if (isGone(error)) takeOutOfLineUp(storyId);
    return false;
  }
}

const isHidden = (storyId: string): boolean =>
  [null, currentUid()].some((owner) => reportedBy(owner).some((story) => story.storyId === storyId && story.hidden));

/** Whether a story will not come back, as when it was deleted. */
export function isGone(error: unknown): boolean {
  return error instanceof StoryNotFound || error instanceof StoryAccessDenied || (error instanceof CallFailed && error.status === 404);
}
