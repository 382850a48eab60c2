import type { CuratedStorySummary } from '@tuckaway/domain';
import { useBegunStories } from '../../data/reading/recently-read.ts';
import { FINDER } from './messages.ts';
import { MakeOneTile, StoryTile, Tile } from './tiles.tsx';

/** The curated story that was begun last and is still published; otherwise the way to the user's own stories. */
export function BegunTile({ stories }: { stories: readonly CuratedStorySummary[] }) {
  const begun = useBegunStories();
  if (begun === undefined) return <Tile />;
  for (const { storyId, page, pageCount } of begun) {
    const story = stories.find(({ id }) => String(id) === storyId);
    if (story) return <StoryTile story={story} label={FINDER.begun(page, pageCount)} icon="book" />;
  }
  return <MakeOneTile />;
}
