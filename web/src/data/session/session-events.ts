/** What happens to the session. Plumbing follows it by itself and subjects in `app/subjects.ts`, so that the session imports none of them. */
import type { AuthIdentity } from '@tuckaway/domain';
import type { User } from 'firebase/auth';

type Listener<Args extends unknown[]> = (...args: Args) => void;

/** @param replays calls a new listener back at once with what was reported last. */
function createEvent<Args extends unknown[]>({ replays = false } = {}) {
  const listeners: Listener<Args>[] = [];
  let last: Args | null = null;
  const on = (listener: Listener<Args>): void => {
    listeners.push(listener);
    if (replays && last) listener(...last);
  };
  const report: Listener<Args> = (...args) => {
    last = args;
    for (const listener of listeners) listener(...args);
  };
  return [on, report] as const;
}

/** A session has ended: what the page and the device have of it goes. */
export const [onSessionEnd, reportSessionEnd] = createEvent<[]>();

/** Another account than before has signed in, and not at the start of the page. */
export const [onSignIn, reportSignIn] = createEvent<[]>();

/** The session follows what Firebase Auth has reported: this user, or none. */
export const [onIdentity, reportIdentity] = createEvent<[user: User | null]>();

/** What is stored on this device belongs to this account from now on, or to none. Reported again once Firebase Auth has confirmed it. */
export const [onAccount, reportAccount] = createEvent<[identity: AuthIdentity | null, confirmed: boolean]>({ replays: true });
