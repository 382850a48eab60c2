/**
 * What this device remembers about notifications: that the user wants them, and what the server was told last. It outlives the browser's
 * subscription, which may disappear without notice.
 */
import type { PushSubscriptionBody } from '@tuckaway/domain';
import { localStore } from '../lib/storage.ts';

const KEY = 'tuckaway:push';

export interface PushRecord {
  /** Null until the server knows the subscription. */
  told: { subscription: PushSubscriptionBody; uid: string | null /** Milliseconds since 1970. */; at: number } | null;
}

/** Null if notifications are not wanted on this device. */
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

/** Calls back when another tab turns notifications on or off. */
export function onPushRecordElsewhere(callback: () => void): void {
  window.addEventListener('storage', ({ key }) => {
    if (key === KEY) callback();
  });
}

export function forgetPushRecord(): void {
  localStore.remove(KEY);
}
