import type { CuratedStorySummary } from '@tuckaway/domain';
import { ButtonLink } from '../../ui/form/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useChildMode } from '../parents/api/child-mode.ts';
import { useFeaturedStories } from './api/stories/curated-stories.ts';
import { BACK_TO_STORIES, ONE_MORE } from './messages.ts';

/** At the end of a story: the curated one that follows it. A child goes back to its shelf. */
export function OneMore({ storyId }: { storyId: string }) {
  const childMode = useChildMode();
  const { data: stories = [] } = useFeaturedStories();
  const next = childMode ? undefined : storyAfter(storyId, stories);
  return (
    <ButtonLink to={next ? `/story/${next.id}` : '/'} variant="secondary" size="sm">
      <Icon name="book" />
      {next ? ONE_MORE : BACK_TO_STORIES}
    </ButtonLink>
  );
}

/** The next story of home's list, after the last one the first; none if the list is not there. */
function storyAfter(id: string, stories: readonly CuratedStorySummary[]): CuratedStorySummary | undefined {
  const next = stories[(stories.findIndex((one) => String(one.id) === id) + 1) % stories.length];
  return String(next?.id) === id ? undefined : next;
}
