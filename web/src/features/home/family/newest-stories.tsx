import { childrenNames, type Story } from '@tuckaway/domain';
import { Link } from 'react-router-dom';
import { Icon } from '../../../ui/icon.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { LateStoryCover } from '../../reader/api/cover/late-story-cover.tsx';
import { NEWEST } from './messages.ts';

const PLACES = ['first', 'second', 'third'];
const ROW = 'm-0 grid list-none grid-cols-3 gap-3 p-0 large-text:grid-cols-2 sm:gap-5';

/** The family's newest stories as small covers. @param stories undefined while they are loading */
export function NewestStories({ stories }: { stories: readonly Story[] | undefined }) {
  if (stories?.length === 0) return null;
  return (
    <section aria-labelledby="newest-title">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4">
        <h2 id="newest-title" className="font-display text-title font-semibold">
          {NEWEST.title}
        </h2>
        <Link to="/my-stories" className="flex min-h-11 items-center gap-1.5 font-semibold text-lamp-ink no-underline">
          {NEWEST.all}
          <Icon name="arrow-right" className="size-4.5" />
        </Link>
      </div>
      <ul className={ROW}>
        {stories === undefined
          ? PLACES.map((place) => (
              <li key={place}>
                <Skeleton className="aspect-3/2 rounded-card!" />
                <Skeleton className="mt-2.5 h-11 w-4/5" />
              </li>
            ))
          : stories.map((story) => <NewestStory key={story.id} story={story} />)}
      </ul>
    </section>
  );
}

function NewestStory({ story }: { story: Story }) {
  return (
    <li className="relative min-w-0">
      <LateStoryCover
        story={story}
        className="block aspect-3/2 w-full rounded-card border border-edge bg-raised object-cover shadow-card"
      />
      <Link
        to={`/read-story/${story.id}`}
        className="mt-2 block no-underline after:absolute after:inset-0 after:rounded-card hover:text-lamp-ink focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-lamp-ink"
      >
        <span dir="auto" className="block font-display text-[1rem] leading-snug font-semibold wrap-anywhere sm:text-[1.125rem]">
          {story.title}
        </span>
        <span className="mt-0.5 block text-label text-soft wrap-anywhere max-sm:sr-only">
          For <bdi>{childrenNames(story)}</bdi>
        </span>
      </Link>
    </li>
  );
}
