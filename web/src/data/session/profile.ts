/** The user's profile, `users/{uid}` (section 4, decisions S9 and P12). Imported dynamically only. */
import { type AuthIdentity, LIMITS, PLANS, profileDisplayName, type UserProfile } from '@tuckaway/domain';
import { asking, NotAnswered, READING_LIMIT, writing } from '../firestore/read-client.ts';
import { commit, type Fields, look, nameOf, text } from '../firestore/rest.ts';
import { followServerList } from '../stories/hidden-lists.ts';

/**
 * Reads the profile; creates it, always on the free plan, only after the server has said that it is missing.
 * Throws {@link NotAnswered}: the caller shows a fallback, which is never written.
 */
export async function readOrCreateProfile(identity: AuthIdentity): Promise<UserProfile> {
  return (await readProfile(identity)) ?? createProfile(identity);
}

async function readProfile(identity: AuthIdentity): Promise<UserProfile | null> {
  const answer = await look(asking, identity.uid, profileOf(identity), undefined, READING_LIMIT);
  if (answer.kind !== 'look') throw new NotAnswered(answer);
  if (answer.fields === null) return null;
  // Read with the profile, so that hiding costs no reading of its own. Here, because a kept copy would be older than the list.
  followServerList(
    identity.uid,
    answer.fields.hiddenStories?.arrayValue?.values?.map(({ stringValue }) => stringValue),
  );
  return profileFrom(answer.fields, identity);
}

async function createProfile(identity: AuthIdentity): Promise<UserProfile> {
  const profile = {
    displayName: profileDisplayName(identity),
    email: (identity.email ?? '').slice(0, LIMITS.email),
    subscription: 'free',
  } as const;
  const fields = Object.fromEntries(Object.entries(profile).map(([name, value]) => [name, text(value)]));
  const answer = await commit(writing, identity.uid, [
    {
      update: { name: profileOf(identity), fields },
      currentDocument: { exists: false },
      updateTransforms: [{ fieldPath: 'createdAt', setToServerValue: 'REQUEST_TIME' }],
    },
  ]);
  if (answer.kind === 'done') return { ...profile, createdAt: Date.now() };
  // Another tab may have been quicker.
  const there = answer.kind === 'refused' ? await readProfile(identity) : null;
  if (there === null) throw new NotAnswered(answer);
  return there;
}

function profileOf({ uid }: AuthIdentity): string {
  return nameOf(asking, 'users', uid);
}

function profileFrom(fields: Fields, identity: AuthIdentity): UserProfile {
  const { displayName, email, subscription, createdAt } = fields;
  const created = Date.parse(createdAt?.timestampValue ?? '');
  return {
    displayName: displayName?.stringValue ?? profileDisplayName(identity),
    email: email?.stringValue ?? identity.email ?? '',
    subscription: PLANS.find((plan) => plan === subscription?.stringValue) ?? 'free',
    createdAt: Number.isNaN(created) ? Date.now() : created,
  };
}
