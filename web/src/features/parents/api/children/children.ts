/** The remembered children of the user (`users/{uid}/children`): shown from a copy while offline, changed only with a network. */
import { useQuery } from '@tanstack/react-query';
import { type Child, type ChildWishes, withoutSpecial } from '@tuckaway/domain';
import { copyOf } from '../../../../data/query/cached-copies.ts';
import { queryClient } from '../../../../data/query/query-client.ts';
import { requireUid, useUid } from '../../../../data/session/session.ts';
import { choose } from '../choices.ts';
import { childrenKey } from '../keys.ts';
import { whileOnline } from '../while-online.ts';
import { createChild, deleteChild, writeChild } from './child-documents.ts';
import { byName, childrenQuery } from './children-query.ts';

/** There are eight children already, maybe added on another device. */
export class NoRoomError extends Error {
  override readonly name = 'NoRoomError';
}

/** Sorted by name. Undefined while no user is signed in, and until they are known. */
export function useChildren(): Child[] | undefined {
  const uid = useUid();
  const { data } = useQuery(childrenQuery(uid));
  return uid === null ? undefined : data;
}

/**
 * Changes the child with this id, or adds one without an id. Throws `OfflineError` without a network, {@link NoRoomError}, and where the
 * server does not change it.
 */
export function saveChild(id: string | null, wishes: ChildWishes): Promise<void> {
  return change(
    async (uid) => {
      if (id === null) return createWithFriend(uid, wishes);
      await writeChild(uid, id, wishes);
      return id;
    },
    (children, stored) => byName([...children.filter((child) => child.id !== stored), { id: stored, ...wishes }]),
  );
}

/** @returns the id; null if there was no room. */
async function createWithFriend(uid: string, wishes: ChildWishes): Promise<string | null> {
  const id = await createChild(uid, wishes);
  if (id === null) return null;
  const { bringFriend } = await import('./friend-documents.ts');
  // The child is stored, and the storyteller chooses a friend for a child without one.
  await bringFriend(uid, id, wishes.nickname).catch(() => undefined);
  return id;
}

/** Throws as {@link saveChild} does. */
export function removeChild(id: string): Promise<void> {
  return change(
    async (uid) => {
      await deleteChild(uid, id);
      return id;
    },
    (children) => children.filter((child) => child.id !== id),
  );
}

/** Takes the consent to looks back. The server deletes what needed it; here it is gone at once. Throws as `choose` does. */
export async function withdrawLooks(): Promise<void> {
  await choose('looks', false);
  const uid = requireUid();
  const children = queryClient.getQueryData<Child[]>(childrenKey(uid))?.map(({ appearance, ...child }) => {
    const left = withoutSpecial(appearance);
    return { ...child, ...(left && { appearance: left }) };
  });
  if (children === undefined) return;
  queryClient.setQueryData(childrenKey(uid), children);
  await copyOf<Child[]>(uid, 'children').put(children);
}

/** @param write returns the id of the document; null if there was no room for it. */
async function change(
  write: (uid: string) => Promise<string | null>,
  changed: (children: readonly Child[], id: string) => Child[],
): Promise<void> {
  const uid = requireUid();
  const key = childrenKey(uid);
  const id = await whileOnline(() => write(uid));
  if (id === null) {
    void queryClient.invalidateQueries({ queryKey: key });
    throw new NoRoomError();
  }
  await queryClient.cancelQueries({ queryKey: key });
  const children = changed(queryClient.getQueryData<Child[]>(key) ?? [], id);
  queryClient.setQueryData(key, children);
  await copyOf<Child[]>(uid, 'children').put(children);
}
