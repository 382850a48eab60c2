/** The user's profile, `users/{uid}` (section 4, decisions S9 and P12). */
import { type AuthIdentity, LIMITS, PLANS, profileDisplayName, type UserProfile } from '@tuckaway/domain';
import { doc, getDoc, serverTimestamp, setDoc, Timestamp } from 'firebase/firestore/lite';
import { firestore } from './firestore.ts';
import { followServerList } from './hidden-lists.ts';

/**
 * Reads the profile; creates it, always on the free plan, only after the server has said that it is missing.
 * Throws what the database throws: the caller shows a fallback, which is never written.
 */
export async function readOrCreateProfile(identity: AuthIdentity): Promise<UserProfile> {
  const reference = doc(firestore, 'users', identity.uid);
  const snapshot = await getDoc(reference);
  if (snapshot.exists()) {
    // Read with the profile, so that hiding costs no reading of its own. Here, because a kept copy would be older than the list.
    followServerList(identity.uid, snapshot.data().hiddenStories);
    return profileFrom(snapshot.data(), identity);
  }
  const profile = {
    displayName: profileDisplayName(identity),
    email: (identity.email ?? '').slice(0, LIMITS.email),
    subscription: 'free',
  } as const;
  await setDoc(reference, { ...profile, createdAt: serverTimestamp() });
  return { ...profile, createdAt: Date.now() };
}

function profileFrom(data: Record<string, unknown>, identity: AuthIdentity): UserProfile {
  return {
    displayName: typeof data.displayName === 'string' ? data.displayName : profileDisplayName(identity),
    email: typeof data.email === 'string' ? data.email : (identity.email ?? ''),
    subscription: PLANS.find((plan) => plan === data.subscription) ?? 'free',
    createdAt: data.createdAt instanceof Timestamp ? data.createdAt.toMillis() : Date.now(),
  };
}
