import { type CSSProperties, lazy, type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { chooseTheme, useNight } from '../../data/device/theme.ts';
import { classNames } from '../../ui/class-names.ts';
import { lateSheet } from '../../ui/dialog/guarded-sheet.tsx';
import { focusIsLost, focusScreen } from '../../ui/dialog/lost-focus.ts';
import { Button } from '../../ui/form/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Late } from '../../ui/late.tsx';
import { Page } from '../../ui/page.tsx';
import { ReaderBar } from '../../ui/reader-bar.tsx';
import { useAutoHideBars } from '../../ui/use-auto-hide-bars.ts';
import { useMedia } from '../../ui/use-media.ts';
import { useWakeLock } from '../../ui/use-wake-lock.ts';
import { ListenButton } from './aloud/listen-button.tsx';
import { ReadAloud } from './aloud/read-aloud.tsx';
import { openVoice, useListening } from './api/reading/listening.ts';
import { useReadingComfort, useTextSteps } from './api/reading/reading-comfort.ts';
import { AtTheEnd } from './at-the-end.tsx';
import { type Book, passagesOf, placeOf } from './book.ts';
import { Missing } from './closed-book.tsx';
import { Comfort, ComfortButton } from './comfort/comfort.tsx';
import { continueFrom, UNAVAILABLE } from './messages.ts';
import { More, MoreButton, type MoreGroups } from './more.tsx';
import { Leaf } from './pages/leaf.tsx';
import { usePageRoom } from './pages/page-room.ts';
import { segmentsOf, segmentWith } from './pages/segments.ts';
import { TurningBar } from './pages/turning-bar.tsx';
import { usePageTurning } from './pages/use-page-turning.ts';
import { Reporting } from './report/reporting.tsx';
import { Talk } from './talk/talk.tsx';
import { useKeptPlace } from './use-kept-place.ts';

const PlaceSounds = lazy(async () => ({ default: (await import('./sounds/place-sounds.tsx')).PlaceSounds }));
const PagesSheet = lateSheet(async () => (await import('./pages/pages-sheet.tsx')).PagesSheet);

interface BookProps {
  book: Book;
  /** Below the last words, before the way to sleep. */
  end?: ReactNode;
  /** What else can be done with the story: beside the last words, or where `children` have it. */
  more?: MoreGroups | undefined;
  /** Below the book, on every page. */
  children?: (more: ReactNode) => ReactNode;
  /** While another version of the story is being written. */
  faded?: boolean;
  /** The page to open first, counted from 0, where the user was reading it before; the place on the page stays the same. */
  startPage?: number | null;
  /** Called with each page that opens, also the first, counted from 0, and whether the end of the book is shown. */
  onPage?: (index: number, atEnd: boolean) => void;
}

/** The book with its pages to turn, or in one column (reading comfort). The key is the story's, so that another one opens at its first page. */
export function Reader(props: BookProps) {
  const { id, pages, ending } = props.book;
  if (pages.length === 0) return <Missing {...UNAVAILABLE} />;
  if (ending === null) return <OpenBook {...props} />;
  return (
    <Reporting storyId={id}>{(problem) => <OpenBook {...props} {...(props.more && { more: { ...props.more, problem } })} />}</Reporting>
  );
}

/** A phone held upright (styles/dock.css). */
const NARROW = '(width < 36rem)';

/** Leaves room on the first screen for the buttons below the book: a row on a phone, where the story ends, and two on a wide screen; a phone on its side has none. */
const WITH_WAYS_ON = '[--ways-on:4.5rem] spread:[--ways-on:0px] spread:lg:[--ways-on:7rem]';

/** The text or the player takes that room, so that they are below the first screen. */
const WITHOUT_WAYS_ON = '[--ways-on:0px]';

/** A hidden neighbor of the open page; clipped, so that a long one does not make the document longer. */
const WAITING = 'pointer-events-none absolute inset-0 flex flex-col overflow-clip opacity-0 spread:justify-center print:hidden';

function OpenBook({ book, end, more, children, faded = false, startPage = null, onPage }: BookProps) {
  const count = book.pages.length;
  const unfinished = book.ending === null;
  const { longPage } = useReadingComfort();
  const [listing, setListing] = useState(false);
  const beginAgain = useRef<() => void>(() => undefined);
  const { toggle, barProps } = useAutoHideBars({ onTap: longPage });
  const narrow = useMedia(NARROW) && !longPage;
  const { size, steps } = useTextSteps();
  const stackRef = useRef<HTMLDivElement>(null);
  const texts = useMemo(() => book.pages.map(({ paragraphs }) => paragraphs), [book]);
  const room = usePageRoom(stackRef, texts, longPage ? null : narrow ? 'narrow' : 'wide');
  const segments = useMemo(
    () =>
      book.pages.map(({ paragraphs }, page) => {
        const closes = book.ending !== null && page === book.pages.length - 1;
        return room ? segmentsOf(paragraphs, book.language, room.roomOf({ opens: page === 0, closes })) : [];
      }),
    [book, room],
  );
  const segmentCounts = segments.map(({ length }) => Math.max(length, 1));
  const turning = usePageTurning(segmentCounts, toggle, !longPage, startPage ?? 0, stackRef);
  const atEnd = longPage || turning.atEnd;
  const { index, turned, goTo, showSegment, leaves, turnOf, segmentOf, touch } = turning;
  // The number of pages is not known before the last one is written.
  const leftOff = useKeptPlace(book.id, count, index, (turned || index > 0) && !longPage && !unfinished);
  const night = useNight();
  const passages = useMemo(() => passagesOf(book), [book]);
  // The same elements while the voice goes from word to word, because the pages are memoized.
  const ending = useMemo(
    () => (
      <AtTheEnd storyId={book.id} atEnd={atEnd} onAgain={() => beginAgain.current()}>
        {end}
      </AtTheEnd>
    ),
    [book.id, atEnd, end],
  );
  const [moreOpen, setMoreOpen] = useState(false);
  const rest = useMemo(() => more && <More groups={more} open={moreOpen} setOpen={setMoreOpen} />, [more, moreOpen]);
  // A phone has the ways on below its first screen, where a parent who wants to print or share would not look.
  const early = useMemo(() => narrow && more && children && <MoreButton onClick={() => setMoreOpen(true)} />, [narrow, more, children]);
  const { open: playerOpen, reading, asleep, mark } = useListening();
  const offer = leftOff !== null && !longPage && !playerOpen && (
    <Button variant="secondary" size="sm" onClick={() => goTo(leftOff - 1)} className="animate-veil-in">
      <Icon name="book" className="size-4.5 text-lamp-ink" />
      {continueFrom(leftOff)}
    </Button>
  );
  useWakeLock(asleep ? 'never' : reading ? 'always' : 'touched');

  // Before the paint: at the end, buttons move from below the book into it.
  useLayoutEffect(() => {
    onPage?.(index, atEnd);
  }, [onPage, index, atEnd]);

  const read = mark?.page === index ? segmentWith(segments[index] ?? [], mark) : null;
  const followVoice = useEffectEvent((page: number | undefined, segment: number | null) => {
    if (page === index && segment !== null) showSegment(segment);
  });
  useEffect(() => followVoice(mark?.page, read), [mark?.page, read]);

  useEffect(() => {
    /** What was heard is heard again, and what was read opens at its first page. */
    beginAgain.current = () => {
      const voice = openVoice.get();
      if (voice) return voice.again();
      if (!goTo(0)) showSegment(0);
      window.scrollTo({ top: 0, behavior: 'instant' });
      // The button is far below in a column.
      if (longPage) focusScreen();
    };
  });

  const stayAtPage = useEffectEvent(() => {
    if (index > 0) stackRef.current?.children[index]?.scrollIntoView();
  });
  useEffect(() => {
    if (longPage) stayAtPage();
  }, [longPage]);

  return (
    <Page title={book.title} width="full" keepScroll={startPage !== null} className="flex min-h-screenful flex-col">
      <ReaderBar
        barProps={barProps}
        night={night}
        onNight={() => chooseTheme(night ? 'day' : 'night')}
        {...steps}
        listen={!unfinished && <ListenButton />}
        comfort={<ComfortButton />}
        quiet={reading}
        words={longPage ? null : `Page ${index + 1}${unfinished ? '' : ` of ${count}`}`}
        onWords={() => setListing(true)}
      />
      <span key={index} ref={turned ? leaveOldPage : undefined} hidden />
      {/* Clipped, as a turning page would make the document wider. A spread is not clipped at its top and bottom, where it has a shadow. */}
      <div
        {...touch}
        data-testid="story-text"
        aria-busy={faded}
        className={classNames(
          'book-room relative flex grow flex-col overflow-clip pb-(--player-bar) transition-opacity duration-500 spread:mx-auto spread:w-full spread:max-w-[100rem] spread:justify-center spread:overflow-y-visible spread:px-4 spread:lg:px-6',
          longPage ? 'mx-auto w-full max-w-3xl' : 'touch-pan-y touch-pinch-zoom',
          faded && 'opacity-30',
          Boolean(children) &&
            classNames(
              'min-h-[calc(100dvh-var(--dock-bar)-var(--turning-bar)-var(--ways-on))] spread:min-h-[calc(100dvh-4rem-var(--dock-bar)-var(--turning-bar)-var(--ways-on))]',
              playerOpen || (narrow && !atEnd) ? WITHOUT_WAYS_ON : WITH_WAYS_ON,
            ),
        )}
      >
        <div
          ref={stackRef}
          style={{ '--type': room?.type } as CSSProperties}
          className="book-stack relative flex grow flex-col spread:justify-center"
        >
          {leaves.map((page) => {
            const open = longPage || page === index;
            return (
              <div
                key={page}
                {...turnOf(page)}
                inert={!open}
                aria-hidden={!open}
                className={open ? 'flex grow flex-col spread:grow-0' : WAITING}
              >
                <Leaf
                  {...{ book, index: page, long: longPage, size }}
                  offer={offer}
                  end={ending}
                  more={!children && rest}
                  early={page === 0 && !atEnd && early}
                  {...((segmentCounts[page] ?? 1) > 1 && { segments: segments[page], segment: segmentOf(page) })}
                  mark={open ? mark : null}
                />
              </div>
            );
          })}
        </div>
      </div>
      {children?.(rest)}
      {/* The last action can be scrolled above the player. */}
      {children && <div className="h-(--player-bar)" />}
      <Comfort />
      {listing && <PagesSheet {...{ book, index, goTo }} onClose={() => setListing(false)} />}
      {/* A story is read aloud when it is complete. */}
      {!unfinished && (
        <ReadAloud book={{ id: book.id, title: book.title, language: book.language, pages: passages, page: index, onPage: goTo }} />
      )}
      {!unfinished && (
        <Late>
          <PlaceSounds page={index} place={placeOf(book.pages[index])} />
        </Late>
      )}
      {!longPage && (
        <TurningBar
          {...turning}
          {...{ barProps, count, unfinished }}
          quiet={playerOpen || night}
          segments={segmentCounts[index] ?? 1}
          talk={<Talk book={book} page={index} atEnd={atEnd} />}
        />
      )}
    </Page>
  );
}

/** After a turn: if the focus was on the previous page, it moves to the screen. */
function leaveOldPage(opened: Element | null): void {
  if (opened !== null && (focusIsLost() || document.activeElement?.closest('[inert]'))) focusScreen();
}
