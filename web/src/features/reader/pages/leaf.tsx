import { memo, type ReactNode, useId } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icon.tsx';
import { MarkedText } from '../../../ui/marked-text.tsx';
import { STORY_MEASURES, STORY_TITLES, StoryText, type StoryTextSize } from '../../../ui/story-text.tsx';
import type { ListeningMark } from '../api/reading/listening.ts';
import type { Book } from '../book.ts';
import { EMPTY_PAGE, partOfPage } from '../messages.ts';
import { PagePicture } from './page-picture.tsx';
import { markIn, type Segment } from './segments.ts';

interface LeafProps {
  book: Book;
  index: number;
  /** All pages are one column, which has its title once. */
  long?: boolean;
  size: StoryTextSize;
  /** All of the page's segments, where it is shown in several, and the number of the shown one. */
  segments?: readonly Segment[];
  segment?: number;
  mark?: ListeningMark | null;
  /** Below the title: the way to the page that was read last. */
  offer?: ReactNode;
  /** Beside the last words. */
  end?: ReactNode;
  /** At the foot of the page. */
  foot?: ReactNode;
}

/** One page, or a segment of it. On a phone the picture is above the text, on a wide screen beside it. */
export const Leaf = memo(function Leaf(props: LeafProps) {
  const { book, index, long = false, size, segments = [], segment = 0, mark: anywhere, offer, end, foot } = props;
  const titleId = useId();
  const { paragraphs = [], picture = null } = book.pages[index] ?? {};
  const hasPicture = picture !== null;
  const mark = anywhere?.page === index ? anywhere : null;
  const first = index === 0;
  const shown = segments[segment];
  /** The story's beginning, with its title and how it was made. */
  const opens = first && (long || segment === 0);
  const last = index === book.pages.length - 1 && segment >= segments.length - 1;
  const ending = last ? book.ending : null;
  const closing = ending !== null;
  const titled = first || !long;
  const texts = shown?.map(({ place, start, end: to }) => (paragraphs[place] ?? '').slice(start, to)) ?? paragraphs;
  return (
    <article
      aria-labelledby={titled ? titleId : undefined}
      data-opens={opens ? '' : undefined}
      data-closes={closing ? '' : undefined}
      className={classNames(
        'relative flex grow flex-col spread:grow-0',
        hasPicture
          ? classNames('book-spread spread:grid spread:min-h-[min(33rem,100dvh-var(--around))]', SPREADS[size])
          : 'spread:mx-auto spread:w-full spread:max-w-3xl',
      )}
    >
      {hasPicture && (
        <div
          data-half="picture"
          className={classNames(
            'relative spread:overflow-clip spread:rounded-l-stage spread:border spread:border-r-0 spread:border-edge spread:bg-sheet spread:shadow-sheet',
            long ? 'aspect-3/2' : classNames('book-picture', SHARES[size]),
          )}
        >
          <PagePicture picture={picture} long={long} />
        </div>
      )}
      <div
        data-half="text"
        className={classNames(
          'relative flex grow flex-col bg-sheet px-5 pb-3 sm:px-10 sm:pb-10 spread:border spread:border-edge spread:shadow-sheet lg:px-12 xl:px-14',
          hasPicture
            ? 'book-text -mt-6 rounded-t-sheet border-t border-edge pt-3 max-spread:shadow-sheet sm:pt-9 spread:mt-0 spread:justify-center spread:rounded-none spread:rounded-r-stage spread:border-l-0'
            : 'rounded-sheet pt-6 spread:rounded-stage spread:pt-9',
        )}
      >
        <div className={classNames('mx-auto w-full spread:mx-0 spread:max-w-none', STORY_MEASURES[size])}>
          {titled && (
            <h1
              id={titleId}
              dir={book.direction}
              lang={book.language}
              className={classNames(
                'font-display font-semibold',
                opens
                  ? classNames('mb-2 sm:mb-3', STORY_TITLES[size])
                  : 'mb-1 text-[1.0625rem] leading-snug text-soft max-[36rem]:sr-only lg:mb-5 lg:text-[1.125rem]',
              )}
            >
              <MarkedText text={book.title} mark={mark?.place === 'title' ? mark : null} />
            </h1>
          )}
          {opens && <p className="mb-3 text-soft empty:hidden lg:mb-6">{book.line}</p>}
          {opens && (
            <div aria-live="polite" className="empty:hidden mb-3 lg:mb-6">
              {offer}
            </div>
          )}
          <StoryText
            paragraphs={texts.length > 0 ? texts : [EMPTY_PAGE]}
            direction={book.direction}
            language={book.language}
            size={size}
            mark={mark && shown ? markIn(shown, mark) : mark}
          />
          {shown && (
            <p role="status" className="sr-only">
              {partOfPage(segment + 1, segments.length)}
            </p>
          )}
          {closing && (
            <div
              data-end=""
              className="mt-1 flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-t border-edge pt-2 sm:mt-5 sm:gap-y-4 sm:pt-5"
            >
              <p className="flex items-center gap-3.5 font-display text-card font-semibold">
                <Icon name="moon" filled className="size-7 text-lamp-ink sm:size-9" />
                <span>
                  <MarkedText text={ending} mark={mark?.place === 'end' ? mark : null} />
                </span>
              </p>
              {end}
            </div>
          )}
          {(opens || (last && foot)) && (
            // A button's 44 px height counts as part of the page's margin, which in one column the next picture follows.
            <div className={classNames('mt-2 flex flex-wrap items-center justify-between gap-x-5 spread:mt-5', (!long || last) && '-mb-4')}>
              {/* How the story was made, once (decision P18). */}
              <p className="text-label text-soft">{opens && book.label}</p>
              {last && foot}
            </div>
          )}
        </div>
      </div>
    </article>
  );
});

/** The share of the screen's height that a phone gives the picture: less for larger text. */
const SHARES: Record<StoryTextSize, string> = {
  small: '[--share:45]',
  medium: '[--share:45]',
  large: '[--share:40]',
  larger: '[--share:34]',
  largest: '[--share:28]',
};

/** Larger text gets more of the spread, so that its lines hold enough words for reading aloud. */
const SPREADS: Record<StoryTextSize, string> = {
  small: 'spread:grid-cols-2 xl:grid-cols-[1.1fr_1fr]',
  medium: 'spread:grid-cols-2 xl:grid-cols-[1.1fr_1fr]',
  large: 'spread:grid-cols-[1fr_1.15fr]',
  larger: 'spread:grid-cols-[1fr_1.4fr]',
  largest: 'spread:grid-cols-[1fr_1.6fr]',
};
