import type { CuratedStory } from '@tuckaway/domain';
import { type ReactNode, useEffect, useMemo } from 'react';
import { type OpenBook, useListening } from '../../data/listening.ts';
import { chooseTextSize, TEXT_SIZES, useTextSize } from '../../data/text-size.ts';
import { chooseTheme, useNight } from '../../data/theme.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { focusIsLost, focusScreen } from '../../ui/lost-focus.ts';
import { Page } from '../../ui/page.tsx';
import { BAR_WORDS, ReaderBar } from '../../ui/reader-bar.tsx';
import { useAwake } from '../../ui/use-awake.ts';
import { useSteppingBack } from '../../ui/use-stepping-back.ts';
import { ContinueSlip } from './continue-slip.tsx';
import { Leaf } from './leaf.tsx';
import { PageDots } from './page-dots.tsx';
import { passagesOf } from './passages.ts';
import { useKeptPlace } from './use-kept-place.ts';
import { usePageTurning } from './use-page-turning.ts';

/** Milliseconds after which the sheet that was turned lies still. */
const AFTER_TURN = 500;

/** What the route adds for ears and eyes. */
export interface ReaderAids {
  listen: ReactNode;
  comfort: ReactNode;
  around: (book: OpenBook) => ReactNode;
}

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
  const { index, turn, goTo, touch, pageRef, layerRef } = usePageTurning(count, toggle);
  const leftOff = useKeptPlace(String(story.id), count, { index, turn });
  const night = useNight();
  const size = useTextSize();
  const step = TEXT_SIZES.indexOf(size);
  const smaller = TEXT_SIZES[step - 1];
  const larger = TEXT_SIZES[step + 1];
  const following = story.pages[index + 1]?.imageUrl;
  const passages = useMemo(() => passagesOf(story), [story]);
  const { open, reading, asleep, mark } = useListening();
  useAwake(asleep ? 'never' : reading ? 'always' : 'touched');

  // biome-ignore lint/correctness/useExhaustiveDependencies: after each turn.
  useEffect(() => {
    // Whoever stood on the page that was turned away goes on with the one that lies there now.
    if (turn !== null && focusIsLost()) focusScreen();
  }, [index, turn]);

  useEffect(() => {
    if (!following) return;
    // The next picture is there when the page is turned. Not in the time of the press: reading its drawing takes some.
    const timer = window.setTimeout(() => {
      new Image().src = following;
    }, AFTER_TURN);
    return () => window.clearTimeout(timer);
  }, [following]);

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

      <div
        {...touch}
        className="relative flex grow touch-pan-y touch-pinch-zoom flex-col overflow-x-clip pb-(--player-bar) spread:mx-auto spread:w-full spread:max-w-6xl spread:justify-center spread:px-4 lg:px-10 lg:py-4"
      >
        <div ref={pageRef} className="contents">
          <Leaf
            key={index}
            story={story}
            index={index}
            size={size}
            mark={mark?.page === index ? mark : null}
            report={report}
            keep={keep}
            slip={leftOff !== null && <ContinueSlip page={leftOff} onContinue={() => goTo(leftOff - 1)} />}
          />
        </div>
        {/* Fixed: a sheet longer than the page below it must not make the page longer, which would move everything under the next finger. */}
        <div ref={layerRef} aria-hidden="true" inert className="pointer-events-none fixed inset-0 z-10" />
      </div>

      {aids?.around({ title: story.title, pages: passages, page: index, onPage: goTo })}
      <nav
        {...barProps}
        aria-label="Turn the page"
        data-turning-bar=""
        className="reader-bar reader-bar-below page-margin sticky bottom-(--dock-bar) z-10 mx-auto grid w-full max-w-6xl grid-cols-[1fr_auto_1fr] items-center gap-2 bg-page xl:max-w-7xl pt-2 pb-[max(0.75rem,env(safe-area-inset-bottom))] before:pointer-events-none before:absolute before:inset-x-0 before:-top-5 before:h-5 before:bg-linear-to-t before:from-page lg:pt-4 lg:pb-6"
      >
        <Button variant="secondary" disabled={index === 0} onClick={() => goTo(index - 1)} className="justify-self-start max-sm:px-3.5">
          <Icon name="arrow-left" />
          <span className="max-sm:sr-only">Previous</span>
        </Button>
        <PageDots count={count} index={index} onPick={goTo} />
        {/* One light a screen: while a story is read aloud it is the pause. */}
        <Button
          variant={open ? 'secondary' : 'primary'}
          disabled={index === count - 1}
          onClick={() => goTo(index + 1)}
          className="justify-self-end max-sm:px-3.5"
        >
          <span className="max-sm:sr-only">Next</span>
          <Icon name="arrow-right" />
        </Button>
      </nav>
    </Page>
  );
}
