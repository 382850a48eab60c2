import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { EmptyPicture } from '../../../art/index.ts';
import { useUid } from '../../../data/session/session.ts';
import { restoreFocus } from '../../../ui/dialog/lost-focus.ts';
import { Button } from '../../../ui/form/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { LoadingCards } from '../../../ui/loading-cards.tsx';
import { Page } from '../../../ui/page.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { endChildMode } from '../../parents/api/child-mode.ts';
import { askGrownUp } from '../../parents/api/gate.ts';
import { LateStoryCover } from '../../reader/api/cover/late-story-cover.tsx';
import { useHiddenStories } from '../../reader/api/hidden/hidden-stories.ts';
import { useFeaturedStories } from '../../reader/api/stories/curated-stories.ts';
import { LateLineUpButton } from '../../reader/line-up/late-line-up-button.tsx';
import { usePendingDeletions } from '../api/pending-deletions.ts';
import { useShelf } from '../api/shelf.ts';
import * as messages from './messages.ts';

const GRID = 'm-0 grid list-none grid-cols-2 gap-4 p-0 sm:gap-6 lg:grid-cols-3';
const COVER = 'aspect-3/2 w-full rounded-card border border-edge bg-raised object-cover shadow-card';

/** Home in child mode: the family's stories and ours as large covers, and the way out for grown-ups. Signed out, only ours, and the way is to sign in. */
export function ChildShelf() {
  const navigate = useNavigate();
  const signedOut = useUid() === null;
  const shelf = useShelf(false);
  const { data: featured, isPending } = useFeaturedStories();
  const hidden = useHiddenStories();
  const deletions = usePendingDeletions();
  const own = (signedOut ? [] : shelf.stories)?.filter(({ id }) => !hidden.has(id) && !deletions.has(id)) ?? [];
  const curated = featured?.filter(({ id }) => !hidden.has(String(id))) ?? [];
  const loading = (!signedOut && shelf.stories === undefined && !shelf.isError) || (own.length === 0 && isPending);

  function leave(): void {
    askGrownUp(signedOut ? () => navigate('/auth') : endChildMode);
  }

  return (
    <Page title={messages.TITLE}>
      <div className="mb-6 flex flex-wrap-reverse items-center gap-x-3 sm:mb-8">
        {/* The button that started it is gone. */}
        <h1 ref={restoreFocus} tabIndex={-1} className="font-display text-head font-semibold">
          {messages.TITLE}
        </h1>
        <Button variant="quiet" size="sm" className="ml-auto" aria-label={messages.GROWN_UPS.name} onClick={leave}>
          <Icon name="shield" className="size-4.5" />
          {messages.GROWN_UPS.label}
        </Button>
      </div>
      {loading && <LoadingCards label={messages.LOADING} grid={GRID} />}
      {!loading && own.length + curated.length === 0 && <Nothing />}
      {!loading && own.length > 0 && (
        <Covers title={messages.OWN}>
          {own.map((story) => (
            <Cover key={story.id} id={story.id} to={`/read-story/${story.id}`} title={story.title}>
              <LateStoryCover story={story} className={`block ${COVER}`} />
            </Cover>
          ))}
        </Covers>
      )}
      {!loading && shelf.hasMore && (
        <p className="mb-10 text-center">
          <Button variant="secondary" busy={shelf.isLoadingMore} onClick={() => void shelf.loadMore()}>
            {shelf.isLoadingMore ? messages.MORE.busy : messages.MORE.action}
          </Button>
        </p>
      )}
      {!loading && curated.length > 0 && (
        <Covers title={messages.CURATED}>
          {curated.map(({ id, title, imageUrl }) => (
            <Cover key={id} id={String(id)} to={`/story/${id}`} title={title}>
              {imageUrl ? <Picture src={imageUrl} alt="" lazy className={COVER} /> : <div className={COVER} />}
            </Cover>
          ))}
        </Covers>
      )}
    </Page>
  );
}

function Covers({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="mb-10">
      <h2 className="mb-4 font-display text-title font-semibold">{title}</h2>
      <ul className={GRID}>{children}</ul>
    </section>
  );
}

function Cover({ id, to, title, children }: { id: string; to: string; title: string; children: ReactNode }) {
  return (
    <li className="relative min-w-0">
      <div className="relative">
        {children}
        <LateLineUpButton storyId={id} title={title} className="absolute right-1 bottom-1" />
      </div>
      <Link
        to={to}
        dir="auto"
        className="mt-2.5 block font-display text-[1.125rem] leading-snug font-semibold no-underline wrap-anywhere after:absolute after:inset-0 after:rounded-card hover:text-lamp-ink focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-lamp-ink sm:text-card"
      >
        {title}
      </Link>
    </li>
  );
}

function Nothing() {
  return (
    <div className="py-6 text-center">
      <EmptyPicture kind="offline" />
      <h2 className="mt-8 font-display text-title font-semibold">{messages.NOTHING.title}</h2>
      <p className="mx-auto mt-2 max-w-[40ch] text-soft">{messages.NOTHING.text}</p>
    </div>
  );
}
