/** What happens to the queue, for the subjects whose data it changes. They register when the app loads the engine (app/queue-subjects.ts). */
import { type Entry, type EntryOf, LANES, type Lane } from '../outbox/entry.ts';

type Kind = 'delivered' | 'added' | 'synced';
type Listener<L extends Lane = Lane> = (uid: string, entries: readonly EntryOf[L][]) => void;

const listeners: { kind: Kind; lane: Lane; listener: Listener }[] = [];

/** Calls back with entries of this account that were delivered: by this page, another tab or the worker. */
export function onDelivered<L extends Lane>(lane: L, listener: Listener<L>): void {
  listeners.push({ kind: 'delivered', lane, listener: listener as Listener });
}

/** Calls back with entries of this account that were added, here or in another tab. */
export function onAdded<L extends Lane>(lane: L, listener: Listener<L>): void {
  listeners.push({ kind: 'added', lane, listener: listener as Listener });
}

/** Calls back when another tab or the worker has delivered entries, possibly some that this page never saw. */
export function onSynced(lane: Lane, listener: (uid: string) => void): void {
  listeners.push({ kind: 'synced', lane, listener });
}

/** Called by the engine. @param before without the entries that the user removed. @param after the queue as it is now. */
export function announceChange(uid: string, before: readonly Entry[], after: readonly Entry[]): void {
  announce('delivered', uid, without(before, after));
  announce('added', uid, without(after, before));
}

/** Called by the engine. */
export function announceSynced(uid: string, lane: Lane): void {
  for (const each of listeners) if (each.kind === 'synced' && each.lane === lane) each.listener(uid, []);
}

function announce(kind: Kind, uid: string, entries: readonly Entry[]): void {
  for (const lane of LANES) {
    const ofLane = entries.filter(({ type }) => type === lane);
    for (const each of listeners) if (each.kind === kind && each.lane === lane && ofLane.length > 0) each.listener(uid, ofLane);
  }
}

function without(entries: readonly Entry[], others: readonly Entry[]): Entry[] {
  const ids = new Set(others.map(({ id }) => id));
  return entries.filter(({ id }) => !ids.has(id));
}
