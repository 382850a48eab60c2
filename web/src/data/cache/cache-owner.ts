/**
 * Whose copies this device may hold. They lie in a database of their own, which goes as a whole when its account leaves: at sign-out, and
 * at the next start where a sign-out was cut short. Small, because every visit looks; what reads and writes the copies is kept-copies.ts.
 */
import { localStore } from '../lib/storage.ts';

export const COPIES_DATABASE = 'tuckaway-copies';
/** Whose copies lie there: noted before the first of them is written, and taken away after the last is gone. */
const MARK = 'tuckaway:copies';

let owner: string | null = null;

/** Whether something of this account may be kept now. Without a mark nothing is, as nobody would know that it has to go. */
export function mayKeepCopiesOf(uid: string): boolean {
  if (owner !== uid) return false;
  if (localStore.read(MARK) === null) localStore.write(MARK, uid);
  return localStore.read(MARK) === uid;
}

/** Whose copies may be kept now; null where nobody is signed in. */
export function copiesOwner(): string | null {
  return owner;
}

/** From now on copies are this account's, or nobody's; those of anybody else leave the device. */
export function handCopiesTo(uid: string | null): void {
  owner = uid;
  const held = localStore.read(MARK);
  if (held !== null && held !== uid) removeAll();
}

function removeAll(): void {
  try {
    // Open connections, in other tabs too, close when asked (kept-copies.ts), and whoever opens it again waits for this.
    const removing = indexedDB.deleteDatabase(COPIES_DATABASE);
    removing.onsuccess = () => {
      // The mark is another one's, or wanted again, where somebody came meanwhile.
      localStore.remove(MARK);
    };
  } catch {
    // Storage is blocked: nothing was kept, and the mark asks again at the next start.
  }
}
