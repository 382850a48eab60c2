/**
 * Own stories that are about to be deleted. Nothing is deleted before the time is over in which it can be taken back, and only by the app that
 * could have been told so: wherever in it one goes, it happens; where it is closed or the session ends before, the story stays.
 */
import { NotSignedIn } from '../lib/errors.ts';
import { createStore, useStore } from '../lib/store.ts';
import { currentUid, onSession } from '../session/session.ts';

/** Milliseconds in which a story can be had back. */
export const UNDO_TIME = 10_000;

export type Departure =
  /** It can be had back. */
  | 'undoable'
  /** The server is being told. */
  | 'going';

/** Nothing was deleted: `kept` because somebody wanted it back or the session ended, `failed` because the server could not be told. */
export type DeletionEnd = 'deleted' | 'kept' | 'failed';

const NONE: ReadonlyMap<string, Departure> = new Map();
const departures = createStore<ReadonlyMap<string, Departure>>(NONE);
/** How to call each off that is undoable. */
const waiting = new Map<string, () => void>();

/** The stories that are about to be deleted, by their id. */
export function useDepartures(): ReadonlyMap<string, Departure> {
  return useStore(departures);
}

/** Deletes a story once {@link UNDO_TIME} is over. Throws {@link NotSignedIn}; else never rejects. */
export async function deleteStory(storyId: string): Promise<DeletionEnd> {
  const uid = currentUid();
  if (uid === null) throw new NotSignedIn();
  if (departures.get().has(storyId)) return 'kept';
  show(storyId, 'undoable');
  const wanted = await timeToUndo(uid, storyId);
  if (!wanted) {
    show(storyId, null);
    return 'kept';
  }
  show(storyId, 'going');
  const gone = await import('./delete-story.ts').then(({ deleteForGood }) => deleteForGood(uid, storyId)).catch(() => false);
  show(storyId, null);
  return gone ? 'deleted' : 'failed';
}

/** The story stays. Nothing happens where it is too late. */
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
    const timer = setTimeout(end(true), UNDO_TIME);
    const stopListening = onSession(() => currentUid() !== uid && end(false)());
    waiting.set(storyId, end(false));
  });
}

function show(storyId: string, departure: Departure | null): void {
  const next = new Map(departures.get());
  if (departure === null) next.delete(storyId);
  else next.set(storyId, departure);
  departures.set(next);
}
