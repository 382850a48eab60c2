/** Loads the profile into the session. Imported dynamically, because visitors have none. */
import type { AuthIdentity, UserProfile } from '@tuckaway/domain';
import { copyOf } from '../../../data/query/cached-copies.ts';
import { showProfile } from '../../../data/session/session.ts';
import { readOrCreateProfile } from './profile.ts';

/** Shows the copy on this device, then a confirmed account's profile from the server. Without either, the fallback of section 4 stays. */
export async function loadProfile(identity: AuthIdentity, confirmed: boolean): Promise<void> {
  const copy = copyOf<UserProfile>(identity.uid, 'profile', ({ displayName }) => typeof displayName === 'string');
  const cached = await copy.get();
  if (cached) showProfile(identity, cached);
  if (!confirmed) return;
  const profile = await readOrCreateProfile(identity);
  showProfile(identity, profile);
  await copy.put(profile);
}
