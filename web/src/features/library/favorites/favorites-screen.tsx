import { lazy, useEffect, useRef, useState } from 'react';
import { EmptyPicture } from '../../../art/index.ts';
import { useSyncState } from '../../../data/outbox/page/sync-state.ts';
import { useSession, useUid } from '../../../data/session/session.ts';
import { handFocusOver } from '../../../ui/dialog/lost-focus.ts';
import { Button, ButtonLink } from '../../../ui/form/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Late } from '../../../ui/late.tsx';
import { LoadingCards } from '../../../ui/loading-cards.tsx';
import { Page } from '../../../ui/page.tsx';
import { toast } from '../../../ui/toaster/toast.ts';
import { changeFavorite, useBusyHearts } from '../../reader/api/favorites/favorites.ts';
import { useHiddenStories } from '../../reader/api/hidden/hidden-stories.ts';
import { useUsedUpDay } from '../../reader/api/stories/more-stories.ts';
import { useWaitingStories, WaitingStrip } from '../../shell/offline/waiting-strip.tsx';
import { type FavoriteItem, useFavoriteList } from '../api/favorites-list.ts';
import { FavoriteCard } from './favorite-card.tsx';

const TonightOffers = lazy(async () => ({ default: (await import('../tonight/tonight-offers.tsx')).TonightOffers }));

const TEXTS = {
  title: 'Your Favorites',
  loading: 'Loading your favorites...',
  signInRequired: { title: 'Sign In Required', description: 'Please sign in to view your favorite stories.', action: 'Sign In' },
  empty: { title: 'No favorites yet', description: 'Tap the heart on a story you like, and it will be waiting for you here.' },
  /** Below stories that are still being written. */
  emptyForNow: 'They’ll be here, along with every story you mark with a heart.',
  showMore: 'Show more stories',
  loadingMore: 'Loading more...',
  loadFailed: { title: 'Error', description: 'Failed to load your favorite stories.' },
  unreachable: { title: 'Your favorites didn’t open', description: 'They’re safe. We just couldn’t reach them.' },
  offline: {
    title: 'You’re offline',
    description:
      'Your favorites haven’t been opened on this device yet. Open them once while you’re online, and they’ll be here offline, too.',
  },
  removeFailed: { title: 'Error', description: 'Failed to remove story from favorites.' },
  removed: { title: 'Removed from Favorites', description: 'Story has been removed from your favorites.' },
} as const;

const GRID = 'grid list-none grid-cols-1 gap-5 p-0 sm:grid-cols-2 lg:grid-cols-3';

/** /favorites: the user's favorites of both kinds, newest first. Above them are the stories that are still being written. */
export function FavoritesScreen() {
  const signedIn = useSession().status === 'signed-in';
  return (
    <Page title={TEXTS.title} backTo="/" backLabel="Back to Home" heading>
      {signedIn ? (
        <>
          <ForTonight />
          <WaitingStrip />
          <Favorites />
        </>
      ) : (
        <SignInRequired />
      )}
    </Page>
  );
}

/** A story that waits leaves the family without one this evening. */
function ForTonight() {
  const isWaiting = useWaitingStories().length > 0;
  const day = useUsedUpDay(useUid());
  return (
    (isWaiting || day) && (
      <Late>
        <TonightOffers className="mb-10 sm:mb-12" />
      </Late>
    )
  );
}

function Favorites() {
  const { isError, refetch, isFetching, hasMore, loadMore, isLoadingMore, ...list } = useFavoriteList();
  const hidden = useHiddenStories();
  const expecting = useWaitingStories().length > 0;
  const items = list.items?.filter(({ id }) => !hidden.has(id));

  useEffect(() => {
    // Without a network this is expected, and must not replace the toast that a story is queued.
    if (isError && navigator.onLine) toast({ ...TEXTS.loadFailed, tone: 'destructive' });
  }, [isError]);

  // A page may have nothing to show while the next one has.
  if (items !== undefined && (items.length > 0 || hasMore)) {
    return <List items={items} more={hasMore ? { busy: isLoadingMore, show: loadMore } : null} />;
  }
  if (items !== undefined) return expecting ? <p className="text-soft">{TEXTS.emptyForNow}</p> : <Empty />;
  if (!isError) return <LoadingCards label={TEXTS.loading} grid={GRID} />;
  return <Unreachable trying={isFetching} retry={() => void refetch()} />;
}

