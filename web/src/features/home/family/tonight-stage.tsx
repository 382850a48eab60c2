import type { ReactNode } from 'react';
import { EmptyPicture } from '../../../art/index.ts';
import { Button, ButtonLink } from '../../../ui/form/button.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { LateStoryCover } from '../../reader/api/cover/late-story-cover.tsx';
import { pathOf } from '../../reader/api/stories/path-of.ts';
import { LateLineUpButton } from '../../reader/line-up/late-line-up-button.tsx';
import { TONIGHT } from './messages.ts';
import type { TonightsBook } from './tonights-book.ts';

const PICTURE = 'aspect-3/2 w-full animate-cover-drift object-cover';

/** Tonight's book as the first thing on a family's home. @param book undefined while it is not known; null if there is none */
export function TonightStage({ book, onNextChapter }: { book: TonightsBook | null | undefined; onNextChapter: () => void }) {
  return (
    <section aria-labelledby="tonight-title" className="on-stage bg-linear-to-b from-stage from-40% to-page text-ink">
      <div className="page-margin mx-auto grid max-w-6xl items-center gap-6 pt-20 pb-3 landscape:grid-cols-2 sm:gap-10 sm:pt-24 sm:pb-14 lg:grid-cols-[1.25fr_1fr]!">
        <div className="relative overflow-hidden rounded-sheet border border-edge bg-raised shadow-lifted">
          <BookPicture book={book} />
          {book && book.kind !== 'next-chapter' && (
            <LateLineUpButton storyId={String(book.story.id)} title={book.story.title} className="absolute right-1.5 bottom-1.5" />
          )}
        </div>
        {/* The height of its longest form, so that nothing below moves when the book is known. */}
        <div className="flex min-h-44 flex-col items-start">
          {book !== undefined && <BookWords book={book} onNextChapter={onNextChapter} />}
        </div>
      </div>
    </section>
  );
}

function BookPicture({ book }: { book: TonightsBook | null | undefined }) {
  if (!book) return <EmptyPicture kind="soon" className="mx-auto block aspect-3/2 h-auto w-full max-w-sm" />;
  if (book.kind === 'begun-own' || book.kind === 'next-chapter') {
    return <LateStoryCover story={book.story} className={`block ${PICTURE}`} />;
  }
  const { imageUrl } = book.story;
  if (!imageUrl) return <EmptyPicture kind="soon" className="mx-auto block aspect-3/2 h-auto w-full max-w-sm" />;
  return <Picture src={imageUrl} alt="" className={PICTURE} />;
}

function BookWords({ book, onNextChapter }: { book: TonightsBook | null; onNextChapter: () => void }) {
  if (book === null) {
    return (
      <>
        <Title>{TONIGHT.none.title}</Title>
        <p className="mt-3 text-soft">{TONIGHT.none.text}</p>
        <ButtonLink to="/create-story" size="lg" className="mt-5">
          Create Your Story
        </ButtonLink>
      </>
    );
  }
  const { kind, story } = book;
  const label = TONIGHT.action[kind];
  return (
    <>
      <p className="text-label font-semibold text-lamp-ink">{TONIGHT.label[kind]}</p>
      <Title>{kind === 'next-chapter' ? TONIGHT.after(story.title) : story.title}</Title>
      {'place' in book && <p className="mt-2 text-soft">{TONIGHT.place(book.place)}</p>}
      {kind === 'next-chapter' ? (
        <Button size="lg" className="mt-5 max-sm:w-full" onClick={onNextChapter}>
          {label}
        </Button>
      ) : (
        <ButtonLink to={pathOf(story.id)} size="lg" className="mt-5 max-sm:w-full" aria-label={`${label}: ${story.title}`}>
          {label}
        </ButtonLink>
      )}
    </>
  );
}

function Title({ children }: { children: ReactNode }) {
  return (
    <h2 id="tonight-title" dir="auto" className="mt-1.5 font-display text-head leading-tight font-semibold wrap-anywhere">
      {children}
    </h2>
  );
}
