import { type CuratedStory, STORY_LABELS, type StoryPage } from '@tuckaway/domain';
import { memo, type ReactNode, useId, useState } from 'react';
import type { ListeningMark } from '../../data/reading/listening.ts';
import { classNames } from '../../ui/class-names.ts';
import { ButtonLink } from '../../ui/form/button.tsx';
import { MarkedText } from '../../ui/marked-text.tsx';
import { STORY_MEASURES, STORY_TITLES, StoryText, type StoryTextSize } from '../../ui/story-text.tsx';
import { EMPTY_PAGE, THE_END } from './messages.ts';
import { paragraphsOf } from './passages.ts';

export interface LeafProps {
  story: CuratedStory;
  index: number;
  size: StoryTextSize;
  mark?: ListeningMark | null;
  report?: ReactNode;
  keep?: ReactNode;
  /** Shown on the picture, or above the text where there is none. */
  slip?: ReactNode;
}

/** One page. On a phone the picture shrinks for the text, so that both fit the screen; on a wide screen they are side by side. */
export const Leaf = memo(function Leaf({ story, index, size, mark, report, keep, slip }: LeafProps) {
  const titleId = useId();
  const page = story.pages[index] ?? { content: '' };
  const last = index === story.pages.length - 1;
  const paragraphs = paragraphsOf(page);
  const [broken, setBroken] = useState(false);
  const hasPicture = Boolean(page.imageUrl) && !broken;
  return (
    <article
      aria-labelledby={titleId}
      className={classNames(
        'relative flex grow flex-col spread:grow-0',
        hasPicture
          ? classNames('book-spread spread:grid spread:min-h-[min(36rem,100dvh-10rem)]', SPREADS[size])
          : 'spread:mx-auto spread:w-full spread:max-w-3xl',
      )}
    >
      {hasPicture ? (
        <PagePicture page={page} slip={slip} onBroken={() => setBroken(true)} />
      ) : (
        <div aria-live="polite" className={slip ? 'flex justify-center pt-17 spread:pt-0 spread:pb-4' : undefined}>
          {slip}
        </div>
      )}
      <div
        data-half=""
        className={classNames(
          'relative flex flex-col bg-sheet px-5 pb-6 sm:px-10 sm:pb-10 spread:border spread:border-edge spread:shadow-sheet lg:px-12 xl:px-14',
          hasPicture
            ? 'book-text -mt-6 rounded-t-sheet border-t border-edge pt-5 max-spread:shadow-sheet sm:pt-9 spread:mt-0 spread:justify-center spread:rounded-none spread:rounded-r-stage spread:border-l-0'
            : classNames('grow rounded-sheet spread:rounded-stage spread:pt-9', slip ? 'pt-6' : 'pt-20'),
        )}
      >
        <div className={classNames('mx-auto w-full spread:mx-0 spread:max-w-none', STORY_MEASURES[size])}>
          <h1
            id={titleId}
            dir="auto"
            className={classNames(
              'font-display font-semibold',
              index === 0
                ? classNames('mb-3 lg:mb-6', size === 'small' || size === 'medium' ? 'text-title lg:text-head' : STORY_TITLES[size])
                : 'mb-3 text-[1.0625rem] leading-snug text-soft lg:mb-5 lg:text-[1.125rem]',
            )}
          >
            <MarkedText text={story.title} mark={mark?.place === 'title' ? mark : null} />
          </h1>
          <StoryText paragraphs={paragraphs.length > 0 ? paragraphs : [EMPTY_PAGE]} size={size} mark={mark} />
          {last && <Ending mark={mark?.place === 'end' ? mark : null} />}
          {last && keep && <div className="mt-4">{keep}</div>}
          {/* How the story was made (decision P18). The report button's 44 px height counts as part of the page's margin. */}
          <div className="mt-5 -mb-4 flex flex-wrap items-center justify-between gap-x-5">
            <p className="text-label text-soft">{STORY_LABELS.curated}</p>
            {report}
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

/** Beside a text longer than the screen the picture stays in sight while the text scrolls. */
function PagePicture({ page, slip, onBroken }: { page: StoryPage; slip: ReactNode; onBroken: () => void }) {
  return (
    <div
      data-half=""
      className="relative max-h-[min(78vw,36rem)] min-h-[50vw] flex-1 basis-0 spread:@container spread:flex spread:max-h-none spread:min-h-0 spread:flex-col spread:overflow-clip spread:rounded-l-stage spread:border spread:border-r-0 spread:border-edge spread:bg-sheet spread:shadow-sheet spread:before:max-h-[clamp(0px,100dvh-30rem,2.5rem)] spread:before:flex-1 spread:after:flex-1"
    >
      {/* Cropped at the top, as the heroes stand at the bottom. */}
      <img
        src={page.imageUrl}
        alt={page.imageAlt ?? ''}
        decoding="async"
        onError={onBroken}
        className="absolute inset-0 size-full bg-raised object-cover object-[50%_85%] sm:object-bottom spread:sticky spread:top-0 spread:h-[min(92cqi,100%,100dvh-9rem)] spread:shrink-0"
      />
      {/* At the bottom of the picture it covers no face. */}
      <div
        aria-live="polite"
        className="absolute right-4 bottom-8 sm:right-8 spread:top-5 spread:right-auto spread:bottom-auto spread:left-5"
      >
        {slip}
      </div>
    </div>
  );
}

function Ending({ mark }: { mark: ListeningMark | null }) {
  return (
    <div className="mt-8 border-t border-edge pt-6 lg:mt-9">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
        <p className="flex items-center gap-3.5 font-display text-card font-semibold">
          <svg viewBox="0 0 40 40" aria-hidden="true" focusable="false" className="size-9 shrink-0 text-lamp-ink">
            <path fill="currentColor" d="M26.5 5.5A15.5 15.5 0 1 0 35 27 13 13 0 0 1 26.5 5.5Z" />
          </svg>
          <span>
            <MarkedText text={THE_END} mark={mark} />
          </span>
        </p>
        <ButtonLink to="/" variant="secondary" size="sm">
          Back to the stories
        </ButtonLink>
      </div>
    </div>
  );
}