function focusLink(item: HTMLLIElement | null): void {
  item?.querySelector('a')?.focus({ preventScroll: true });
}

/** @param more loads the next page; null after the last one. */
function List({ items, more }: { items: readonly FavoriteItem[]; more: { busy: boolean; show: () => Promise<unknown> } | null }) {
  const busy = useBusyHearts();
  const list = useRef<HTMLUListElement>(null);
  /** The stories when the user asked for more, until they do something else. */
  const [known, setKnown] = useState<ReadonlySet<string> | null>(null);
  /** It gets the focus, as the button is gone after the last page. Another one may take its place, as stories can come late. */
  const firstNew = known && items.find(({ id }) => !known.has(id))?.id;

  useEffect(() => {
    if (known === null) return;
    const goOn = (event: Event) => {
      // A key that is held down is still the press of the button.
      if (!(event instanceof KeyboardEvent && event.repeat)) setKnown(null);
    };
    const events = ['keydown', 'pointerdown'] as const;
    for (const event of events) window.addEventListener(event, goOn);
    return () => {
      for (const event of events) window.removeEventListener(event, goOn);
    };
  }, [known]);

  async function remove({ id }: FavoriteItem, index: number): Promise<void> {
    const isRemoved = (await changeFavorite(id, 'out')) === 'done';
    toast(isRemoved ? TEXTS.removed : { ...TEXTS.removeFailed, tone: 'destructive' });
    if (!isRemoved) return;
    // The pressed button is gone: the focus moves to the next story, or to the heading above an empty list.
    const links = list.current?.querySelectorAll('a') ?? [];
    const next = links[Math.min(index, links.length - 1)];
    (next ?? document.querySelector<HTMLElement>('main h1'))?.focus({ preventScroll: true });
  }

  function showMore(): void {
    setKnown(new Set(items.map(({ id }) => id)));
    void more?.show();
  }

  return (
    <>
      <ul ref={list} className={GRID}>
        {items.map((item, index) => (
          <li key={item.id} ref={item.id === firstNew ? focusLink : null}>
            <FavoriteCard item={item} removing={busy.has(item.id)} onRemove={() => void remove(item, index)} />
          </li>
        ))}
      </ul>
      {more && (
        <p className="mt-8 text-center">
          <Button variant="secondary" busy={more.busy} onClick={showMore}>
            {more.busy ? TEXTS.loadingMore : TEXTS.showMore}
          </Button>
        </p>
      )}
    </>
  );
}

function Unreachable({ trying, retry }: { trying: boolean; retry: () => void }) {
  const { online } = useSyncState();
  const { title, description } = online ? TEXTS.unreachable : TEXTS.offline;
  return (
    <div ref={handFocusOver} className="py-6 text-center">
      <EmptyPicture kind={online ? 'error' : 'offline'} />
      <h2 className="mt-8 font-display text-title font-semibold">{title}</h2>
      <p className="mx-auto mt-2 max-w-[44ch] text-soft">{description}</p>
      <Button className="mt-7" busy={trying} onClick={retry}>
        Try Again
      </Button>
    </div>
  );
}

function Empty() {
  return (
    <div className="py-6 text-center">
      <EmptyPicture kind="favorites" />
      <h2 className="mt-8 font-display text-title font-semibold">{TEXTS.empty.title}</h2>
      <p className="mx-auto mt-2 max-w-[40ch] text-soft">{TEXTS.empty.description}</p>
      <div className="mt-7 flex flex-wrap justify-center gap-3 max-sm:mx-auto max-sm:grid max-sm:w-fit">
        <ButtonLink to="/">Browse Stories</ButtonLink>
        <ButtonLink to="/create-story" variant="secondary">
          <Icon name="stars" />
          Create Your Story
        </ButtonLink>
      </div>
    </div>
  );
}

function SignInRequired() {
  return (
    <div className="sheet mx-auto max-w-xl px-6 py-10 text-center">
      <EmptyPicture kind="favorites" />
      <h2 className="mt-6 font-display text-title font-semibold">{TEXTS.signInRequired.title}</h2>
      <p className="mt-2 text-soft">{TEXTS.signInRequired.description}</p>
      <ButtonLink to="/auth" size="lg" className="mt-6">
        {TEXTS.signInRequired.action}
      </ButtonLink>
    </div>
  );
}
