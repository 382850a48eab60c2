/** When to try again, and when to ask a person (decisions P6, S1). Pure. */
import type { Entry, Wait, WaitReason } from './entry.ts';

const SECOND = 1000;
const HOUR = 3600 * SECOND;
const DAY = 24 * HOUR;

/** Milliseconds: the first back-off is up to this, each further one up to twice as much, and none longer than the second. */
const BACKOFF_BASE = 2 * SECOND;
const BACKOFF_CAP = 15 * 60 * SECOND;
/** The longest that a server's `Retry-After` is honoured, milliseconds: no wait is longer. */
export const LONGEST_WAIT = DAY;
/** Answers that said “later”, after which a person is asked. */
export const MOST_ANSWERS = 12;
/** As long as the server keeps what became of a story request (decisions S1); what is older is not sent without asking. Milliseconds. */
export const OLDEST = 30 * DAY;

/** Something that may work later. */
export interface Later {
  because: WaitReason;
  /** Milliseconds that the server asked for. */
  retryAfter?: number;
  /** The server's own words, for a person to read. */
  message?: string;
}

/** What a status means: will it be refused again, is it the sign-in, or may it work later? */
export function meaningOf(status: number): 'done' | 'refused' | 'sign-in' | 'quota' | 'trouble' {
  if (status >= 200 && status < 300) return 'done';
  if (status === 401) return 'sign-in';
  if (status === 429) return 'quota';
  return [400, 403, 404, 409, 413, 422].includes(status) ? 'refused' : 'trouble';
}

/** Milliseconds that a `Retry-After` header asks for (seconds or a date), at most 24 hours; null where it says nothing. */
export function retryAfterOf(header: string | null, now: number): number | null {
  if (header === null || header.trim() === '') return null;
  const seconds = Number(header);
  const wait = Number.isFinite(seconds) ? seconds * SECOND : Date.parse(header) - now;
  return Number.isFinite(wait) ? Math.min(Math.max(wait, 0), LONGEST_WAIT) : null;
}

/** The next wait: exponential with full jitter, and never shorter than what the server asked for. */
export function waitFor(later: Later, tries: number, now: number, random: number): Wait {
  const backoff = random * Math.min(BACKOFF_CAP, BACKOFF_BASE * 2 ** Math.min(tries, 20));
  // After a new sign-in it goes on at once; should the token heal without one, it is found out now and then.
  const length = later.because === 'sign-in' ? BACKOFF_CAP : Math.max(backoff, later.retryAfter ?? 0);
  return {
    because: later.because,
    since: now,
    until: Math.ceil(now + length),
    tries: tries + 1,
    ...(later.message ? { message: later.message } : {}),
  };
}

/** The entry with this wait. An answer counts, and the last that may be counted asks for a person; no way out does not count. */
export function postponed<E extends Entry>(entry: E, wait: Wait): E {
  const { attention: _, ...rest } = entry;
  const counts = wait.because !== 'offline' && wait.because !== 'sign-in';
  const retryCount = entry.retryCount + (counts ? 1 : 0);
  const exhausted = counts && retryCount >= MOST_ANSWERS;
  return {
    ...rest,
    retryCount,
    wait,
    ...(exhausted ? { attention: { because: 'gave-up', message: wait.message ?? '' } } : {}),
  } as E;
}

/** The entry as it waits where nothing was tried, and nothing is written down about it. */
export function waitingFor<E extends Entry>(entry: E, because: WaitReason, now: number): E {
  return { ...entry, wait: { because, since: now, until: now } };
}

/** The entry as if new, its age counted from now: a person said “again”. */
export function renewed<E extends Entry>(entry: E, now: number): E {
  const { wait: _wait, attention: _attention, ...rest } = entry;
  return { ...rest, retryCount: 0, askedAt: now } as E;
}

/**
 * What is to be done about an entry now. A clock that stepped can neither hold an entry back for longer than any wait nor leave it
 * too old for good.
 * @param hurry a person asked: what only waits for a time is due.
 */
export function stateOf(entry: Entry, now: number, hurry = false): 'due' | 'waiting' | 'attention' | 'too-old' {
  if (entry.attention && entry.attention.because !== 'too-old') return 'attention';
  if (now - Math.max(entry.timestamp, entry.askedAt ?? entry.timestamp) > OLDEST) return entry.attention ? 'attention' : 'too-old';
  const { wait } = entry;
  if (!wait || hurry || now >= wait.until || now < (wait.since ?? now) || wait.until - now > LONGEST_WAIT) return 'due';
  return 'waiting';
}
