/** What is put into the queue, and the names it goes by: the queue takes each name once, so whatever is enqueued twice is done once. */
import type { PushMessage } from './message.ts';

/** Ids from `from` up to and without `to`. */
export interface IdRange {
  from: string;
  to: string;
}

/** Sends one message: to a static range of all subscriptions, or, without a range, to the list that the run's document holds. */
export interface SendTask {
  kind: 'send';
  /** Also the id of the run's document. */
  key: string;
  message: PushMessage;
  /** Milliseconds since 1970: who has not been reached by then is not reached any more. */
  until: number;
  range?: IdRange;
  /** Nothing is sent once this story is not published any more. */
  storyId?: number;
}

/** Takes the reminders of one shard that are due, and hands them on to be sent. */
export interface ClaimTask {
  kind: 'claim';
  /** The first hexadecimal digit of the ids. */
  shard: string;
  /** Counts the scheduler's rounds since 1970: the name of a round. */
  slot: number;
}

export type PushTask = SendTask | ClaimTask;

export interface Enqueued {
  task: PushTask;
  name: string;
  /** Milliseconds; the emulator's queue takes no notice. */
  delayMs?: number;
}

/** The queue: a name that it has had already is no error. */
export type Enqueue = (entry: Enqueued) => Promise<void>;

const DIGITS = 3;
const PREFIXES = 16 ** DIGITS;
/** Comes after every hexadecimal id. */
const END = 'g';

/** Equal parts of all ids (SHA-256 in hex). @param count a power of two, at most 4,096 */
export function idRanges(count: number): IdRange[] {
  if (count < 1 || count > PREFIXES || PREFIXES % count !== 0) throw new RangeError('The number of ranges is a power of two up to 4,096.');
  const border = (index: number) => (index === count ? END : ((index * PREFIXES) / count).toString(16).padStart(DIGITS, '0'));
  return Array.from({ length: count }, (_, index) => ({ from: border(index), to: border(index + 1) }));
}

/** A name begins with where its ids begin: names that all begin alike would be queued slowly. */
export function rangeKey({ from }: IdRange, campaign: string): string {
  return `${from}-${campaign}`;
}

export function claimKey({ shard, slot }: Pick<ClaimTask, 'shard' | 'slot'>): string {
  return `${shard}-reminders-${slot}`;
}
