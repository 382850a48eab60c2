/** When to try again, and when to ask the user (decisions P6 and S1). Pure. */
import { type Later, type LaterReason, MAX_RETRY_AFTER_MS } from '../http/call.ts';
import type { Wait, Waiting } from './entry.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** Each back-off is random up to a limit that starts here and doubles with every try. */
const BACKOFF_BASE_MS = 2000;
const BACKOFF_CAP_MS = 15 * MINUTE_MS;
/** After this many failed answers the user is asked. */
export const MAX_RETRIES = 12;
/** The server keeps a story request's result this long (decision S1); older entries are not sent without asking. */
export const MAX_AGE_MS = 30 * DAY_MS;

/** The next wait: exponential back-off with full jitter, never shorter than what the server asked for. */
export function waitFor(later: Later, tries: number, now: number, random: number): Wait {
  const backoff = random * Math.min(BACKOFF_CAP_MS, BACKOFF_BASE_MS * 2 ** Math.min(tries, 20));
  // A new sign-in, a verified address or an agreement ends this wait at once; the retry is for one that this device did not see.
  const length = waitsForAccount(later) ? BACKOFF_CAP_MS : Math.max(backoff, later.retryAfter ?? 0);
  return {
    because: later.because,
    since: now,
    until: Math.ceil(now + length),
    tries: tries + 1,
    ...(later.message ? { message: later.message } : {}),
    ...(later.code ? { code: later.code } : {}),
    ...(later.usedUp ? { usedUp: true } : {}),
  };
}

/** Whether the wait ends with a sign-in, the verification of the account's email address, or an agreement to the terms. */
export function waitsForAccount({ because, code }: Pick<Wait, 'because' | 'code'>): boolean {
  return because === 'sign-in' || code !== undefined;
}

/**
 * The entry with this wait. Failed answers count, and the last allowed one asks the user; a missing network does not count.
 * @param asks whether the user is ever asked.
 */
export function postponed<E extends Waiting>(entry: E, wait: Wait, asks = true): E {
  const { attention: _, ...rest } = entry;
  const counts = wait.because !== 'offline' && !waitsForAccount(wait);
  const retryCount = entry.retryCount + (counts ? 1 : 0);
  const exhausted = asks && counts && retryCount >= MAX_RETRIES;
  return {
    ...rest,
    retryCount,
    wait,
    ...(exhausted ? { attention: { because: 'gave-up', message: wait.message ?? '' } } : {}),
  } as E;
}

/** The entry as reported when nothing was tried; this wait is not stored. */
export function waitingFor<E extends Waiting>(entry: E, because: LaterReason, now: number): E {
  return { ...entry, wait: { because, since: now, until: now } };
}

export function renewed<E extends Waiting>(entry: E, now: number): E {
  const { wait: _wait, attention: _attention, ...rest } = entry;
  return { ...rest, retryCount: 0, askedAt: now } as E;
}

/**
 * Whether an entry is sent now. A clock that steps can neither hold an entry back for longer than any wait nor make it too old forever.
 * @param retryNow the user asked for it: entries that only wait for a time are due.
 * @param asks whether the user is asked about an entry that is too old.
 */
export function stateOf(entry: Waiting, now: number, retryNow = false, asks = true): 'due' | 'waiting' | 'attention' | 'too-old' {
  if (entry.attention && entry.attention.because !== 'too-old') return 'attention';
  const age = now - Math.max(entry.timestamp, entry.askedAt ?? entry.timestamp);
  if (asks && age > MAX_AGE_MS) return entry.attention ? 'attention' : 'too-old';
  const { wait } = entry;
  if (!wait || retryNow || now >= wait.until || now < (wait.since ?? now) || wait.until - now > MAX_RETRY_AFTER_MS) return 'due';
  return 'waiting';
}
