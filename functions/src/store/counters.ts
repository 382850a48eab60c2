/** Counts of a period, such as a UTC day, in one document each, with a limit that simultaneous calls cannot exceed. */
import { randomUUID } from 'node:crypto';
import type { DocumentReference } from 'firebase-admin/firestore';
import { coalesceCalls } from './coalesce-calls.ts';
import { changeDocument } from './contention.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** The period of a count that never starts again. */
export const EVER = 'ever';

/** Numbers in it are counts of the period. */
interface Stored extends Record<string, unknown> {
  day?: string;
  /** Identifies the write that counted last. */
  countedBy?: string;
}

export interface Counter {
  reference: DocumentReference;
  /** The period: a UTC day, or {@link EVER}. */
  day: string;
  /** By count, how many there may be. */
  most: Readonly<Record<string, number>>;
  /** Further fields of the document. */
  fields?: object;
}

/** @param stored the document as it was before. @param left how many more each of its counts allows. */
export interface Taken {
  ok: boolean;
  left: number;
  stored: Readonly<Record<string, unknown>> | undefined;
}

const inTurn = coalesceCalls<Taken>();

/**
 * Adds one to each of the counter's counts, or to none. Simultaneous calls of this instance share one write, because Firestore limits the writes per
 * second of a document. Throws `ContentionError` if the document stays contended.
 */
export async function takeOne({ reference, day, most, fields = {} }: Counter): Promise<Taken> {
  return inTurn(JSON.stringify([reference.path, day, most]), async (callers) => {
    const countedBy = randomUUID();
    let taken = 0;
    let left = 0;
    const stored = await changeDocument<Stored, Stored | undefined>(reference, (found) => {
      // Firestore's client repeats a write whose response was lost, so this count may be our own.
      if (found?.countedBy === countedBy) return { result: found };
      const counts = countsOn(day, found);
      const room = Object.entries(most).map(([name, limit]) => limit - (counts[name] ?? 0));
      taken = Math.max(0, Math.min(callers, ...room));
      left = Math.max(0, Math.min(...room) - taken);
      if (taken === 0) return { result: found };
      const added = Object.keys(most).map((name) => [name, (counts[name] ?? 0) + taken]);
      return { result: found, write: { ...fields, ...counts, ...Object.fromEntries(added), day, countedBy } };
    });
    return Array.from({ length: callers }, (_caller, index) => ({ ok: index < taken, left, stored }));
  });
}

/** Subtracts `amount` from each of the counter's counts, if its period has not ended. */
export async function giveBack({ reference, day, most }: Counter, amount = 1): Promise<void> {
  const countedBy = randomUUID();
  await changeDocument<Stored, void>(reference, (found) => {
    if (found?.day !== day || found.countedBy === countedBy) return { result: undefined };
    const counts = countsOn(day, found);
    const left = Object.keys(most).map((name) => [name, Math.max(0, (counts[name] ?? 0) - amount)] as const);
    if (left.every(([name, count]) => count === (counts[name] ?? 0))) return { result: undefined };
    return { result: undefined, write: { ...Object.fromEntries(left), countedBy } };
  });
}

/** @returns `retryAfter`: seconds until the day (UTC) ends. */
export function today(now = Date.now()): { day: string; now: number; retryAfter: number } {
  return { day: new Date(now).toISOString().slice(0, 10), now, retryAfter: Math.ceil((DAY_MS - (now % DAY_MS)) / 1000) };
}

/** The stored counts; each 0 if their period has ended. */
export function countsOn(day: string, stored: Stored | undefined): Record<string, number> {
  const numbers = Object.entries(stored ?? {}).filter((entry): entry is [string, number] => typeof entry[1] === 'number');
  return Object.fromEntries(numbers.map(([name, count]) => [name, stored?.day === day ? count : 0]));
}
