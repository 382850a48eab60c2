/** What the attacks find: a family with everything that can be stolen, and the attacker's own account. */
import { randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { paragraphsToHtml } from '../../../domain/src/index.ts';
import { shareId } from '../../../functions/src/firestore/stories/shared-stories.ts';
import { subscriptionId } from '../../../functions/src/push/subscription.ts';
import { noteCanary } from '../../../tools/local/canaries.ts';
import { type Account, changeAccount, database, newAccountOf, REQUEST, signUp } from '../../functions/support/support.ts';
import { ANONYMOUS, type TestUser } from '../../rules/users.ts';
import { newDevice, type PushDevice } from './push-device.ts';

export interface Household extends Account {
  email: string;
  /** Of a story with a link. */
  story: string;
  /** Of the link. */
  link: string;
  user: TestUser;
}

export interface World {
  victim: Household;
  attacker: Household;
  /** An account that nobody vouches for. */
  anonymous: Account & { user: TestUser };
  /** Has no profile. */
  newcomer: { uid: string; user: TestUser };
  visitor: TestUser;
  /** The victim's device. */
  device: PushDevice;
  /** Of a published story. */
  published: string;
  removeAll(): Promise<void>;
}

const NEWCOMER = `newcomer-${randomUUID()}`;

export async function makeWorld(): Promise<World> {
  const [victim, attacker, unknown, device, list] = await Promise.all([
    household('Victoria'),
    household('Attila'),
    signUp('accounts:signUp', {}),
    newDevice(),
    database.doc('publishedLists/featured').get(),
  ]);
  const subscription = database.doc(`pushSubscriptions/${subscriptionId(device.endpoint)}`);
  await subscription.set({ endpoint: device.endpoint, ...device.keys, uid: victim.uid, createdAt: new Date() });
  const anonymous = { ...unknown, user: { uid: unknown.uid, claims: ANONYMOUS } };
  return {
    victim,
    attacker,
    anonymous,
    newcomer: { uid: NEWCOMER, user: { uid: NEWCOMER, claims: { email: `${NEWCOMER}@example.com` } } },
    visitor: { uid: null },
    device,
    published: String((list.get('stories') as { id: number }[])[0]?.id),
    removeAll: async () => {
      await subscription.delete();
      await Promise.all([victim, attacker, anonymous].map(({ uid }) => removeOf(uid)));
    },
  };
}

async function household(childName: string): Promise<Household> {
  const email = `${randomUUID()}@example.com`;
  const account = await newAccountOf({ uid: `uid-${randomUUID()}`, email, displayName: childName });
  await changeAccount(account, { emailVerified: true });
  const [story, link] = [randomUUID(), shareToken()];
  noteCanary('token', link);
  const own = database.doc(`users/${account.uid}`);
  const createdAt = Timestamp.fromMillis(Date.now() - 60_000);
  const expireAt = Timestamp.fromMillis(Date.now() + 86_400_000);
  const lines = [`${childName} found the smallest lamp.`];
  await Promise.all([
    own.set({ displayName: childName, email, subscription: 'free', createdAt }),
    own.collection('children').doc('0').set({ nickname: childName, favoriteAnimal: 'owl', storyLength: 'short', storyTone: 'calm' }),
    own.collection('favorites').doc(story).set({ storyId: story, addedAt: createdAt }),
    own.collection('progress').doc(story).set({ page: 1, pageCount: 3, finished: false, updatedAt: createdAt }),
    database.doc(`stories/${story}`).set({
      ...REQUEST,
      childName,
      uid: account.uid,
      title: `${childName} and the Lamp`,
      content: paragraphsToHtml(lines),
      template: paragraphsToHtml(['{child} found the smallest lamp.']),
      coverImage: 'moon',
      createdAt,
    }),
    database.doc(`storyDrafts/${account.uid}_${story}`).set({
      uid: account.uid,
      title: 'The Lamp',
      pages: [{ text: lines[0] }],
      expireAt: Timestamp.fromMillis(Date.now() + 3_000_000),
    }),
    database.doc(`shares/${shareId(link)}`).set({
      ...{ uid: account.uid, storyId: story, title: 'The Lamp', paragraphs: ['It yawned.'], childName: null, animal: 'otter' },
      ...{ storySetting: 'garden', showName: false, createdAt: Timestamp.now(), expireAt },
    }),
  ]);
  return { ...account, email, story, link, user: { uid: account.uid, claims: { email, email_verified: true } } };
}

const shareToken = () => randomUUID().replaceAll('-', '').slice(0, 24);

async function removeOf(uid: string): Promise<void> {
  const owned = await Promise.all(
    ['stories', 'storyDrafts', 'shares'].map((name) => database.collection(name).where('uid', '==', uid).get()),
  );
  await Promise.all(owned.flatMap(({ docs }) => docs.map(({ ref }) => ref.delete())));
  await database.recursiveDelete(database.doc(`users/${uid}`));
}
