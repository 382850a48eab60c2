import type { CuratedStorySummary } from '@tuckaway/domain';
import { useBegunStories } from '../../data/reading/recently-read.ts';
import { FINDING } from './finder-messages.ts';
import { MakeOneTile, StoryTile, Tile } from './tonight.tsx';

/** The story that was begun last and is still here; else the way to one of their own. */
export function BegunTile({ stories }: { stories: readonly CuratedStorySummary[] }) {
  const begun = useBegunStories();
  if (begun === undefined) return <Tile />;
  for (const { storyId, page, pageCount } of begun) {
    const story = stories.find(({ id }) => String(id) === storyId);
    if (story) return <StoryTile story={story} label={FINDING.begun(page, pageCount)} icon="book" />;
  }
  return <MakeOneTile />;
}
