import { childrenNames, htmlToText, previewText, STORY_LABELS, type Story, textDirection } from '@tuckaway/domain';
import type { MouseEventHandler } from 'react';
import { Link } from 'react-router-dom';
import { ariaDisabledProps } from '../../../ui/form/aria-disabled-props.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Near } from '../../../ui/near.tsx';
import { useMedia } from '../../../ui/use-media.ts';
import { LateStoryCover } from '../../reader/api/cover/late-story-cover.tsx';
import { LateLineUpButton } from '../../reader/line-up/late-line-up-button.tsx';
import * as messages from './messages.ts';

export interface ShelfCardProps {
  story: Story;
  isFavorite: boolean;
  isUpdating: boolean;
  onToggleFavorite: MouseEventHandler<HTMLButtonElement>;
  onDelete: () => void;
}

/** A phone has the picture beside the text. */
const BESIDE = '(width < 40rem)';

const DATE = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', year: 'numeric' });

/** A story on the shelf; on a phone its picture is beside the text, so that many fit. The whole card opens it. */
export function ShelfCard({ story, isFavorite, isUpdating, onToggleFavorite, onDelete }: ShelfCardProps) {
  const { id, title } = story;
  const headingId = `story-${id}`;
  const preview = previewText(htmlToText(story.content));
  const direction = textDirection(`${title} ${preview}`);
  const made = new Date(story.createdAt);
  return (
    <article
      aria-labelledby={headingId}
      className="relative flex h-full overflow-hidden rounded-sheet border border-edge bg-sheet shadow-card transition-shadow duration-200 focus-within:shadow-sheet hover:shadow-sheet sm:flex-col"
    >
      <ShelfPicture
        story={story}
        className="m-3 mr-0 aspect-4/5 w-22 shrink-0 self-start overflow-hidden rounded-field bg-raised sm:m-0 sm:aspect-3/2 sm:w-full sm:rounded-none"
      />
      <div className="flex min-w-0 grow flex-col px-4 pt-3 pb-1.5 sm:px-5 sm:pt-4 sm:pb-3">
        <div className="flex items-start justify-between gap-2">
          <p className="text-label font-semibold text-ember">
            For <bdi>{childrenNames(story)}</bdi>
          </p>
          <div className="relative z-10 -mt-2.5 -mr-2.5 -mb-2 flex min-w-22 shrink-0 justify-end">
            <LateLineUpButton storyId={id} title={title} />
            <button
              type="button"
              aria-pressed={isFavorite}
              aria-label={isFavorite ? `Remove “${title}” from favorites` : `Add “${title}” to favorites`}
              {...ariaDisabledProps(isUpdating, onToggleFavorite)}
              className="grid size-11 shrink-0 place-items-center rounded-full text-lamp-ink hover:bg-raised aria-disabled:cursor-wait aria-disabled:opacity-60"
            >
              <Icon name="heart" filled={isFavorite} />
            </button>
          </div>
        </div>
        <h2
          id={headingId}
          dir={direction}
          className="mt-0.5 font-display text-[1.1875rem] leading-tight font-semibold sm:mt-1 sm:text-card"
        >
          <Link to={`/read-story/${id}`} className="no-underline after:absolute after:inset-0 after:content-[''] hover:text-lamp-ink">
            {title}
          </Link>
        </h2>
        <p dir={direction} className="mt-2 grow text-label text-soft max-sm:hidden">
          {preview}
        </p>
        <div className="mt-auto flex items-end justify-between gap-2 border-edge pt-1.5 sm:mt-4 sm:border-t sm:pt-3">
          <p className="py-1.5 text-label text-soft sm:py-0.5">
            <time dateTime={made.toISOString()}>{DATE.format(made)}</time> · {messages.minutesOf(story.storyLength)}
            <br />
            {STORY_LABELS.own}
          </p>
          {/* In the corner away from the heart, as the two are opposites. */}
          <button
            type="button"
            onClick={onDelete}
            aria-label={`${messages.DELETE} “${title}”`}
            title={messages.DELETE}
            className="relative z-10 -mr-2.5 grid size-11 shrink-0 place-items-center rounded-full text-soft hover:bg-raised hover:text-ink"
          >
            <Icon name="trash" className="size-4.5" />
          </button>
        </div>
      </div>
    </article>
  );
}

function ShelfPicture({ story, className }: { story: Story; className: string }) {
  const upright = useMedia(BESIDE);
  return (
    <Near className={className}>
      <LateStoryCover story={story} upright={upright} className="block size-full object-cover" />
    </Near>
  );
}
