/** `users/{uid}/friends/{childId}`; of children that are not remembered a copy on this device, which goes with the session. Throws `FirestoreError`. */
import { animalOfFriend } from '@tuckaway/art';
import {
  chooseFriend,
  type Friend,
  type FriendOf,
  isFriendOf,
  LIMITS,
  type Pronouns,
  readFriend,
  type StoredFriend,
  sameName,
} from '@tuckaway/domain';
import { commit, contentOf, documentName, getDocument } from '../../../../data/firestore/client.ts';
import { pageClient } from '../../../../data/firestore/read-client.ts';
import { encodeFields } from '../../../../data/firestore/values.ts';
import { changeCopy, copyOf } from '../../../../data/query/cached-copies.ts';
import { whileOnline } from '../while-online.ts';
import { readMemories } from './memory-documents.ts';

/** Whose friend is looked for. */
export interface FriendsChild {
  /** Null for a child that is not remembered. */
  childId: string | null;
  nickname: string;
  /** As the family typed it. */
  animal: string;
  pronouns?: Pronouns | undefined;
}

export interface KnownFriend {
  of: FriendOf;
  friend: Friend;
}

const ON_DEVICE = 'friends';

export async function findFriend(uid: string, { childId, nickname, animal, pronouns }: FriendsChild): Promise<KnownFriend> {
  const of = { ...(await animalOfFriend(animal)), nickname };
  const stored = childId === null ? null : await storedFriend(uid, childId);
  const found = [stored, ...(await friendsOnDevice(uid))].find((one) => one !== null && isFriendOf(one, of));
  if (found) {
    const { nickname: _nickname, animal: _animal, ...friend } = found;
    return { of, friend };
  }
  // The animal keeps the name that it had before there were friends.
  const told = childId === null ? [] : (await readMemories(uid, childId).catch(() => [])).map(({ text }) => text);
  return { of, friend: chooseFriend({ uid, ...of, pronouns, told }) };
}

/** The server's, or the copy of it if the server does not answer. */
async function storedFriend(uid: string, childId: string): Promise<StoredFriend | null> {
  const copy = copyOf<StoredFriend | null>(uid, `friend/${childId}`);
  const answer = await getDocument(pageClient, uid, nameOf(uid, childId), { timeoutMs: 4000 });
  const known = answer.kind === 'done' ? undefined : await copy.get();
  if (known !== undefined) return known;
  const stored = readFriend(contentOf(answer).fields);
  await copy.put(stored);
  return stored;
}

/** @param childId null for a child that is not remembered. */
export async function storeFriend(uid: string, childId: string | null, friend: StoredFriend): Promise<void> {
  if (childId === null) {
    const isSame = (one: StoredFriend) => sameName(one.nickname, friend.nickname) && one.animal === friend.animal;
    await changeCopy<StoredFriend[]>(uid, ON_DEVICE, (before = []) =>
      [friend, ...before.filter((one) => !isSame(one))].slice(0, LIMITS.children),
    );
    return;
  }
  const fields = encodeFields({ ...friend });
  await whileOnline(async () => contentOf(await commit(pageClient, uid, [{ update: { name: nameOf(uid, childId), fields } }])));
  await copyOf<StoredFriend | null>(uid, `friend/${childId}`).put(friend);
}

/** Stores the friend that this device knows for a child, which is remembered from now on. */
export async function bringFriend(uid: string, childId: string, nickname: string): Promise<void> {
  const friend = (await friendsOnDevice(uid)).find((one) => sameName(one.nickname, nickname));
  if (friend) await storeFriend(uid, childId, friend);
}

async function friendsOnDevice(uid: string): Promise<StoredFriend[]> {
  return (await copyOf<StoredFriend[]>(uid, ON_DEVICE, Array.isArray).get()) ?? [];
}

function nameOf(uid: string, childId: string): string {
  return documentName(pageClient, 'users', uid, 'friends', childId);
}
