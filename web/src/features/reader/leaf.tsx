import { memo, type ReactNode, useId, useState } from 'react';
import { StoryImage } from '../../art/index.ts';
import type { ListeningMark } from '../../data/reading/listening.ts';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { MarkedText } from '../../ui/marked-text.tsx';
import { STORY_MEASURES, STORY_TITLES, StoryText, type StoryTextSize } from '../../ui/story-text.tsx';
import type { Book } from './book.ts';
import { EMPTY_PAGE } from './messages.ts';

interface LeafProps {
  book: Book;
  index: number;
  /** All pages are one column, which has its title once. */
  long?: boolean;
  size: StoryTextSize;
  mark?: ListeningMark | null;
  /** Beside the last words. */
  end?: ReactNode;
  /** At the foot of the page. */
  foot?: ReactNode;
  /** Shown above the text, over the picture. */
  slip?: ReactNode;
}

/** One page. On a phone the picture shrinks for the text, so that both fit the screen; on a wide screen they are side by side. */
export const Leaf = memo(function Leaf({ book, index, long = false, size, mark: anywhere, end, foot, slip }: LeafProps) {
  const titleId = useId();
  const [broken, setBroken] = useState(false);
  const { paragraphs = [], picture = null } = book.pages[index] ?? {};
  const hasPicture = picture !== null && !broken;
  const mark = anywhere?.page === index ? anywhere : null;
  const first = index === 0;
  const last = book.ending !== null && index === book.pages.length - 1;
  const titled = first || !long;
  // Cropped at the top, as the heroes stand at the bottom and things to count still lower. It stays in sight beside a text that scrolls.
  const pictureClasses = classNames(
    'absolute inset-0 size-full bg-raised object-cover object-bottom spread:sticky spread:top-0 spread:shrink-0',
    picture?.kind === 'drawn' ? 'spread:h-[min(80cqi,100%,100dvh-9rem)]' : 'spread:h-[min(92cqi,100%,100dvh-9rem)]',
  );
  return (
    <article
      aria-labelledby={titled ? titleId : undefined}
      className={classNames(
        'relative flex grow flex-col spread:grow-0',
        hasPicture
          ? classNames('book-spread spread:grid spread:min-h-[min(36rem,100dvh-var(--around))]', SPREADS[size])
          : 'spread:mx-auto spread:w-full spread:max-w-3xl',
      )}
    >
      {hasPicture && (
        <div
          data-half="picture"
          className={classNames(
            'relative spread:@container spread:flex spread:max-h-none spread:min-h-0 spread:flex-col spread:overflow-clip spread:rounded-l-stage spread:border spread:border-r-0 spread:border-edge spread:bg-sheet spread:shadow-sheet spread:before:max-h-[clamp(0px,100dvh-30rem,4rem)] spread:before:flex-1 spread:after:flex-1',
            long ? 'aspect-3/2' : 'max-h-[min(78vw,36rem)] min-h-[50vw] flex-1 basis-0',
          )}
        >
          {picture.kind === 'drawn' ? (
            <StoryImage picture={picture.picture} className={pictureClasses} />
          ) : (
            <img src={picture.url} alt={picture.alt} decoding="async" onError={() => setBroken(true)} className={pictureClasses} />
          )}
        </div>
      )}
      {/* Below the bar, where pictures have sky. */}
      <div aria-live="polite" className="absolute top-18 right-4 z-1 sm:right-8 spread:top-5 spread:right-auto spread:left-5">
        {slip}
      </div>
      <div
        data-half="text"
        className={classNames(
          'relative flex flex-col bg-sheet px-5 pb-6 sm:px-10 sm:pb-10 spread:border spread:border-edge spread:shadow-sheet lg:px-12 xl:px-14',
          hasPicture
            ? 'book-text -mt-6 rounded-t-sheet border-t border-edge pt-5 max-spread:shadow-sheet sm:pt-9 spread:mt-0 spread:justify-center spread:rounded-none spread:rounded-r-stage spread:border-l-0'
            : classNames('grow rounded-sheet spread:rounded-stage', slip ? 'pt-32 spread:pt-20' : titled ? 'pt-20 spread:pt-9' : 'pt-6'),
        )}
      >
        <div className={classNames('mx-auto w-full spread:mx-0 spread:max-w-none', STORY_MEASURES[size])}>
          {titled && (
            <h1
              id={titleId}
              dir={book.direction}
              className={classNames(
                'mb-3 font-display font-semibold',
                first ? STORY_TITLES[size] : 'text-[1.0625rem] leading-snug text-soft lg:mb-5 lg:text-[1.125rem]',
              )}
            >
              <MarkedText text={book.title} mark={mark?.place === 'title' ? mark : null} />
            </h1>
          )}
          {first && <p className="mb-4 text-soft empty:hidden lg:mb-6">{book.line}</p>}
          <StoryText paragraphs={paragraphs.length > 0 ? paragraphs : [EMPTY_PAGE]} direction={book.direction} size={size} mark={mark} />
          {last && (
            <div className="mt-8 flex flex-wrap items-center justify-between gap-x-6 gap-y-4 border-t border-edge pt-6 lg:mt-9">
              <p className="flex items-center gap-3.5 font-display text-card font-semibold">
                <Icon name="moon" filled className="size-9 text-lamp-ink" />
                <span>
                  <MarkedText text={book.ending ?? ''} mark={mark?.place === 'end' ? mark : null} />
                </span>
              </p>
              {end}
            </div>
          )}
          {/* A button's 44 px height counts as part of the page's margin. */}
          <div className="mt-5 -mb-4 flex flex-wrap items-center justify-between gap-x-5">
            {/* How the story was made, once (decision P18). */}
            <p className="text-label text-soft">{first && book.label}</p>
            {(last || !long) && foot}
          </div>
        </div>
      </div>
    </article>
  );
});

/** Larger text gets more of the spread, so that its lines hold enough words for reading aloud. */
const SPREADS: Record<StoryTextSize, string> = {
  small: 'spread:grid-cols-2',
  medium: 'spread:grid-cols-2',
  large: 'spread:grid-cols-[1fr_1.15fr]',
  larger: 'spread:grid-cols-[1fr_1.4fr]',
  largest: 'spread:grid-cols-[1fr_1.6fr]',
};
