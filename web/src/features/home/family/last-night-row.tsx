import { childrenNames } from '@tuckaway/domain';
import { Link, useNavigate } from 'react-router-dom';
import { Button } from '../../../ui/form/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { LateStoryCover } from '../../reader/api/cover/late-story-cover.tsx';
import { listening, turnLightsOut } from '../../reader/api/reading/listening.ts';
import { pathOf } from '../../reader/api/stories/path-of.ts';
import { LateLineUpButton } from '../../reader/line-up/late-line-up-button.tsx';
import type { LastNightsBook } from './last-night.ts';
import { LAST_NIGHT } from './messages.ts';

const COVER = 'block size-full object-cover';

/** Last night's book: to be read again, or heard with the screen black. @param book undefined while it is not known */
export function LastNightRow({ book }: { book: LastNightsBook | null | undefined }) {
  if (book === null) return null;
  return (
    <section aria-labelledby="last-night-title">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-2 sm:gap-x-4">
        <h2 id="last-night-title" className="font-display text-title font-semibold">
          {LAST_NIGHT.title}
        </h2>
        <Link
          to="/my-stories"
          className="flex min-h-11 items-center gap-1.5 text-label font-semibold text-lamp-ink no-underline sm:text-[0.9375rem]"
        >
          {LAST_NIGHT.all}
          <Icon name="arrow-right" className="size-4.5 max-sm:hidden" />
        </Link>
      </div>
      {book === undefined ? <Skeleton className="h-32 rounded-card!" /> : <Row book={book} />}
    </section>
  );
}

function Row({ book }: { book: LastNightsBook }) {
  const navigate = useNavigate();
  const { kind, story } = book;
  const path = pathOf(story.id);
  return (
    <div className="relative flex min-h-32 overflow-hidden rounded-card border border-edge bg-sheet shadow-card transition-shadow duration-200 focus-within:shadow-sheet hover:shadow-sheet large-text:flex-col">
      <div className="relative w-30 shrink-0 bg-raised large-text:h-32 large-text:w-full sm:w-48">
        {kind === 'own' ? (
          <LateStoryCover story={story} className={COVER} />
        ) : (
          story.imageUrl && <Picture src={story.imageUrl} alt="" className={COVER} />
        )}
        <LateLineUpButton storyId={String(story.id)} title={story.title} className="absolute right-1 bottom-1" />
      </div>
      <div className="flex min-w-0 grow flex-col justify-center px-4 py-2 sm:px-6">
        <Link
          to={path}
          dir="auto"
          className="pt-1 font-display text-[1.125rem] leading-snug font-semibold wrap-anywhere no-underline after:absolute after:inset-0 after:rounded-card hover:text-lamp-ink focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-lamp-ink sm:text-card"
        >
          {story.title}
        </Link>
        {kind === 'own' && (
          <p className="text-label text-soft wrap-anywhere">
            For <bdi>{childrenNames(story)}</bdi>
          </p>
        )}
        <Button
          variant="quiet"
          className="relative z-1 -ml-4 self-start px-4! text-left max-sm:text-[0.9375rem]"
          onClick={() => {
            turnLightsOut();
            // Another story that is opened instead stays silent.
            listening.set({ ...listening.get(), next: String(story.id) });
            navigate(path);
          }}
        >
          <Icon name="moon" className="size-5 shrink-0" />
          {LAST_NIGHT.listen}
        </Button>
      </div>
    </div>
  );
}
