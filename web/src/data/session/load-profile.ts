/** Loads the profile into the session. Imported dynamically, because visitors have none. */
import type { AuthIdentity, UserProfile } from '@tuckaway/domain';
import { copyOf } from '../query/cached-copies.ts';

type ShowProfile = (identity: AuthIdentity, profile: UserProfile) => void;

/** Shows the profile's copy on this device, if there is one. Never rejects. */
export async function showCachedProfile(identity: AuthIdentity, show: ShowProfile): Promise<void> {
  const cached = await profileCopy(identity).get();
  if (cached) show(identity, cached);
}

/** Shows the copy, then the server's profile. Never rejects: without either, the fallback of section 4 stays. */
export async function loadProfile(identity: AuthIdentity, show: ShowProfile): Promise<void> {
  await showCachedProfile(identity, show);
  try {
    const { readOrCreateProfile } = await import('./profile.ts');
    const profile = await readOrCreateProfile(identity);
    show(identity, profile);
    await profileCopy(identity).put(profile);
  } catch {
    // Section 4: a failed read or write of the profile leaves the fallback in place.
  }
}

function profileCopy({ uid }: AuthIdentity) {
  return copyOf<UserProfile>(uid, 'profile', ({ displayName }) => typeof displayName === 'string');
}
