/** What happens to the queue, for the subjects whose data it changes. They register when the app loads the engine (app/start-sync-engine.ts). */
import { type Entry, type EntryOf, LANES, type Lane } from '../entry.ts';

type Kind = 'delivered' | 'synced';
type Listener<L extends Lane = Lane> = (uid: string, entries: readonly EntryOf[L][]) => void;

const listeners: { kind: Kind; lane: Lane; listener: Listener }[] = [];

/** Calls back with entries of this account that were delivered: by this page, another tab or the worker. */
export function onDelivered<L extends Lane>(lane: L, listener: Listener<L>): void {
  listeners.push({ kind: 'delivered', lane, listener: listener as Listener });
}

/** Calls back when another tab or the worker has delivered entries, possibly some that this page never saw. */
export function onSynced(lane: Lane, listener: (uid: string) => void): void {
  listeners.push({ kind: 'synced', lane, listener });
}

/** Called by the engine. @param before without the entries that the user removed. @param after the queue as it is now. */
export function announceChange(uid: string, before: readonly Entry[], after: readonly Entry[]): void {
  const left = new Set(after.map(({ id }) => id));
  const delivered = before.filter(({ id }) => !left.has(id));
  for (const lane of LANES) {
    const entries = delivered.filter(({ type }) => type === lane);
    if (entries.length > 0) announce('delivered', lane, uid, entries);
  }
}

/** Called by the engine. */
export function announceSynced(uid: string, lane: Lane): void {
  announce('synced', lane, uid, []);
}

function announce(kind: Kind, lane: Lane, uid: string, entries: readonly Entry[]): void {
  for (const each of listeners) if (each.kind === kind && each.lane === lane) each.listener(uid, entries);
}
