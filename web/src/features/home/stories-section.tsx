import { STORY_LABELS } from '@tuckaway/domain';
import { lazy, type ReactNode, useDeferredValue, useMemo, useRef, useState } from 'react';
import { EmptyPicture } from '../../art/index.ts';
import { useSyncState } from '../../data/outbox/page/sync-state.ts';
import { useSession } from '../../data/session/session.ts';
import { Button } from '../../ui/form/button.tsx';
import { Late } from '../../ui/late.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useMounted } from '../../ui/use-mounted.ts';
import { useHiddenStories } from '../reader/api/hidden/hidden-stories.ts';
import { useFeaturedStories } from '../reader/api/stories/curated-stories.ts';
import { useHearts } from '../reader/use-hearts.ts';
import { groupByAge } from './age-groups.ts';
import type { Find, FinderProps } from './finder.tsx';
import { EMPTY_TITLE, NOT_HERE_YET, NOT_REACHED, STORIES_ID, STORIES_TITLE } from './messages.ts';
import { StoryCard } from './story-card.tsx';
import { useStableList } from './use-stable-list.ts';

/** Late, as its place is kept and the stories come first. */
const Finder = lazy(async () => ({ default: (await import('./finder.tsx')).Finder }));

const GRID = 'm-0 grid list-none grid-cols-2 gap-3 p-0 large-text:grid-cols-1 sm:grid-cols-3 sm:gap-5 lg:grid-cols-4 lg:gap-6';

/** Cards of a group in the prerendered page: each takes 3 KB there, and the build allows 2 MB. */
const FIRST_CARDS = 24;

export function StoriesSection() {
  return (
    <section
      id={STORIES_ID}
      aria-labelledby="stories-title"
      className="page-margin mx-auto max-w-6xl scroll-mt-6 pt-10 pb-12 sm:pt-14 sm:pb-20"
    >
      <h2 id="stories-title" tabIndex={-1} className="font-display text-head font-semibold">
        {STORIES_TITLE}
      </h2>
      <p className="mt-1 mb-3 text-label text-soft sm:mb-5">{STORY_LABELS.curated}</p>
      <Stories />
    </section>
  );
}

function Stories() {
  const { data: latest, isPending, isFetching, refetch } = useFeaturedStories();
  const grid = useRef<HTMLDivElement>(null);
  const stories = useStableList(latest, grid);
  const ids = useMemo(() => stories?.map((story) => String(story.id)) ?? [], [stories]);
  const heartOf = useHearts(ids);
  const hidden = useHiddenStories();
  const { online } = useSyncState();
  const [find, setFind] = useState<Find | null>(null);
  const shown = useMemo(() => stories?.filter(({ id }) => !hidden.has(String(id))) ?? [], [stories, hidden]);
  const groups = useMemo(() => groupByAge(shown), [shown]);
  const found = useMemo(() => find?.(shown) ?? null, [find, shown]);
  // At once within the app, where the browser goes back to the card that was pressed.
  const last = useDeferredValue(Number.POSITIVE_INFINITY, useMounted() ? Number.POSITIVE_INFINITY : FIRST_CARDS);

  if (isPending) {
    return (
      <div role="status">
        <span className="sr-only">Loading stories</span>
        <FinderPlace />
        <ul className={GRID}>
          {/* Three cards while the list loads (specification section 9). */}
          {[1, 2, 3].map((card) => (
            <SkeletonCard key={card} />
          ))}
        </ul>
      </div>
    );
  }
  // A list that is already shown stays when a refetch fails.
  if (stories === undefined) {
    return (
      <Notice {...(online ? NOT_REACHED : NOT_HERE_YET)}>
        <Button variant="secondary" onClick={() => void refetch()} busy={isFetching}>
          Try Again
        </Button>
      </Notice>
    );
  }
  if (shown.length === 0) {
    const why = stories.length === 0 ? 'We’re writing the first ones.' : 'The ones you reported stay hidden.';
    return <Notice kind="soon" title={EMPTY_TITLE} text={`${why} Check back soon, or make one of your own.`} />;
  }

  return (
    <>
      <FinderPlace stories={shown} found={found} onFind={(next) => setFind(() => next)} />
      <div ref={grid}>
        {groups.map(({ title, stories: group }) => {
          const cards = group.filter(({ id }) => found?.has(id) ?? true).slice(0, last);
          if (cards.length === 0) return null;
          return (
            <div key={title} className="mb-7 sm:mb-10">
              <h3 className="mb-3 font-display text-title font-semibold">{title}</h3>
              <ul className={GRID}>
                {cards.map((story) => (
                  <StoryCard key={story.id} story={story} {...heartOf(String(story.id), story.title)} />
                ))}
              </ul>
            </div>
          );
        })}
      </div>
    </>
  );
}

/** Keeps the finder's height until it shows: it depends on today's date, which the prerendered page cannot know. */
function FinderPlace(props: FinderProps | { stories?: never }) {
  const signedIn = useSession().status === 'signed-in';
  const mounted = useMounted();
  return (
    <div className={`mb-6 sm:mb-8 ${signedIn ? 'min-h-58 sm:min-h-28' : 'min-h-71 sm:min-h-41'}`}>
      {mounted && props.stories && (
        // An error in it leaves the stories in place.
        <Late onError={() => props.onFind(null)}>
          <Finder {...props} />
        </Late>
      )}
    </div>
  );
}

function SkeletonCard() {
  return (
    <li data-testid="story-skeleton" className="overflow-hidden rounded-card border border-edge bg-sheet shadow-card">
      <Skeleton className="aspect-4/5 rounded-none!" />
      <div className="px-3 pt-4 pb-3.5">
        <Skeleton className="h-4 w-20" />
        <Skeleton className="mt-2 h-8 w-full" />
        <Skeleton className="mt-4 h-4 w-2/3" />
      </div>
    </li>
  );
}

function Notice(props: { kind: 'soon' | 'error' | 'offline'; title: string; text: string; children?: ReactNode }) {
  return (
    <div role={props.kind === 'soon' ? undefined : 'alert'} className="sheet mx-auto max-w-2xl px-6 py-10 text-center sm:px-12 sm:py-14">
      <EmptyPicture kind={props.kind} />
      <h3 className="mt-6 font-display text-title font-semibold">{props.title}</h3>
      <p className="mx-auto mt-2 max-w-[44ch] text-soft">{props.text}</p>
      {props.children && <div className="mt-6">{props.children}</div>}
    </div>
  );
}
