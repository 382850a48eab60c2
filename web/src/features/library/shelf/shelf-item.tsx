import type { Story } from '@tuckaway/domain';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { focusIsLost, focusScreen } from '../../../ui/dialog/lost-focus.ts';
import { Button } from '../../../ui/form/button.tsx';
import { toast } from '../../../ui/toaster/toast.ts';
import { askGrownUp } from '../../parents/api/gate.ts';
import { deleteStory, keepStory, type PendingDeletion } from '../api/pending-deletions.ts';
import * as messages from './messages.ts';
import { ShelfCard, type ShelfCardProps } from './shelf-card.tsx';

/** A story's place on the shelf; asks a grown-up before the story goes, and keeps the focus when it goes or comes back. */
export function ShelfItem({ deletion, ...card }: Omit<ShelfCardProps, 'onDelete'> & { deletion: PendingDeletion | undefined }) {
  const { story } = card;
  const place = useRef<HTMLLIElement>(null);
  const setPlace = useCallback((item: HTMLLIElement) => {
    place.current = item;
    return () => passFocusOn(item);
  }, []);
  const pending = deletion !== undefined;
  const wasPending = useRef(pending);
  const [asking, setAsking] = useState(false);

  useLayoutEffect(() => {
    if (wasPending.current && !pending && focusIsLost()) place.current?.querySelector('a')?.focus({ preventScroll: true });
    wasPending.current = pending;
  }, [pending]);

  return (
    <li ref={setPlace}>
      {deletion === undefined ? (
        <ShelfCard {...card} onDelete={() => (navigator.onLine ? askGrownUp(() => setAsking(true)) : toast(messages.DELETE_OFFLINE))} />
      ) : (
        <DeletionSlip title={story.title} deletion={deletion} onUndo={() => keepStory(story.id)} />
      )}
      <ConfirmDialog
        open={asking && !pending}
        title={messages.DELETE_QUESTION}
        description={messages.whatGoes(story.title)}
        confirmLabel={messages.DELETE_STORY}
        cancelLabel={messages.KEEP_STORY}
        danger
        onConfirm={() => {
          setAsking(false);
          void remove(story);
        }}
        onCancel={() => setAsking(false)}
      />
    </li>
  );
}

/** From a place that goes. */
function passFocusOn(item: HTMLElement): void {
  if (!item.contains(document.activeElement)) return;
  const neighbor = item.nextElementSibling ?? item.previousElementSibling;
  const next = neighbor?.querySelector<HTMLElement>('a') ?? neighbor?.querySelector('button');
  if (next) next.focus({ preventScroll: true });
  else focusScreen();
}

/** The result is shown on whatever screen the user is by then. */
async function remove({ id, title }: Story): Promise<void> {
  if (!navigator.onLine) {
    toast(messages.DELETE_OFFLINE);
    return;
  }
  const end = await deleteStory(id);
  if (end === 'deleted') toast(messages.deleted(title));
  if (end === 'failed') toast(messages.notDeleted(title));
}

/** A ref: the focus moves here from the button that is gone. */
function takeLostFocus(slip: HTMLElement | null): void {
  if (focusIsLost()) slip?.querySelector('button')?.focus({ preventScroll: true });
}

/** In place of a story that is about to be deleted; shelf-room.tsx announces its text. */
function DeletionSlip({ title, deletion, onUndo }: { title: string; deletion: PendingDeletion; onUndo: () => void }) {
  const going = deletion === 'deleting';
  return (
    <div
      ref={takeLostFocus}
      className="flex h-full min-h-45 flex-wrap items-center justify-between gap-x-3 gap-y-2 rounded-sheet border border-dashed border-line px-5 py-4 sm:flex-col sm:justify-center sm:text-center"
    >
      <p className="text-soft">{going ? messages.DELETING : messages.aboutToGo(title)}</p>
      <Button variant="secondary" size="sm" disabled={going} onClick={onUndo} aria-label={`${messages.UNDO}: keep “${title}”`}>
        {messages.UNDO}
      </Button>
    </div>
  );
}
