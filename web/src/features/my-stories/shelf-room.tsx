import { type ReactNode, useState } from 'react';
import { ANY, isWish } from '../../data/shelf-search.ts';
import { useSyncState } from '../../data/sync.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import * as messages from './messages.ts';
import { ShelfControls } from './shelf-controls.tsx';
import { ShelfList } from './shelf-list.tsx';
import { EmptyShelf, LoadingShelf, NoMatch, UnreachableShelf } from './shelf-states.tsx';
import { type FoundStories, useFoundStories } from './use-found-stories.ts';
import { useShelfWish } from './use-shelf-wish.ts';

/** The shelf in each of its states. */
export function ShelfRoom({ arriving }: { arriving: ReactNode }) {
  const [wish, onWish] = useShelfWish();
  const [expected, setExpected] = useState(false);
  const shelf = useFoundStories(wish, expected);
  const { online } = useSyncState();
  const searching = isWish(wish);
  const { known, found, isLooking } = shelf;

  if (shelf.isError) return <UnreachableShelf online={online} trying={shelf.isFetching} retry={() => void shelf.refetch()} />;
  if (shelf.stories === undefined) return <LoadingShelf />;
  // Where nothing of a page can be shown, the next one may have something.
  if (known.length === 0 && !shelf.hasMore && !searching) {
    return (
      <>
        {arriving}
        {arriving === null ? <EmptyShelf /> : <p className="text-soft">{messages.EMPTY_FOR_NOW}</p>}
      </>
    );
  }
  return (
    <>
      {arriving}
      <ShelfControls wish={wish} onWish={onWish} stories={known} onApproach={() => setExpected(true)} />
      {!online && <p className="mb-5 text-label text-soft">{messages.SEEN_HERE}</p>}
      {searching && <Finding shelf={shelf} onClear={() => onWish(ANY)} />}
      {searching && found.length === 0 && !isLooking ? (
        <NoMatch />
      ) : (
        <ShelfList
          wish={JSON.stringify(wish)}
          stories={found}
          more={shelf.hasMore && !searching ? { busy: shelf.isLoadingMore, load: shelf.loadMore } : null}
          trouble={shelf.moreFailed && !searching && <p className="mt-6 text-center text-soft">{messages.LOAD_FAILED}</p>}
        />
      )}
    </>
  );
}

/** What was found, and how far was looked. It is said when it is sure; meanwhile it is for the eye alone. */
function Finding({ shelf, onClear }: { shelf: FoundStories; onClear: () => void }) {
  const { known, found, isLooking, hasMore, moreFailed, favoritesFailed } = shelf;
  const partly = moreFailed && hasMore;
  const retry = favoritesFailed ? shelf.retryFavorites : shelf.loadMore;
  return (
    <div className="-mt-3 mb-4 flex min-h-11 flex-wrap items-center gap-x-4 text-label text-soft sm:-mt-4">
      <p role="status">
        {isLooking && <span className="sr-only">{messages.LOOKING}</span>}
        {isLooking && <span aria-hidden="true">{messages.lookedAt(found.length, known.length)}</span>}
        {!isLooking && favoritesFailed && messages.FAVORITES_UNKNOWN}
        {!isLooking && !favoritesFailed && (partly ? messages.notAll(found.length, known.length) : messages.foundIn(found.length))}
      </p>
      {!isLooking && (partly || favoritesFailed) && (
        <Button variant="quiet" size="sm" onClick={() => void retry()}>
          {messages.TRY_AGAIN}
        </Button>
      )}
      <Button variant="quiet" size="sm" onClick={onClear} className="ml-auto">
        <Icon name="close" className="size-4" />
        {messages.CLEAR}
      </Button>
    </div>
  );
}
