import type { Story } from '@tuckaway/domain';
import { useState } from 'react';
import { useSyncState } from '../../../data/outbox/page/sync.ts';
import { focusScreen } from '../../../ui/dialog/lost-focus.ts';
import { Button } from '../../../ui/form/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useWaitingStories, WaitingStrip } from '../../shell/offline/waiting-strip.tsx';
import { usePendingDeletions } from '../api/pending-deletions.ts';
import { ANY, isFiltering } from '../api/shelf-search.ts';
import * as messages from './messages.ts';
import { ShelfControls } from './shelf-controls.tsx';
import { ShelfList } from './shelf-list.tsx';
import { EmptyShelf, LoadingShelf, NoMatch, UnreachableShelf } from './shelf-states.tsx';
import { type FoundStories, useFoundStories } from './use-found-stories.ts';
import { useShelfFilter } from './use-shelf-filter.ts';

export function ShelfRoom() {
  const [wish, onWish] = useShelfFilter();
  const [expected, setExpected] = useState(false);
  const shelf = useFoundStories(wish, expected);
  const { online } = useSyncState();
  const expecting = useWaitingStories().length > 0;
  const searching = isFiltering(wish);
  const { known, found, isLooking } = shelf;

  if (shelf.isError) return <UnreachableShelf online={online} trying={shelf.isFetching} retry={() => void shelf.refetch()} />;
  if (shelf.stories === undefined) return <LoadingShelf />;
  // A page may have nothing to show while the next one has.
  if (known.length === 0 && !shelf.hasMore && !searching) {
    return (
      <>
        <WaitingStrip />
        {expecting ? <p className="text-soft">{messages.EMPTY_FOR_NOW}</p> : <EmptyShelf />}
      </>
    );
  }
  return (
    <>
      <WaitingStrip />
      <ShelfControls wish={wish} onWish={onWish} stories={known} onApproach={() => setExpected(true)} />
      {!online && <p className="mb-5 text-label text-soft">{messages.SEEN_HERE}</p>}
      <Finding searching={searching} shelf={shelf} onClear={() => onWish(ANY)} />
      <DeletionAnnouncements stories={known} />
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

/** Announces stories that are about to be deleted, as screen readers do not announce text that appears with its element. */
function DeletionAnnouncements({ stories }: { stories: readonly Story[] }) {
  const deletions = usePendingDeletions();
  const pending = deletions.size === 0 ? [] : stories.filter(({ id }) => deletions.has(id));
  return (
    <p role="status" aria-atomic="false" className="sr-only">
      {pending.map(({ id, title }) => (
        <span key={id}>{deletions.get(id) === 'deleting' ? messages.DELETING : messages.aboutToGo(title)}</span>
      ))}
    </p>
  );
}

/** The result of a search. Announced when it is complete; until then it is only visible. Empty without a search. */
function Finding({ searching, shelf, onClear }: { searching: boolean; shelf: FoundStories; onClear: () => void }) {
  const { known, found, isLooking, hasMore, moreFailed, favoritesFailed } = shelf;
  const sure = searching && !isLooking;
  const partly = moreFailed && hasMore;
  const retry = favoritesFailed ? shelf.retryFavorites : shelf.loadMore;
  /** Each button may disappear when it is pressed, so the focus moves first. */
  const passingOn = (act: () => unknown) => () => {
    focusScreen();
    void act();
  };
  return (
    <div className={searching ? '-mt-3 mb-4 flex min-h-11 flex-wrap items-center gap-x-4 text-label text-soft sm:-mt-4' : 'sr-only'}>
      <p role="status">
        {isLooking && <span className="sr-only">{messages.LOOKING}</span>}
        {isLooking && <span aria-hidden="true">{messages.lookedAt(found.length, known.length)}</span>}
        {sure && favoritesFailed && messages.FAVORITES_UNKNOWN}
        {sure && !favoritesFailed && (partly ? messages.notAll(found.length, known.length) : messages.foundIn(found.length))}
      </p>
      {sure && (partly || favoritesFailed) && (
        <Button variant="quiet" size="sm" onClick={passingOn(retry)}>
          {messages.TRY_AGAIN}
        </Button>
      )}
      {searching && (
        <Button variant="quiet" size="sm" onClick={passingOn(onClear)} className="ml-auto">
          <Icon name="close" className="size-4" />
          {messages.CLEAR}
        </Button>
      )}
    </div>
  );
}
