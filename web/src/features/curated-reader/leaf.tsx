import { type CuratedStory, STORY_LABELS, type StoryPage } from '@tuckaway/domain';
import { type ReactNode, useState } from 'react';
import { ButtonLink } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { StoryText, type StoryTextSize } from '../../ui/story-text.tsx';
import { EMPTY_PAGE } from './messages.ts';

export interface LeafProps {
  story: CuratedStory;
  index: number;
  size: StoryTextSize;
  /** The way to report the story; none where it is missing. */
  report?: ReactNode;
  /** Lies on the picture, or above the text where there is none. */
  slip?: ReactNode;
  className?: string;
}

/** One page. On a phone the picture gives way to the text as far as it can, so that both share the screen; a wide screen shows a spread. */
export function Leaf({ story, index, size, report, slip, className }: LeafProps) {
  const page = story.pages[index] ?? { content: '' };
  const last = index === story.pages.length - 1;
  const [broken, setBroken] = useState(false);
  const hasPicture = Boolean(page.imageUrl) && !broken;
  return (
    <article
      aria-labelledby="story-title"
      className={classNames(
        'relative flex grow flex-col lg:grow-0',
        hasPicture ? 'book-spread lg:grid lg:min-h-[min(42rem,72dvh)] lg:grid-cols-[1.12fr_1fr]' : 'lg:mx-auto lg:w-full lg:max-w-3xl',
        className,
      )}
    >
      <div
        aria-live="polite"
        className={classNames(
          // Empty, too, it must not become a column of the spread.
          hasPicture ? 'absolute top-3 right-3 z-10 lg:top-6 lg:right-auto lg:left-6' : Boolean(slip) && 'flex justify-center pt-4',
        )}
      >
        {slip}
      </div>
      {hasPicture && <PagePicture page={page} onBroken={() => setBroken(true)} />}
      <div
        className={classNames(
          'relative flex flex-col bg-sheet px-5 pt-6 pb-8 sm:px-10 sm:pt-9 sm:pb-10 lg:border lg:border-edge lg:px-12 lg:shadow-sheet xl:px-14',
          hasPicture
            ? 'book-text -mt-6 rounded-t-sheet border-t border-edge lg:mt-0 lg:justify-center lg:rounded-none lg:rounded-r-stage lg:border-l-0'
            : 'grow rounded-sheet lg:rounded-stage',
        )}
      >
        <h1
          id="story-title"
          className={classNames(
            'font-display font-semibold',
            index === 0
              ? 'mb-4 text-title lg:mb-6 lg:text-head'
              : 'mb-3 text-[1.0625rem] leading-snug text-soft lg:mb-5 lg:text-[1.125rem]',
          )}
        >
          {story.title}
        </h1>
        <StoryText paragraphs={paragraphsOf(page)} size={size} />
        {last && <Ending />}
        <Colophon report={report} />
      </div>
    </article>
  );
}

/** Beside a text longer than the screen the picture stays in sight while the text moves. */
function PagePicture({ page, onBroken }: { page: StoryPage; onBroken: () => void }) {
  return (
    <div className="relative max-h-[min(72vw,34rem)] min-h-[46vw] flex-1 basis-0 lg:max-h-none lg:min-h-0 lg:overflow-clip lg:rounded-l-stage lg:border lg:border-r-0 lg:border-edge lg:bg-sheet lg:shadow-sheet">
      {/* A low cut keeps the ground, where the hero stands, and gives up the sky. */}
      <img
        src={page.imageUrl}
        alt={page.imageAlt ?? ''}
        decoding="async"
        onError={onBroken}
        className="absolute inset-0 size-full bg-raised object-cover max-lg:object-[50%_85%] lg:sticky lg:top-0 lg:max-h-[calc(100dvh-9rem)]"
      />
    </div>
  );
}

/** The small print at the foot of a page: what wrote it (decisions P18), and what to do when it should not be here. */
function Colophon({ report }: { report: ReactNode }) {
  return (
    // The room that a target of 44 px takes below its words is part of the paper's margin.
    <div className="mt-5 -mb-4 flex flex-wrap items-center justify-between gap-x-5">
      <p className="text-label text-soft">{STORY_LABELS.curated}</p>
      {report}
    </div>
  );
}

function Ending() {
  return (
    <div className="mt-8 border-t border-edge pt-6 lg:mt-9">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
        <p className="flex items-center gap-3.5 font-display text-card font-semibold">
          <svg viewBox="0 0 40 40" aria-hidden="true" focusable="false" className="size-9 shrink-0 text-lamp-ink">
            <path fill="currentColor" d="M26.5 5.5A15.5 15.5 0 1 0 35 27 13 13 0 0 1 26.5 5.5Z" />
          </svg>
          The end. Sleep well.
        </p>
        <ButtonLink to="/" variant="secondary" size="sm">
          Back to the stories
        </ButtonLink>
      </div>
    </div>
  );
}

/** Paragraphs at blank lines; single line breaks stay inside. */
function paragraphsOf({ content }: StoryPage): string[] {
  const paragraphs = (content ?? '')
    .split(/\n[^\S\n]*\n\s*/u)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
  return paragraphs.length > 0 ? paragraphs : [EMPTY_PAGE];
}
