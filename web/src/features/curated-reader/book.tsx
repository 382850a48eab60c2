import type { CuratedStory } from '@tuckaway/domain';
import { type ReactNode, useEffect } from 'react';
import { chooseTextSize, TEXT_SIZES, useTextSize } from '../../data/preferences.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { Page } from '../../ui/page.tsx';
import { TextSizeButtons } from '../../ui/text-size-buttons.tsx';
import { ContinueSlip } from './continue-slip.tsx';
import { Leaf } from './leaf.tsx';
import { PageDots } from './page-dots.tsx';
import { useKeptPlace } from './use-kept-place.ts';
import { usePageTurning } from './use-page-turning.ts';

/**
 * An open book: bar above, one page (on wide screens picture and text side by side), and the ways to turn it below.
 * @param report the way to report the story, at the foot of each page.
 */
export function Book({ story, report }: { story: CuratedStory; report?: ReactNode }) {
  const count = story.pages.length;
  const { index, turn, goTo, swipe } = usePageTurning(count);
  const leftOff = useKeptPlace(String(story.id), count, { index, turn });
  const size = useTextSize();
  const step = TEXT_SIZES.indexOf(size);
  const smaller = TEXT_SIZES[step - 1];
  const larger = TEXT_SIZES[step + 1];
  const following = story.pages[index + 1]?.imageUrl;

  useEffect(() => {
    // The next picture is there when the page is turned.
    if (following) new Image().src = following;
  }, [following]);

  return (
    <Page title={story.title} width="full" className="flex min-h-screenful flex-col">
      <header className="page-margin mx-auto grid w-full max-w-6xl grid-cols-[1fr_auto_1fr] items-center gap-2 py-2 sm:py-3">
        <ButtonLink to="/" variant="quiet" size="sm" className="-ml-3 justify-self-start text-ink max-sm:px-3">
          <Icon name="close" />
          Close
        </ButtonLink>
        <p aria-live="polite" aria-atomic="true" className="text-label font-medium text-soft">
          Page {index + 1} of {count}
        </p>
        <div className="-mr-2 justify-self-end">
          <TextSizeButtons
            onSmaller={smaller ? () => chooseTextSize(smaller) : null}
            onLarger={larger ? () => chooseTextSize(larger) : null}
          />
        </div>
      </header>

      <div
        {...swipe}
        className="flex grow touch-pan-y touch-pinch-zoom flex-col lg:mx-auto lg:w-full lg:max-w-6xl lg:justify-center lg:px-10 lg:py-4"
      >
        <Leaf
          key={index}
          story={story}
          index={index}
          size={size}
          report={report}
          slip={leftOff !== null && <ContinueSlip page={leftOff} onContinue={() => goTo(leftOff - 1)} />}
          className={classNames(turn === 'next' && 'animate-leaf-next', turn === 'back' && 'animate-leaf-back')}
        />
      </div>

      <nav
        aria-label="Turn the page"
        data-turning-bar=""
        className="page-margin sticky bottom-(--dock-bar) z-10 transition-[bottom] duration-320 ease-paper mx-auto grid w-full max-w-6xl grid-cols-[1fr_auto_1fr] items-center gap-2 bg-page pt-2 pb-[max(0.75rem,env(safe-area-inset-bottom))] before:pointer-events-none before:absolute before:inset-x-0 before:-top-5 before:h-5 before:bg-linear-to-t before:from-page lg:pt-4 lg:pb-6"
      >
        <Button variant="secondary" disabled={index === 0} onClick={() => goTo(index - 1)} className="justify-self-start max-sm:px-3.5">
          <Icon name="arrow-left" />
          <span className="max-sm:sr-only">Previous</span>
        </Button>
        <PageDots count={count} index={index} onPick={goTo} />
        <Button disabled={index === count - 1} onClick={() => goTo(index + 1)} className="justify-self-end max-sm:px-3.5">
          <span className="max-sm:sr-only">Next</span>
          <Icon name="arrow-right" />
        </Button>
      </nav>
    </Page>
  );
}
