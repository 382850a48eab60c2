import { type CuratedStorySummary, DEFAULT_RATING, DEFAULT_READING_TIME, STORY_LABELS } from '@tuckaway/domain';
import type { MouseEventHandler } from 'react';
import { Link } from 'react-router-dom';
import { classNames } from '../../ui/class-names.ts';
import { ariaDisabledProps } from '../../ui/form/aria-disabled-props.ts';
import { Icon } from '../../ui/icon.tsx';
import { Picture } from '../../ui/picture.tsx';

export interface StoryCardProps {
  /** As the server sends it; missing fields get the defaults of specification section 9. */
  story: Omit<CuratedStorySummary, 'rating' | 'readingTime'> & Partial<Pick<CuratedStorySummary, 'rating' | 'readingTime'>>;
  isFavorite: boolean;
  isUpdating: boolean;
  onToggleFavorite: MouseEventHandler<HTMLButtonElement>;
}

/** A curated story on home. The whole card is a link; the heart lies above it. */
export function StoryCard({ story, isFavorite, isUpdating, onToggleFavorite }: StoryCardProps) {
  const titleId = `story-${story.id}`;
  return (
    <li className="min-w-0">
      <article
        aria-labelledby={titleId}
        className="group relative flex h-full flex-col overflow-hidden rounded-sheet border border-edge bg-sheet shadow-card transition-[transform,box-shadow] duration-300 ease-paper focus-within:shadow-lifted hover:-translate-y-1 hover:shadow-lifted"
      >
        {story.imageUrl && (
          <Picture src={story.imageUrl} alt={story.imageAlt ?? ''} lazy className="aspect-3/2 w-full bg-raised object-cover" />
        )}
        <button
          type="button"
          aria-pressed={isFavorite}
          aria-label={isFavorite ? `Remove ${story.title} from favorites` : `Add ${story.title} to favorites`}
          {...ariaDisabledProps(isUpdating, onToggleFavorite)}
          className={classNames(
            'absolute top-3.5 right-3.5 z-10 grid size-11 place-items-center rounded-full border border-edge bg-sheet text-lamp-ink shadow-card',
            'transition-transform duration-200 ease-paper hover:scale-106 active:scale-95 aria-disabled:cursor-wait aria-disabled:opacity-60',
          )}
        >
          <Icon name="heart" filled={isFavorite} className="size-5.5" />
        </button>
        <div className="flex grow flex-col px-6 pt-5 pb-5">
          <p
            className={classNames(
              'w-fit rounded-full border border-edge bg-sheet px-3.5 py-1 text-label font-semibold text-ember',
              // Without a picture the heart is beside the badge.
              story.imageUrl ? 'relative -mt-9 -ml-1 max-w-full' : 'mb-1.5 max-w-[calc(100%-3rem)]',
            )}
          >
            {story.category}
          </p>
          <h3 id={titleId} dir="auto" className="mt-3 font-display text-[1.5rem] leading-tight font-semibold">
            {story.title}
          </h3>
          <p dir="auto" className="mt-2.5 mb-3.5 text-[1rem] leading-relaxed text-soft">
            {story.description}
          </p>
          <p className="mt-auto mb-3 text-label text-soft">{STORY_LABELS.curated}</p>
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-edge pt-3">
            <div className="flex flex-wrap items-center gap-x-3.5 gap-y-1 text-label text-soft">
              <StarRating rating={story.rating ?? DEFAULT_RATING} />
              <span className="flex items-center gap-1.5">
                <Icon name="clock" className="size-4.5" />
                {story.readingTime ?? DEFAULT_READING_TIME} min
              </span>
            </div>
            <Link
              to={`/story/${story.id}`}
              aria-label={`Read Story: ${story.title}`}
              className="flex min-h-11 items-center gap-1.5 font-semibold text-lamp-ink no-underline after:absolute after:inset-0 after:rounded-sheet focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-lamp-ink"
            >
              Read Story
              <Icon name="arrow-right" className="size-4.5 transition-transform duration-300 ease-paper group-hover:translate-x-1" />
            </Link>
          </div>
        </div>
      </article>
    </li>
  );
}

/** Five stars in a row, each on a 24 px grid. */
const STARS = [12, 36, 60, 84, 108].map((x) => `M${x} 3.9l2.5 5.2 5.7.8-4.1 4 1 5.7-5.1-2.7-5.1 2.7 1-5.7-4.1-4 5.7-.8Z`).join('');

function StarRating({ rating }: { rating: number }) {
  const width = Math.min(5, Math.max(0, rating)) * 24;
  return (
    <span className="flex items-center">
      <span className="sr-only">Rated {rating} out of 5 stars</span>
      <svg
        viewBox="0 0 120 24"
        aria-hidden="true"
        focusable="false"
        className="h-4 w-20 text-ember"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.9"
        strokeLinejoin="round"
      >
        <path d={STARS} opacity=".6" />
        {/* Clipped at the rating. */}
        <svg aria-hidden="true" width={width} height="24" viewBox={`0 0 ${width} 24`}>
          <path d={STARS} fill="currentColor" />
        </svg>
      </svg>
    </span>
  );
}
