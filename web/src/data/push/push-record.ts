/**
 * What this device remembers of its notifications: that somebody wants them, and what the server was last told. It outlives the browser's
 * subscription, which may go without a word.
 */
import type { PushSubscriptionBody } from '@tuckaway/domain';
import { localStore } from '../lib/storage.ts';

const KEY = 'tuckaway:push';

export interface PushRecord {
  /** Null until the server has it. */
  told: { subscription: PushSubscriptionBody; uid: string | null /** Milliseconds since 1970. */; at: number } | null;
}

/** Null where nobody wants notifications here. */
export function readPushRecord(): PushRecord | null {
  try {
    const record = JSON.parse(localStore.read(KEY) ?? 'null') as PushRecord | null;
    return record === null ? null : { told: typeof record.told?.subscription?.endpoint === 'string' ? record.told : null };
  } catch {
    return null;
  }
}

export function writePushRecord(record: PushRecord): void {
  localStore.write(KEY, JSON.stringify(record));
}

/** Calls back when another tab switches notifications on or off. */
export function onPushRecordElsewhere(callback: () => void): void {
  window.addEventListener('storage', ({ key }) => {
    if (key === KEY) callback();
  });
}

export function forgetPushRecord(): void {
  localStore.remove(KEY);
}
