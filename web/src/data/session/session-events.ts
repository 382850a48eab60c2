/** What happens to the session. Plumbing follows it by itself and subjects in `app/subjects.ts`, so that the session imports none of them. */
import type { User } from 'firebase/auth';

type Listener<Args extends unknown[]> = (...args: Args) => void;

function createEvent<Args extends unknown[]>() {
  const listeners: Listener<Args>[] = [];
  const on = (listener: Listener<Args>): void => void listeners.push(listener);
  const report: Listener<Args> = (...args) => {
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

/** The profile was read from the server. */
export const [onProfileRead, reportProfileRead] = createEvent<[uid: string, fields: Readonly<Record<string, unknown>>]>();

const [onNextOwner, reportNextOwner] = createEvent<[uid: string | null]>();
let owner: string | null | undefined;

/** What is stored on this device belongs to this account from now on, or to none. Calls back at once if that is known already. */
export function onOwner(listener: Listener<[uid: string | null]>): void {
  onNextOwner(listener);
  if (owner !== undefined) listener(owner);
}

export function reportOwner(uid: string | null): void {
  owner = uid;
  reportNextOwner(uid);
}
