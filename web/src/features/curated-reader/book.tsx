import type { CuratedStory } from '@tuckaway/domain';
import { type ReactNode, useEffect, useMemo } from 'react';
import { type OpenBook, useListening } from '../../data/reading/listening.ts';
import { chooseTextSize, TEXT_SIZES, useTextSize } from '../../data/reading/reading-comfort.ts';
import { chooseTheme, useNight } from '../../data/reading/theme.ts';
import { focusIsLost, focusScreen } from '../../ui/lost-focus.ts';
import { Page } from '../../ui/page.tsx';
import { BAR_WORDS, ReaderBar } from '../../ui/reader-bar.tsx';
import { useAwake } from '../../ui/use-awake.ts';
import { useSteppingBack } from '../../ui/use-stepping-back.ts';
import { ContinueSlip } from './continue-slip.tsx';
import { Leaf } from './leaf.tsx';
import { passagesOf } from './passages.ts';
import { TurningBar } from './turning-bar.tsx';
import { useKeptPlace } from './use-kept-place.ts';
import { useLeaves } from './use-leaves.ts';
import { usePageTurning } from './use-page-turning.ts';

/** What the route adds for ears and eyes. */
export interface ReaderAids {
  listen: ReactNode;
  comfort: ReactNode;
  around: (book: OpenBook) => ReactNode;
}

/** A page that is laid out and cannot be seen; clipped, so that a long one makes the open one no longer. */
const WAITING = 'pointer-events-none absolute inset-0 flex flex-col overflow-clip opacity-0 spread:justify-center print:hidden';

export interface BookProps {
  story: CuratedStory;
  /** The way to report the story, at the foot of each page. */
  report?: ReactNode;
  /** The ways to keep it, after its last words. */
  keep?: ReactNode;
  aids?: ReaderAids | undefined;
}

/**
 * An open book: bar above, one page (where there is room for both, picture and text side by side), and the ways to turn it below. The bars
 * step back while somebody reads.
 */
export function Book({ story, report, keep, aids }: BookProps) {
  const count = story.pages.length;
  const { toggle, barProps } = useSteppingBack();
  const { index, turn, goTo, touch, stackRef, layerRef } = usePageTurning(count, toggle);
  const leaves = useLeaves(index, count);
  const leftOff = useKeptPlace(String(story.id), count, { index, turn });
  const night = useNight();
  const size = useTextSize();
  const step = TEXT_SIZES.indexOf(size);
  const smaller = TEXT_SIZES[step - 1];
  const larger = TEXT_SIZES[step + 1];
  const passages = useMemo(() => passagesOf(story), [story]);
  const { open: listening, reading, asleep, mark } = useListening();
  useAwake(asleep ? 'never' : reading ? 'always' : 'touched');

  // biome-ignore lint/correctness/useExhaustiveDependencies: after each turn.
  useEffect(() => {
    // Whoever stood on the page that was turned away goes on with the one that lies there now.
    if (turn !== null && (focusIsLost() || document.activeElement?.closest('[inert]'))) focusScreen();
  }, [index, turn]);

  return (
    <Page title={story.title} width="full" className="flex min-h-screenful flex-col">
      <ReaderBar
        barProps={barProps}
        leave={{ label: 'Close', icon: 'close' }}
        night={night}
        onNight={() => chooseTheme(night ? 'day' : 'night')}
        onSmaller={smaller ? () => chooseTextSize(smaller) : null}
        onLarger={larger ? () => chooseTextSize(larger) : null}
        listen={aids?.listen}
        comfort={aids?.comfort}
      >
        {/* A voice that reads is not talked over. */}
        <p aria-live={reading ? 'off' : 'polite'} aria-atomic="true" className={BAR_WORDS}>
          Page {index + 1} of {count}
        </p>
      </ReaderBar>

      {/* Clipped: a page on its way reaches beyond its edges, and would make the document longer. A spread turns in copies, and has a shadow. */}
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
        {/* Fixed: a sheet longer than the page below it must not make the page longer, which would move everything under the next finger. */}
        <div ref={layerRef} aria-hidden="true" inert className="pointer-events-none fixed inset-0 z-10" />
      </div>

      {aids?.around({ title: story.title, pages: passages, page: index, onPage: goTo })}
      <TurningBar barProps={barProps} count={count} index={index} goTo={goTo} listening={listening} />
    </Page>
  );
}
