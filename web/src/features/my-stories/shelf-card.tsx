import { childrenNames, htmlToText, previewText, STORY_LABELS, type Story } from '@tuckaway/domain';
import { Link } from 'react-router-dom';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { whileOff } from '../../ui/while-off.ts';
import * as messages from './messages.ts';
import { ShelfPicture } from './shelf-picture.tsx';

export interface ShelfCardProps {
  story: Story;
  isFavorite: boolean;
  isUpdating: boolean;
  onToggleFavorite: () => void;
  onDelete: () => void;
}

const DATE = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'long', year: 'numeric' });

/** A story on the shelf: on a phone a low card with its picture beside the words, so that many fit. The whole card opens it. */
export function ShelfCard({ story, isFavorite, isUpdating, onToggleFavorite, onDelete }: ShelfCardProps) {
  const { id, title } = story;
  const headingId = `story-${id}`;
  const made = new Date(story.createdAt);
  return (
    <article
      aria-labelledby={headingId}
      className="relative flex h-full overflow-hidden rounded-sheet border border-edge bg-sheet shadow-card transition-shadow duration-200 focus-within:shadow-sheet hover:shadow-sheet sm:flex-col"
    >
      <ShelfPicture story={story} className="w-25 shrink-0 bg-raised sm:aspect-3/2 sm:w-full" />
      <div className="flex min-w-0 grow flex-col px-4 pt-3 pb-1.5 sm:px-5 sm:pt-4 sm:pb-3">
        <p className="text-label font-semibold text-ember">
          For <bdi>{childrenNames(story)}</bdi>
        </p>
        <h2 id={headingId} dir="auto" className="mt-0.5 font-display text-[1.1875rem] leading-tight font-semibold sm:mt-1 sm:text-card">
          <Link to={`/read-story/${id}`} className="no-underline after:absolute after:inset-0 after:content-[''] hover:text-lamp-ink">
            {title}
          </Link>
        </h2>
        <p dir="auto" className="mt-2 text-label text-soft max-sm:hidden">
          {previewText(htmlToText(story.content))}
        </p>
        <p className="mt-1.5 mb-1 grow text-label text-soft sm:mt-3 sm:mb-3">
          <time dateTime={made.toISOString()}>{DATE.format(made)}</time> · {messages.minutesOf(story.storyLength)}
          <br />
          {STORY_LABELS.own}
        </p>
        {/* Above the link that covers the card. */}
        <div className="relative z-10 -mx-3 flex items-center justify-between border-edge sm:border-t sm:pt-2">
          <button
            type="button"
            aria-pressed={isFavorite}
            aria-label={isFavorite ? `Remove “${title}” from favorites` : `Add “${title}” to favorites`}
            {...whileOff(isUpdating, onToggleFavorite)}
            className="grid size-11 place-items-center rounded-full text-lamp-ink hover:bg-raised aria-disabled:cursor-wait aria-disabled:opacity-60"
          >
            <Icon name="heart" filled={isFavorite} />
          </button>
          <Button variant="quiet" size="sm" onClick={onDelete} aria-label={`${messages.DELETE} “${title}”`}>
            <Icon name="trash" className="size-4.5" />
            {messages.DELETE}
          </Button>
        </div>
      </div>
    </article>
  );
}
