import { memo, type ReactNode, useId } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icon.tsx';
import { MarkedText } from '../../../ui/text/marked-text.tsx';
import { STORY_MEASURES, STORY_TITLES, StoryText, type StoryTextSize } from '../../../ui/text/story-text.tsx';
import type { ListeningMark } from '../api/reading/listening.ts';
import type { Book } from '../book.ts';
import { EMPTY_PAGE, partOfPage } from '../messages.ts';
import { Talk } from '../talk/talk.tsx';
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
  /** Below the last words. */
  end?: ReactNode;
  /** Beside them. */
  more?: ReactNode;
  /** Beside the words on how the story was made. */
  early?: ReactNode;
}

/** One page, or a segment of it. On a phone the picture is above the text, on a wide screen beside it. */
export const Leaf = memo(function Leaf(props: LeafProps) {
  const { book, index, long = false, size, segments = [], segment = 0, mark: anywhere, offer, end, more, early } = props;
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
        hasPicture ? 'book-spread spread:grid spread:grid-cols-2' : 'spread:mx-auto spread:w-full spread:max-w-3xl',
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
          'relative flex grow flex-col bg-sheet px-5 pb-3 sm:px-10 sm:pb-5 spread:border spread:border-edge spread:shadow-sheet',
          hasPicture
            ? 'book-text -mt-6 rounded-t-sheet border-t border-edge pt-3 max-spread:shadow-sheet sm:pt-7 spread:mt-0 spread:justify-center spread:rounded-none spread:rounded-r-stage spread:border-l-0 spread:px-[clamp(1.25rem,4vw,4.5rem)] spread:py-3 spread:lg:py-[2.75rem]'
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
                  ? classNames('mb-2 sm:mb-3 spread:text-center spread:max-lg:mb-1 spread:max-lg:text-card', STORY_TITLES[size])
                  : RUNNING_TITLE,
              )}
            >
              <MarkedText text={book.title} mark={mark?.place === 'title' ? mark : null} />
            </h1>
          )}
          {opens && (
            <p className="mb-3 text-soft empty:hidden spread:max-lg:mb-1 spread:max-lg:text-label spread:text-center spread:lg:mb-6">
              {book.line}
            </p>
          )}
          {opens && (
            <div aria-live="polite" className="empty:hidden mb-3 spread:max-lg:mb-1 spread:text-center spread:lg:mb-6">
              {offer}
            </div>
          )}
          <StoryText
            paragraphs={texts.length > 0 ? texts : [EMPTY_PAGE]}
            direction={book.direction}
            language={book.language}
            size={size}
            className="spread:max-w-none"
            mark={mark && shown ? markIn(shown, mark) : mark}
          />
          {long && (
            <div className="flex items-center justify-end empty:hidden">
              <Talk book={book} page={index} atEnd={closing} />
            </div>
          )}
          {shown && (
            <p role="status" className="sr-only">
              {partOfPage(segment + 1, segments.length)}
            </p>
          )}
          {closing && (
            <div className="mt-2 flex flex-col gap-1 border-t border-edge pt-1 max-sm:[@media(max-height:41rem)]:mt-1 max-sm:[@media(max-height:41rem)]:gap-0 sm:mt-4 spread:max-lg:mt-1 spread:lg:gap-2 spread:lg:pt-3">
              <div className="flex items-center justify-between gap-2">
                <p className="flex items-center gap-2.5 font-display text-card font-semibold max-sm:gap-2 max-sm:text-[1.0625rem]">
                  <Icon name="moon" filled className="size-6 text-lamp-ink sm:size-9" />
                  <span>
                    <MarkedText text={ending} mark={mark?.place === 'end' ? mark : null} />
                  </span>
                </p>
                {more}
              </div>
              {end}
            </div>
          )}
          {/* How the story was made, once (decision P18). */}
          {opens && (
            <div className="mt-1 flex items-center justify-between gap-2 max-[36rem]:-mb-3 spread:lg:mt-5">
              <p className="text-label text-soft">{book.label}</p>
              {/* As high as the words beside it, so that it takes no line from the story. */}
              {early && <div className="-my-3 -mr-3">{early}</div>}
            </div>
          )}
        </div>
      </div>
    </article>
  );
});

/** Over the pages of an open book; other screens leave its room to the text. */
const RUNNING_TITLE =
  'sr-only text-label text-soft spread:lg:not-sr-only spread:lg:absolute spread:lg:inset-x-6 spread:lg:top-4 spread:lg:truncate spread:lg:text-center';

/** The share of the screen’s height that the picture has above its text: less for larger text, and the whole picture on an upright tablet. */
const SHARES: Record<StoryTextSize, string> = {
  small: '[--share:45] sm:[--share:50]',
  medium: '[--share:45] sm:[--share:50]',
  large: '[--share:40]',
  larger: '[--share:34]',
  largest: '[--share:28]',
};
