import type { CuratedStory } from '@tuckaway/domain';
import { type ReactNode, useEffect, useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { EmptyPicture } from '../../art/index.ts';
import { HttpError } from '../../data/lib/errors.ts';
import { useListening } from '../../data/reading/listening.ts';
import type { ReaderAids, ReaderParts } from '../../data/reading/reader-parts.ts';
import { useTextSteps } from '../../data/reading/reading-comfort.ts';
import { chooseTheme, useNight } from '../../data/reading/theme.ts';
import { useCuratedStory } from '../../data/stories/curated-stories.ts';
import { focusIsLost, focusScreen } from '../../ui/dialog/lost-focus.ts';
import { Button, ButtonLink } from '../../ui/form/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LoadingScreen } from '../../ui/loading-screen.tsx';
import { MessagePage } from '../../ui/message-page.tsx';
import { Page } from '../../ui/page.tsx';
import { BAR_WORDS, ReaderBar } from '../../ui/reader-bar.tsx';
import { useAutoHideBars } from '../../ui/use-auto-hide-bars.ts';
import { useWakeLock } from '../../ui/use-wake-lock.ts';
import { Leaf } from './leaf.tsx';
import { continueFrom, LOADING, NOT_FOUND, RETURN_HOME, UNAVAILABLE } from './messages.ts';
import { passagesOf } from './passages.ts';
import { TurningBar } from './turning-bar.tsx';
import { useKeptPlace } from './use-kept-place.ts';
import { useLeaves, usePageTurning } from './use-page-turning.ts';

export function CuratedReaderScreen({ reporting, keep, aids }: ReaderParts<CuratedStory>) {
  const { id } = useParams();
  const { data: story, isPending, error, isFetching, refetch } = useCuratedStory(id);

  if (isPending) {
    return (
      <Page title="A story" width="full">
        <LoadingScreen label={LOADING} />
      </Page>
    );
  }
  const gone = error instanceof HttpError && error.status === 404;
  // An open book stays open when it cannot be fetched again.
  if (story === undefined || gone) {
    return (
      <Apology title={NOT_FOUND} text={gone ? 'It may have been put back on another shelf.' : 'We could not reach the shelf it stands on.'}>
        {!gone && (
          <Button variant="secondary" onClick={() => void refetch()} busy={isFetching}>
            Try Again
          </Button>
        )}
      </Apology>
    );
  }
  if (!story.pages?.length) return <Apology title={UNAVAILABLE} text="Its pages are missing. Please try another story." />;
  const storyId = String(story.id);
  // The key starts another story at its first page.
  const book = <Book key={storyId} story={story} report={reporting?.entry(storyId)} keep={keep?.(story)} aids={aids} />;
  return reporting ? reporting.unlessReported(storyId, book) : book;
}

/** A hidden neighbor of the open page; clipped, so that a long one does not make the document longer. */
const WAITING = 'pointer-events-none absolute inset-0 flex flex-col overflow-clip opacity-0 spread:justify-center print:hidden';

interface BookProps {
  story: CuratedStory;
  report?: ReactNode;
  keep?: ReactNode;
  aids?: ReaderAids | undefined;
}

function Book({ story, report, keep, aids }: BookProps) {
  const count = story.pages.length;
  const { toggle, barProps } = useAutoHideBars();
  const { index, turn, goTo, touch, stackRef, layerRef } = usePageTurning(count, toggle);
  const leaves = useLeaves(index, count);
  const leftOff = useKeptPlace(String(story.id), count, { index, turn });
  const night = useNight();
  const { size, steps } = useTextSteps();
  const passages = useMemo(() => passagesOf(story), [story]);
  const { open: listening, reading, asleep, mark } = useListening();
  useWakeLock(asleep ? 'never' : reading ? 'always' : 'touched');

  // biome-ignore lint/correctness/useExhaustiveDependencies: after each turn.
  useEffect(() => {
    // If the focus was on the previous page, it moves to the screen.
    if (turn !== null && (focusIsLost() || document.activeElement?.closest('[inert]'))) focusScreen();
  }, [index, turn]);

  return (
    <Page title={story.title} width="full" className="flex min-h-screenful flex-col">
      <ReaderBar
        barProps={barProps}
        leave={{ label: 'Close', icon: 'close' }}
        night={night}
        onNight={() => chooseTheme(night ? 'day' : 'night')}
        {...steps}
        listen={aids?.listen}
        comfort={aids?.comfort}
      >
        {/* Screen readers do not talk over the reading voice. */}
        <p aria-live={reading ? 'off' : 'polite'} aria-atomic="true" className={BAR_WORDS}>
          Page {index + 1} of {count}
        </p>
      </ReaderBar>

      {/* Clipped, as a turning page would make the document longer. A spread is not, as it turns in copies and has a shadow. */}
      <div
        {...touch}
        className="relative flex grow touch-pan-y touch-pinch-zoom flex-col overflow-clip spread:overflow-y-visible pb-(--player-bar) spread:mx-auto spread:w-full spread:max-w-6xl spread:justify-center spread:px-4 lg:px-10 lg:py-4"
      >
        <div ref={stackRef} className="relative flex grow flex-col spread:justify-center">
          {leaves.map((page) => {
            const open = page === index;
            return (
              <div key={page} inert={!open} aria-hidden={!open} className={open ? 'flex grow flex-col spread:grow-0' : WAITING}>
                <Leaf
                  story={story}
                  index={page}
                  size={size}
                  mark={open && mark?.page === index ? mark : null}
                  report={report}
                  keep={keep}
                  slip={open && leftOff !== null && <ContinueSlip page={leftOff} onContinue={() => goTo(leftOff - 1)} />}
                />
              </div>
            );
          })}
        </div>
        {/* Fixed, so that a turning page that is longer than the open one does not make the document longer. */}
        <div ref={layerRef} aria-hidden="true" inert className="pointer-events-none fixed inset-0 z-10" />
      </div>

      {aids?.around({ title: story.title, pages: passages, page: index, onPage: goTo })}
      <TurningBar barProps={barProps} count={count} index={index} goTo={goTo} listening={listening} />
    </Page>
  );
}

/** Offers the page where the user stopped reading; it disappears when a page is turned. */
function ContinueSlip({ page, onContinue }: { page: number; onContinue: () => void }) {
  const open = (): void => {
    onContinue();
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  return (
    <Button variant="secondary" size="sm" onClick={open} className="animate-veil-in shadow-card">
      <Icon name="book" className="size-4.5 text-lamp-ink" />
      {continueFrom(page)}
    </Button>
  );
}

function Apology({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <MessagePage title={title} text={text} picture={<EmptyPicture kind="not-found" />}>
      {children}
      <ButtonLink to="/">{RETURN_HOME}</ButtonLink>
    </MessagePage>
  );
}
