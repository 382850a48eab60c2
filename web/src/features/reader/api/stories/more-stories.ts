/** A day whose stories are used up, and when there are more. */

import { useNow } from '../../../../data/device/use-now.ts';
import type { Entry } from '../../../../data/outbox/entry.ts';
import { useWaitingEntries } from '../../../../data/outbox/page/sync-state.ts';
import { notedStories, usedUpUntil } from '../../../../data/session/stories-left.ts';
import { localMoment } from '../../../../ui/text/local-moment.ts';

/** Milliseconds between two looks whether the day has ended. */
const LOOK_EVERY_MS = 20_000;

/** The title of a used-up day. */
export const ALL_MADE = 'Today’s stories are all made';

/** When an account can make stories again, in the user's time of day. @param at milliseconds since 1970, as is `now` */
export function moreStoriesAt(at: number, now: number): string {
  return `You can make more ${localMoment(at, now)}.`;
}

/**
 * When this account can make stories again, milliseconds since 1970; null if it can now, as far as this device knows.
 * @param waiting the account's entries: one that waits may have been sent by the service worker, which notes nothing else
 */
export function noStoriesUntil(uid: string, waiting: readonly Entry[], now = Date.now()): number | null {
  const waits = waiting.flatMap(({ wait }) => (wait?.usedUp ? [{ stories: 0, notedAt: wait.since ?? 0, returnsAt: wait.until }] : []));
  const noted = notedStories(uid);
  return usedUpUntil(noted ? [noted, ...waits] : waits, now);
}

/** The account's used-up day; null if it has stories left, or no account is signed in. */
export function useUsedUpDay(uid: string | null): { until: number; now: number } | null {
  const waiting = useWaitingEntries();
  const now = useNow(LOOK_EVERY_MS);
  const until = uid === null ? null : noStoriesUntil(uid, waiting, now);
  return until === null ? null : { until, now };
}
