import type { CuratedStory, CuratedStorySummary } from '@tuckaway/domain';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../../ui/form/button.tsx';
import { useChildMode } from '../../parents/api/child-mode.ts';
import { useFeaturedStories } from '../api/stories/curated-stories.ts';
import { BACK_TO_STORIES, ONE_MORE } from '../messages.ts';
import { More } from '../more.tsx';

/** At the end of a curated story: one more, and folded what does not lead to sleep. A child goes back to its shelf. */
export function AfterCurated({ story, keep }: { story: CuratedStory; keep: ReactNode }) {
  const childMode = useChildMode();
  const { data: stories = [] } = useFeaturedStories();
  const next = childMode ? undefined : storyAfter(story, stories);
  const back = (variant: 'secondary' | 'quiet') => (
    <ButtonLink to="/" variant={variant} size="sm">
      {BACK_TO_STORIES}
    </ButtonLink>
  );
  return (
    <div className="flex flex-wrap items-center gap-x-3">
      {next ? (
        <ButtonLink to={`/story/${next.id}`} variant="secondary" size="sm">
          {ONE_MORE}
        </ButtonLink>
      ) : (
        back('secondary')
      )}
      {!childMode && (
        <More storyId={String(story.id)} className="open:basis-full">
          {next && back('quiet')}
          {keep}
        </More>
      )}
    </div>
  );
}

/** The next story of home's list, after the last one the first; none if the list is not there. */
function storyAfter({ id }: CuratedStory, stories: readonly CuratedStorySummary[]): CuratedStorySummary | undefined {
  const next = stories[(stories.findIndex((one) => one.id === id) + 1) % stories.length];
  return next?.id === id ? undefined : next;
}
