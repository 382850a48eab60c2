/** Delivers the recordings of an account or a guest while a page of the app is open. */

import { systemClock } from '../../../data/device/with-timeout.ts';
import { longClient } from '../../../data/firestore/long-client.ts';
import { createDrain, drainPorts } from '../../../data/outbox/create-drain.ts';
import type { Sender } from '../../../data/outbox/lane.ts';
import { currentUid } from '../../../data/session/session.ts';
import { showDelivery } from './delivery.ts';
import { finishInterrupted } from './interrupted-takes.ts';
import { isEnded, recordingLane, renewRefused, storedTakes, type TakeStore } from './recording-lane.ts';
import { removeUndecided } from './sentence-takes.ts';
import { removeExpiredNotes } from './shared-note.ts';
import { keepRecordedPage, refreshVoices } from './story-voices.ts';
import { isOf, recordedPageOf, removeExpiredTakes } from './takes.ts';

/** Takes that were sent once more since the app was opened, after an operator had ended what they belong to. */
const sentAgain = new Set<string>();

const takes: TakeStore = {
  ...storedTakes,
  removeUndecided,
  async keepCopy(take) {
    const { uid, target, page } = take;
    // Copies on this device are those of the signed-in account.
    if (target.by !== 'family' || uid !== currentUid()) return;
    await keepRecordedPage(target.storyId, target.voiceId, page, await recordedPageOf(take));
    await refreshVoices(target.storyId);
  },
};
const lane = createDrain(drainPorts(longClient), recordingLane(longClient, takes));

/**
 * Finishes what has lost its recorder, then delivers: now, whenever the network is back, and again until nothing is left.
 * @param onEnd called if a page's story or invitation is gone, or newly ended by an operator.
 * @returns a function that stops.
 */
export function deliverRecordings(sender: Sender, onEnd?: () => void): () => void {
  let stopped = false;
  let cancelTimer = (): void => undefined;
  const prepared = prepare(sender).catch(() => undefined);

  async function deliver({ retryNow }: { retryNow: boolean }): Promise<void> {
    cancelTimer();
    await prepared;
    await showDelivery(sender, { sending: navigator.onLine });
    // Without a network the `online` event continues.
    const { outcomes, nextDue } = await lane.drain({ sender, retryNow: retryNow && navigator.onLine });
    const gone = outcomes.flatMap((outcome) => (outcome.kind === 'delivered' ? (outcome.gone ?? []) : []));
    await showDelivery(sender, { lately: gone.at(-1) ?? null });
    // Before the check, because no later delivery of the screen reports this answer.
    if (gone.length > 0 || outcomes.some(({ entry }) => isEnded(entry) && !sentAgain.has(entry.id))) onEnd?.();
    if (stopped) return;
    cancelTimer();
    if (nextDue !== null) cancelTimer = systemClock.after(Math.max(0, nextDue - Date.now()), () => void deliver({ retryNow: false }));
  }

  const now = () => void deliver({ retryNow: true });
  window.addEventListener('online', now);
  now();
  return () => {
    stopped = true;
    cancelTimer();
    window.removeEventListener('online', now);
  };
}

async function prepare(sender: Sender): Promise<void> {
  // A refusal that could not be stored may have ended.
  lane.forgetUnsaved((await takes.read()).map(({ id }) => id));
  await removeExpiredTakes(Date.now());
  await removeExpiredNotes(Date.now());
  await renewRefused(takes, sender, sentAgain);
  await finishInterrupted((await takes.read()).filter((take) => isOf(take, sender)));
}
