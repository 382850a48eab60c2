import { type CuratedStorySummary, curatedLabel, DEFAULT_RATING, DEFAULT_READING_TIME } from '@tuckaway/domain';
import type { MouseEventHandler } from 'react';
import { Link } from 'react-router-dom';
import { ariaDisabledProps } from '../../ui/form/aria-disabled-props.ts';
import { Icon } from '../../ui/icon.tsx';
import { Near } from '../../ui/near.tsx';
import { Picture } from '../../ui/picture.tsx';
import { LateLineUpButton } from '../reader/line-up/late-line-up-button.tsx';

export interface StoryCardProps {
  /** As the server sends it; missing fields get the defaults of specification section 9. */
  story: Omit<CuratedStorySummary, 'rating' | 'readingTime'> & Partial<Pick<CuratedStorySummary, 'rating' | 'readingTime'>>;
  isFavorite: boolean;
  isUpdating: boolean;
  onToggleFavorite: MouseEventHandler<HTMLButtonElement>;
}

/** A curated story on home, as an upright book with its title on a paper label. The whole card is a link; the heart lies above it. */
export function StoryCard({ story, isFavorite, isUpdating, onToggleFavorite }: StoryCardProps) {
  const titleId = `story-${story.id}`;
  return (
    <li className="min-w-0">
      <article
        aria-labelledby={titleId}
        className="relative flex h-full flex-col overflow-hidden rounded-card border border-edge bg-sheet text-[0.8125rem] leading-snug text-soft shadow-card transition-[transform,box-shadow] duration-300 ease-paper focus-within:shadow-lifted hover:-translate-y-1 hover:shadow-lifted"
      >
        {/* What matters in our pictures is below this label (tests/pictures). */}
        <h4
          id={titleId}
          dir="auto"
          className="absolute inset-x-2 top-2 z-1 rounded-xl border border-edge bg-sheet px-2 py-1.5 text-center font-display text-[0.9375rem] leading-tight font-semibold wrap-anywhere text-ink shadow-card sm:text-[1.0625rem]"
        >
          {story.title}
        </h4>
        {story.imageUrl ? (
          <Near className="aspect-4/5 bg-raised large-text:aspect-3/2">
            <Picture {...uprightOf(story.imageUrl)} alt={story.imageAlt ?? ''} className="size-full object-cover" />
          </Near>
        ) : (
          <div className="aspect-3/2 bg-raised" />
        )}
        <LateLineUpButton storyId={String(story.id)} title={story.title} className="-mt-11 mr-1 self-end" />
        <p className="relative mx-2 -mt-3 w-fit rounded-full border border-edge bg-sheet px-2.5 py-0.5 font-semibold text-ember">
          {story.category}
        </p>
        <div className="flex grow flex-col px-3 pt-1.5">
          <p className="flex flex-wrap items-center gap-x-2.5">
            <StarRating rating={story.rating ?? DEFAULT_RATING} />
            <span className="whitespace-nowrap">{story.readingTime ?? DEFAULT_READING_TIME} min</span>
          </p>
          <p dir="auto" className="mt-1 line-clamp-2 large-text:line-clamp-none">
            {story.description}
          </p>
          {story.author !== undefined && <p className="mt-1 wrap-anywhere">{curatedLabel(story)}</p>}
          <div className="mt-auto flex items-center justify-between">
            <Link
              to={`/story/${story.id}`}
              aria-label={`Read Story: ${story.title}`}
              className="flex min-h-11 items-center font-semibold text-lamp-ink no-underline after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-lamp-ink"
            >
              Read Story
            </Link>
            <button
              type="button"
              aria-pressed={isFavorite}
              aria-label={isFavorite ? `Remove ${story.title} from favorites` : `Add ${story.title} to favorites`}
              {...ariaDisabledProps(isUpdating, onToggleFavorite)}
              className="relative z-1 -mr-2.5 grid size-11 shrink-0 place-items-center rounded-full text-lamp-ink hover:bg-raised aria-disabled:cursor-wait aria-disabled:opacity-60"
            >
              <Icon name="heart" filled={isFavorite} className="size-5" />
            </button>
          </div>
        </div>
      </article>
    </li>
  );
}

/** Our own covers are drawn upright, too (tools/pictures/curated-pictures.ts). Others are cropped, and those without a network. */
const uprightOf = (imageUrl: string) => ({
  src: imageUrl.replace(/^(\/art\/curated\/[^/]+\/)cover\.svg$/, '$1upright.svg'),
  otherwise: imageUrl,
});

function StarRating({ rating }: { rating: number }) {
  return (
    <span>
      <span className="sr-only">Rated {rating} out of 5 stars</span>
      <span aria-hidden="true">
        <span className="text-ember">★</span> {rating}
      </span>
    </span>
  );
}
