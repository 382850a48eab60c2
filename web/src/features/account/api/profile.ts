/** The user's profile, `users/{uid}` (section 4, decisions S9 and P12). Imported dynamically only. */
import { type AuthIdentity, LIMITS, PLANS, profileDisplayName, type UserProfile } from '@tuckaway/domain';
import { commit, documentName, FirestoreError } from '../../../data/firestore/client.ts';
import { pageClient, readClient } from '../../../data/firestore/read-client.ts';
import { encodeFields, Timestamp } from '../../../data/firestore/values.ts';
import { followServerList } from '../../reader/api/hidden/hidden-lists.ts';

/**
 * Reads the profile; creates it, always on the free plan, only after the server has confirmed that it is missing.
 * Throws {@link FirestoreError}: the caller shows a fallback, which is never written.
 */
export async function readOrCreateProfile(identity: AuthIdentity): Promise<UserProfile> {
  const profile = await readProfile(identity);
  return profile === null ? createProfile(identity) : withCurrentEmail(profile, identity);
}

/** If the account's email was changed, the profile follows. A refusal, because the token is older than the change, is left to the next visit. */
async function withCurrentEmail(profile: UserProfile, { uid, email }: AuthIdentity): Promise<UserProfile> {
  if (email === null || email === profile.email || email.length > LIMITS.email) return profile;
  await commit(pageClient, uid, [
    {
      update: { name: documentName(pageClient, 'users', uid), fields: encodeFields({ email }) },
      updateMask: { fieldPaths: ['email'] },
      currentDocument: { exists: true },
    },
  ]);
  return { ...profile, email };
}

async function readProfile(identity: AuthIdentity): Promise<UserProfile | null> {
  const fields = await readClient.get(identity.uid, 'users', identity.uid);
  if (fields === null) return null;
  // The profile holds the hidden stories, so they need no request of their own.
  followServerList(identity.uid, fields.hiddenStories);
  return profileFrom(fields, identity);
}

async function createProfile(identity: AuthIdentity): Promise<UserProfile> {
  const profile = {
    displayName: profileDisplayName(identity),
    email: (identity.email ?? '').slice(0, LIMITS.email),
    subscription: 'free',
  } as const;
  const answer = await commit(pageClient, identity.uid, [
    {
      update: { name: documentName(pageClient, 'users', identity.uid), fields: encodeFields(profile) },
      currentDocument: { exists: false },
      updateTransforms: [{ fieldPath: 'createdAt', setToServerValue: 'REQUEST_TIME' }],
    },
  ]);
  if (answer.kind === 'done') return { ...profile, createdAt: Date.now() };
  // Another tab may have been faster.
  const existing = answer.kind === 'refused' ? await readProfile(identity) : null;
  if (existing === null) throw new FirestoreError(answer);
  return existing;
}

function profileFrom(fields: Record<string, unknown>, identity: AuthIdentity): UserProfile {
  const { displayName, email, subscription, createdAt } = fields;
  return {
    displayName: typeof displayName === 'string' ? displayName : profileDisplayName(identity),
    email: typeof email === 'string' ? email : (identity.email ?? ''),
    subscription: PLANS.find((plan) => plan === subscription) ?? 'free',
    createdAt: createdAt instanceof Timestamp ? createdAt.milliseconds : Date.now(),
  };
}
