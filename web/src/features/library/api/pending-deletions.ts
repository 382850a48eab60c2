/**
 * Family stories that are about to be deleted. A deletion can be undone for ten seconds and then happens on whatever screen the user is;
 * if the app is closed or the session ends before, the story stays.
 */
import { createStore, useStore } from '../../../data/device/store.ts';
import { currentUid, onSession, requireUid } from '../../../data/session/session.ts';

/** Milliseconds in which a deletion can be undone. */
export const UNDO_TIME_MS = 10_000;

export type PendingDeletion = 'undoable' | 'deleting';

/** `kept`: the user undid it or the session ended. `failed`: the server did not delete it. */
export type DeletionEnd = 'deleted' | 'kept' | 'failed';

const NONE: ReadonlyMap<string, PendingDeletion> = new Map();
const pendingDeletions = createStore<ReadonlyMap<string, PendingDeletion>>(NONE);
/** Undoes each deletion that can be undone. */
const waiting = new Map<string, () => void>();

export function usePendingDeletions(): ReadonlyMap<string, PendingDeletion> {
  return useStore(pendingDeletions);
}

/** Deletes a story once {@link UNDO_TIME_MS} is over. Throws `NotSignedIn`; else never rejects. */
export async function deleteStory(storyId: string): Promise<DeletionEnd> {
  const uid = requireUid();
  if (pendingDeletions.get().has(storyId)) return 'kept';
  show(storyId, 'undoable');
  const wanted = await timeToUndo(uid, storyId);
  if (!wanted) {
    show(storyId, null);
    return 'kept';
  }
  show(storyId, 'deleting');
  const gone = await import('./delete-story.ts').then(({ deleteForGood }) => deleteForGood(uid, storyId)).catch(() => false);
  show(storyId, null);
  return gone ? 'deleted' : 'failed';
}

export function keepStory(storyId: string): void {
  waiting.get(storyId)?.();
}

/** Resolves with whether the story is to be deleted. */
function timeToUndo(uid: string, storyId: string): Promise<boolean> {
  return new Promise((resolve) => {
    const end = (wanted: boolean) => () => {
      clearTimeout(timer);
      stopListening();
      waiting.delete(storyId);
      resolve(wanted);
    };
    const timer = setTimeout(end(true), UNDO_TIME_MS);
    const stopListening = onSession(() => currentUid() !== uid && end(false)());
    waiting.set(storyId, end(false));
  });
}

function show(storyId: string, deletion: PendingDeletion | null): void {
  const next = new Map(pendingDeletions.get());
  if (deletion === null) next.delete(storyId);
  else next.set(storyId, deletion);
  pendingDeletions.set(next);
}
