/** A lane of the outbox: where its entries are stored, whose they are, and how they are sent. */

import type { Locks } from '../device/locks.ts';
import type { Failure, HttpPorts } from '../http/call.ts';
import type { Lane, Wait, Waiting } from './entry.ts';
import type { Outcome } from './outbox.ts';

/** Who entries are sent as: an account, or a guest without one, by the token of the invitation. */
export type Sender = { uid: string } | { token: string };

/** Each call happens as a whole or not at all, and rejects if the device cannot store anything. */
export interface LaneStore<E> {
  /** The readable entries, oldest first. */
  list(): Promise<E[]>;
  get(id: string): Promise<E | undefined>;
  /** Changes those of the entries that still exist. */
  change(ids: readonly string[], change: (entry: E) => E): Promise<unknown>;
  remove(ids: readonly string[]): Promise<void>;
}

/** The lock of a lane in the queue's database. */
export function laneLock(lane: Lane): string {
  return `tuckaway-drain-${lane}`;
}

export interface LaneOf<E extends Waiting> {
  /** The lock that lets one tab or worker drain the lane at a time. */
  readonly lock: string;
  readonly store: LaneStore<E>;
  /** Whether the user is asked about an entry that fails too often or becomes too old. */
  readonly asks: boolean;
  isOf(entry: E, sender: Sender): boolean;
  /** Sends the due entries and settles each, with the functions of drain.ts. */
  drain(run: Run<E>): Promise<void>;
}

/** What a drain needs from outside. */
export interface DrainPorts extends HttpPorts {
  locks: Locks;
  /** From 0 to under 1. */
  random: () => number;
  /** Whether the device has a network at all. */
  online: () => boolean;
}

/** One drain of one lane. */
export interface Run<E extends Waiting> {
  readonly ports: DrainPorts;
  readonly lane: LaneOf<E>;
  readonly sender: Sender;
  /** The user asked to retry: also sends entries that only wait for a time. */
  retryNow: boolean;
  /** Each entry is tried once in a drain. */
  readonly tried: Set<string>;
  readonly outcomes: Outcome<E>[];
  /** Changes that could not be stored, by entry id, while this page lives: full storage must not make it send again and again. */
  readonly unsaved: Map<string, E>;
  /** Set when every entry of the lane would fail for the same reason: nothing more is sent in this drain. */
  blocked: Wait | null;
  signedOut: boolean;
}

/** `needless`: the server has something newer. `gone`: what the entry is about is gone, with the server's message. */
export type Done = { kind: 'delivered'; title?: string } | { kind: 'needless' } | { kind: 'gone'; gone: string };

export type NotDone = Exclude<Failure, { kind: 'refused' }>;

/** `message`: the server's own, or empty. */
export type SentEntry = Done | { kind: 'refused'; message: string; field?: string; code?: string } | NotDone;
