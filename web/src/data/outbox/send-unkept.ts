/** Where nothing can be kept on the device: sent once, directly. See `Outbox.sendUnkept`. */
import type { Outcome } from './outbox.ts';
import type { OutboxPorts } from './ports.ts';
import { postponed, waitFor, waitingFor } from './retry-policy.ts';
import { type BatchEntry, sendBatch } from './send-batch.ts';
import { serverTime } from './server-time.ts';
import { laneLock, underLock } from './with-lock.ts';

/** Milliseconds to wait for a drain of the same lane. */
const PATIENCE = 10_000;

/** Under the lane's lock, so that no drain sends an older press after it. */
export async function sendUnkept(ports: OutboxPorts, entry: BatchEntry): Promise<Outcome> {
  try {
    return await underLock(ports, laneLock(entry.type), { patience: PATIENCE }, () => sendOnce(ports, entry));
  } catch {
    return { kind: 'waiting', entry: waitingFor(entry, 'no-answer', ports.clock.now()) };
  }
}

async function sendOnce(ports: OutboxPorts, entry: BatchEntry): Promise<Outcome> {
  const now = ports.clock.now();
  for await (const sent of sendBatch(ports, entry.userId, [entry], serverTime())) {
    if (sent.kind === 'refused') return { kind: 'attention', entry: { ...entry, attention: { because: 'refused', message: '' } } };
    if (sent.kind === 'later') return { kind: 'waiting', entry: postponed(entry, waitFor(sent, 0, now, ports.random())) };
    if (sent.kind !== 'delivered') break;
    // What was kept before the storage was full is older than this press.
    await ports.queue.removeAbout(entry).catch(() => undefined);
    return { kind: 'delivered', entry };
  }
  return { kind: 'waiting', entry: waitingFor(entry, 'sign-in', now) };
}
