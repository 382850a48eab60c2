/** What a session begins with where somebody is remembered, or has signed in: imported dynamically, as a visitor has none. */
import type { AuthIdentity, UserProfile } from '@tuckaway/domain';
import { copyOf, withCopy } from '../cache/cached-copies.ts';
import { lineQuiet, SOON } from '../lib/network-idle.ts';
import { keptSignIn } from './kept-sign-in.ts';
import { unconfirmed } from './unconfirmed.ts';

/** As long as the session is theirs. */
type Show = (identity: AuthIdentity, profile: UserProfile) => void;

/**
 * Opens the session of who is remembered where the provider keeps a sign-in of theirs on this device (docs/decisions/0023). Resolves when the
 * provider's code may come: with a token that lasts, it leaves the line to the first screen; else what is to be read waits for it.
 * @param open opens it, if it is not open or closed by now, and answers for whom.
 */
export async function openFromDevice(known: AuthIdentity, open: () => AuthIdentity | null, show: Show): Promise<void> {
  const kept = await keptSignIn();
  if (kept?.uid !== known.uid) return;
  const opened = open();
  if (opened) void addProfileSoon(opened, show);
  if (kept.token !== null) await lineQuiet();
}

/** The profile as it is kept here, and as the server has it once the screen has what it asks for itself. The provider may be quicker. */
async function addProfileSoon(identity: AuthIdentity, show: Show): Promise<void> {
  const isOpen = () => unconfirmed.get() === identity.uid;
  const kept = await profileCopy(identity).get();
  if (kept && isOpen()) show(identity, kept);
  await lineQuiet(SOON);
  if (isOpen()) await addProfile(identity, show);
}

/** Whose profile was asked for last, and what became of it: null where there was no answer. */
let asked: { uid: string; profile: Promise<UserProfile | null> } | null = null;

/** The fallback of section 4 stands until the profile is there, and for good where it cannot be had. Never rejects. */
export async function addProfile(identity: AuthIdentity, show: Show): Promise<void> {
  const load = (): Promise<UserProfile> => {
    const loading = import('./profile.ts').then(({ readOrCreateProfile }) => readOrCreateProfile(identity));
    asked = { uid: identity.uid, profile: loading.catch(() => null) };
    return loading;
  };
  const showTheirs = (profile: UserProfile): void => show(identity, profile);
  // Section 4: a failed read or write of the profile leaves the fallback in place.
  await withCopy(profileCopy(identity), load, showTheirs).then(showTheirs, () => undefined);
}

/** The provider says that it is who was remembered. It may know another name by now; the profile is asked for once. Never rejects. */
export async function confirmProfile(identity: AuthIdentity, show: Show): Promise<void> {
  const profile = asked?.uid === identity.uid ? await asked.profile : null;
  if (profile === null) await addProfile(identity, show);
  else show(identity, profile);
}

function profileCopy({ uid }: AuthIdentity) {
  return copyOf<UserProfile>(uid, 'profile');
}
