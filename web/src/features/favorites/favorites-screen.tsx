import { type ReactNode, useEffect, useRef } from 'react';
import { EmptyPicture } from '../../art/index.ts';
import type { FavoriteItem } from '../../data/favorites/favorite-items.ts';
import { useFavorites } from '../../data/favorites/favorites-list.ts';
import { useSession } from '../../data/session/session.ts';
import { useHiddenStories } from '../../data/stories/hidden-stories.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LoadingCards } from '../../ui/loading-cards.tsx';
import { usePassedOnFocus } from '../../ui/lost-focus.ts';
import { Page } from '../../ui/page.tsx';
import { toast } from '../../ui/toast.ts';
import { FavoriteCard } from './favorite-card.tsx';
import * as messages from './messages.ts';
import { useRemoveFavorite } from './use-remove-favorite.ts';

const GRID = 'grid list-none gap-5 p-0 sm:grid-cols-2 lg:grid-cols-3';

/**
 * /favorites: the stories a person liked, of both kinds, newest first.
 * @param arriving stands above them: stories that are on their way here, or null.
 */
export function FavoritesScreen({ arriving = null }: { arriving?: ReactNode }) {
  const signedIn = useSession().status === 'signed-in';
  return (
    <Page title={messages.TITLE} backTo="/" backLabel="Back to Home" heading>
      {signedIn ? (
        <>
          {arriving}
          <Favorites expecting={arriving !== null} />
        </>
      ) : (
        <SignInRequired />
      )}
    </Page>
  );
}

function Favorites({ expecting }: { expecting: boolean }) {
  const { data, isError, refetch, isFetching, hasNextPage, fetchNextPage, isFetchingNextPage } = useFavorites();
  const hidden = useHiddenStories();
  const items = data?.filter(({ id }) => !hidden.has(id));

  useEffect(() => {
    // Without a network it is no news, and must not take the place of the word that a story is queued.
    if (isError && navigator.onLine) toast({ ...messages.LOAD_FAILED, tone: 'destructive' });
  }, [isError]);

  // Where nothing of a page can be shown, the next one may have something.
  if (items !== undefined && (items.length > 0 || hasNextPage)) {
    return <List items={items} more={hasNextPage ? { busy: isFetchingNextPage, show: fetchNextPage } : null} />;
  }
  if (items !== undefined) return expecting ? <p className="text-soft">{messages.EMPTY_FOR_NOW}</p> : <Empty />;
  if (!isError) return <LoadingCards label={messages.LOADING} grid={GRID} />;
  return <Unreachable trying={isFetching} retry={() => void refetch()} />;
}

/** @param more brings the next page, or null after the last one. */
function List({ items, more }: { items: readonly FavoriteItem[]; more: { busy: boolean; show: () => Promise<unknown> } | null }) {
  const { isRemoving, remove } = useRemoveFavorite();
  const list = useRef<HTMLUListElement>(null);
  /** How many stories there were when more were asked for. */
  const shown = useRef<number | null>(null);

  async function removeAt(item: FavoriteItem, index: number): Promise<void> {
    if (!(await remove(item.favoriteDocId))) return;
    // The pressed button is gone: the focus goes to the neighbour's story, or to the heading above an empty list.
    const links = list.current?.querySelectorAll('a') ?? [];
    const next = links[Math.min(index, links.length - 1)];
    (next ?? document.querySelector<HTMLElement>('main h1'))?.focus({ preventScroll: true });
  }

  function showMore(): void {
    shown.current = items.length;
    void more?.show();
  }

  useEffect(() => {
    if (shown.current === null || items.length <= shown.current) return;
    // Whoever goes by the keyboard goes on with the first new story; after the last page the button is gone.
    list.current?.querySelectorAll('li')[shown.current]?.querySelector('a')?.focus({ preventScroll: true });
    shown.current = null;
  }, [items.length]);

  return (
    <>
      <ul ref={list} className={GRID}>
        {items.map((item, index) => (
          <li key={item.favoriteDocId}>
            <FavoriteCard item={item} removing={isRemoving(item.favoriteDocId)} onRemove={() => void removeAt(item, index)} />
          </li>
        ))}
      </ul>
      {more && (
        <p className="mt-8 text-center">
          <Button variant="secondary" busy={more.busy} onClick={showMore}>
            {more.busy ? messages.SHOW_MORE.busy : messages.SHOW_MORE.action}
          </Button>
        </p>
      )}
    </>
  );
}

function Unreachable({ trying, retry }: { trying: boolean; retry: () => void }) {
  const part = usePassedOnFocus<HTMLDivElement>();
  return (
    <div ref={part} className="py-6 text-center">
      <EmptyPicture kind="error" />
      <h2 className="mt-8 font-display text-title font-semibold">{messages.UNREACHABLE.title}</h2>
      <p className="mx-auto mt-2 max-w-[40ch] text-soft">{messages.UNREACHABLE.description}</p>
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
      <h2 className="mt-8 font-display text-title font-semibold">{messages.EMPTY.title}</h2>
      <p className="mx-auto mt-2 max-w-[40ch] text-soft">{messages.EMPTY.description}</p>
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
      <h2 className="mt-6 font-display text-title font-semibold">{messages.SIGN_IN_REQUIRED.title}</h2>
      <p className="mt-2 text-soft">{messages.SIGN_IN_REQUIRED.description}</p>
      <ButtonLink to="/auth" size="lg" className="mt-6">
        {messages.SIGN_IN_REQUIRED.action}
      </ButtonLink>
    </div>
  );
}
