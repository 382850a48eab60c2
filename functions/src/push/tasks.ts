/** Tasks of the push queue and their names. The queue accepts each name once, so enqueuing a task twice runs it once. */
import type { PushMessage } from './message.ts';

/** Ids from `from` up to, not including, `to`. */
export interface IdRange {
  from: string;
  to: string;
}

/** Sends one message to a fixed range of all subscriptions or, without a range, to the list in the run's document. */
export interface SendTask {
  kind: 'send';
  /** Also the id of the run's document. */
  key: string;
  message: PushMessage;
  /** Milliseconds since 1970: nothing is sent later. */
  until: number;
  range?: IdRange;
  /** Nothing is sent if this story is no longer published. */
  storyId?: number;
}

export interface ClaimTask {
  kind: 'claim';
  /** The first hexadecimal digit of the ids. */
  shard: string;
  /** The number of the scheduler's round since 1970. */
  slot: number;
}

export type PushTask = SendTask | ClaimTask;

export interface Enqueued {
  task: PushTask;
  name: string;
  /** Milliseconds; ignored by the emulator's queue. */
  delayMs?: number;
}

/** Adds a task to the queue. A name that the queue already had is not an error. */
export type Enqueue = (entry: Enqueued) => Promise<void>;

const DIGITS = 3;
const PREFIXES = 16 ** DIGITS;
/** Sorts after every hexadecimal id. */
const END = 'g';

/** Equal parts of all ids (SHA-256 in hex). @param count a power of two, at most 4,096 */
export function idRanges(count: number): IdRange[] {
  if (count < 1 || count > PREFIXES || PREFIXES % count !== 0) throw new RangeError('The number of ranges is a power of two up to 4,096.');
  const border = (index: number) => (index === count ? END : ((index * PREFIXES) / count).toString(16).padStart(DIGITS, '0'));
  return Array.from({ length: count }, (_, index) => ({ from: border(index), to: border(index + 1) }));
}

/** Starts with the range's first id because Cloud Tasks is slow with names that share a prefix. */
export function rangeKey({ from }: IdRange, campaign: string): string {
  return `${from}-${campaign}`;
}

export function claimKey({ shard, slot }: Pick<ClaimTask, 'shard' | 'slot'>): string {
  return `${shard}-reminders-${slot}`;
}
