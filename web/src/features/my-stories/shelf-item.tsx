import type { Story } from '@tuckaway/domain';
import { useLayoutEffect, useRef } from 'react';
import { deleteStory, keepStory, type PendingDeletion } from '../../data/stories/pending-deletions.ts';
import { focusIsLost, focusScreen } from '../../ui/lost-focus.ts';
import { toast } from '../../ui/toast.ts';
import { DepartingSlip } from './departing-slip.tsx';
import * as messages from './messages.ts';
import { ShelfCard, type ShelfCardProps } from './shelf-card.tsx';

/** A story's place on the shelf, and what becomes of the focus when the story goes or comes back. */
export function ShelfItem({ departure, ...card }: Omit<ShelfCardProps, 'onDelete'> & { departure: PendingDeletion | undefined }) {
  const { story } = card;
  const place = useRef<HTMLLIElement>(null);
  const leaving = departure !== undefined;
  const wasLeaving = useRef(leaving);

  useLayoutEffect(() => {
    if (wasLeaving.current && !leaving && focusIsLost()) place.current?.querySelector('a')?.focus({ preventScroll: true });
    wasLeaving.current = leaving;
  }, [leaving]);

  useLayoutEffect(() => {
    const item = place.current;
    return () => {
      if (!item?.contains(document.activeElement)) return;
      const link = (item.nextElementSibling ?? item.previousElementSibling)?.querySelector<HTMLElement>('a, button');
      if (link) link.focus({ preventScroll: true });
      else focusScreen();
    };
  }, []);

  return (
    <li ref={place}>
      {departure === undefined ? (
        <ShelfCard {...card} onDelete={() => void remove(story)} />
      ) : (
        <DepartingSlip title={story.title} departure={departure} onUndo={() => keepStory(story.id)} />
      )}
    </li>
  );
}

/** What is said comes wherever in the app the person is by then. */
async function remove({ id, title }: Story): Promise<void> {
  if (!navigator.onLine) {
    toast(messages.DELETE_OFFLINE);
    return;
  }
  const end = await deleteStory(id);
  if (end === 'deleted') toast(messages.deleted(title));
  if (end === 'failed') toast(messages.notDeleted(title));
}
