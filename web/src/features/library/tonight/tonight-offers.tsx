import { childrenNames, localDay, storyForEvening } from '@tuckaway/domain';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { CoverPicture } from '../../../art/index.ts';
import { Picture } from '../../../ui/picture.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { LateStoryCover } from '../../reader/api/cover/late-story-cover.tsx';
import { useHiddenStories } from '../../reader/api/hidden/hidden-stories.ts';
import { useFeaturedStories } from '../../reader/api/stories/curated-stories.ts';
import { useNewestStories } from '../api/newest-stories.ts';
import { TONIGHT } from './messages.ts';

const PICTURE = 'block aspect-4/3 w-28 shrink-0 rounded-field object-cover large-text:w-full sm:w-32';

/** Something to read while a new story has to wait: the story of the evening, and one of the family's own. Nothing if there is neither. */
export function TonightOffers({ className }: { className?: string }) {
  const [day] = useState(() => localDay(new Date()));
  const { data: featured, isPending } = useFeaturedStories();
  const hidden = useHiddenStories();
  const newest = useNewestStories();
  const curated = storyForEvening(featured?.filter(({ id }) => !hidden.has(String(id))) ?? [], day);
  const own = newest?.findLast(({ id }) => !hidden.has(id));
  const loading = isPending || newest === undefined;
  if (!loading && !curated && !own) return null;
  return (
    <section aria-labelledby="to-read-tonight" className={className}>
      <h2 id="to-read-tonight" className="font-display text-title font-semibold">
        {TONIGHT.title}
      </h2>
      <ul className="mt-4 grid list-none gap-4 p-0 sm:grid-cols-2 sm:gap-5">
        {loading && (
          <li>
            <Skeleton className="h-27 rounded-sheet! sm:h-30" />
          </li>
        )}
        {!loading && curated && (
          <Offer
            to={`/story/${curated.id}`}
            title={curated.title}
            about={TONIGHT.curated}
            picture={
              curated.imageUrl ? (
                <Picture src={curated.imageUrl} alt="" className={PICTURE} />
              ) : (
                <CoverPicture cover="moon" className={PICTURE} />
              )
            }
          />
        )}
        {!loading && own && (
          <Offer
            to={`/read-story/${own.id}`}
            title={own.title}
            about={
              <>
                {TONIGHT.own} <bdi>{childrenNames(own)}</bdi>
              </>
            }
            picture={<LateStoryCover story={own} className={PICTURE} />}
          />
        )}
      </ul>
    </section>
  );
}

/** The whole card opens the story. */
function Offer({ to, title, about, picture }: { to: string; title: string; about: ReactNode; picture: ReactNode }) {
  return (
    <li className="relative flex items-center gap-4 rounded-sheet border border-edge bg-sheet p-3 pr-4 shadow-card large-text:flex-col large-text:items-stretch">
      {picture}
      <div className="min-w-0 grow">
        <p className="text-label text-soft wrap-anywhere">{about}</p>
        <h3 dir="auto" className="mt-0.5 font-display text-card leading-snug font-semibold wrap-anywhere">
          <Link
            to={to}
            className="no-underline after:absolute after:inset-0 after:rounded-sheet hover:text-lamp-ink focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-lamp-ink"
          >
            {title}
          </Link>
        </h3>
      </div>
    </li>
  );
}
