/** The children that the signed-in family has remembered (`users/{uid}/children`): shown without a network, changed with one. */
import { useQuery } from '@tanstack/react-query';
import { type Child, type ChildWishes, LIMITS } from '@tuckaway/domain';
import { copyOf, withCopy } from '../cache/cached-copies.ts';
import { NotSignedIn, OutOfReach } from '../lib/errors.ts';
import { childrenKey } from '../queries/keys.ts';
import { queryClient } from '../queries/query-client.ts';
import { currentUid, useSession } from '../session/session.ts';

/** Milliseconds after which a change that nobody confirms counts as not made. */
const PATIENCE = 12_000;

/** A change was refused, or nobody said that it was made. */
export class ChildNotChanged extends Error {
  override readonly name = 'ChildNotChanged';
  constructor() {
    super('The child was not changed.');
  }
}

/** By name. Undefined while nobody is signed in, and until anything is known. */
export function useChildren(): Child[] | undefined {
  const session = useSession();
  const uid = session.status === 'signed-in' ? session.user.firebaseUid : null;
  const { data } = useQuery({ queryKey: childrenKey(uid ?? ''), queryFn: () => load(uid ?? ''), enabled: uid !== null });
  return uid === null ? undefined : data;
}

/** Remembers a child, or changes one. Throws {@link OutOfReach} without a network, {@link ChildNotChanged}, {@link NotSignedIn}. */
export function saveChild(id: string, wishes: ChildWishes): Promise<void> {
  return change(
    ({ writeChild }, uid) => writeChild(uid, id, wishes),
    (children) => byName([...children.filter((child) => child.id !== id), { id, ...wishes }]),
  );
}

/** Throws as {@link saveChild} does. */
export function removeChild(id: string): Promise<void> {
  return change(
    ({ deleteChild }, uid) => deleteChild(uid, id),
    (children) => children.filter((child) => child.id !== id),
  );
}

/** Whether another one may be remembered. */
export function hasRoom(children: readonly Child[]): boolean {
  return children.length < LIMITS.children;
}

const documents = () => import('./child-documents.ts');

async function load(uid: string): Promise<Child[]> {
  const key = childrenKey(uid);
  const copy = copyOf<Child[]>(uid, 'children');
  // What was there last time is shown at once: a row that comes in late moves what somebody is about to press.
  const kept = await copy.get();
  if (kept !== undefined && currentUid() === uid && queryClient.getQueryData(key) === undefined) queryClient.setQueryData(key, kept);
  const read = async () => byName(await (await documents()).readChildren(uid));
  return withCopy(copy, read, (children) => void queryClient.setQueryData(key, children));
}

async function change(
  write: (loaded: typeof import('./child-documents.ts'), uid: string) => Promise<void>,
  changed: (children: readonly Child[]) => Child[],
): Promise<void> {
  const uid = currentUid();
  if (uid === null) throw new NotSignedIn();
  if (!navigator.onLine) throw new OutOfReach();
  try {
    await inTime(documents().then((loaded) => write(loaded, uid)));
  } catch {
    throw navigator.onLine ? new ChildNotChanged() : new OutOfReach();
  }
  const key = childrenKey(uid);
  await queryClient.cancelQueries({ queryKey: key });
  const children = changed(queryClient.getQueryData<Child[]>(key) ?? []);
  queryClient.setQueryData(key, children);
  await copyOf<Child[]>(uid, 'children').put(children);
}

function byName(children: readonly Child[]): Child[] {
  return [...children].sort((one, other) => one.nickname.localeCompare(other.nickname) || (one.id < other.id ? -1 : 1));
}

function inTime(work: Promise<void>): Promise<void> {
  return new Promise((resolve, reject) => {
    const limit = setTimeout(() => reject(new ChildNotChanged()), PATIENCE);
    work.then(resolve, reject).finally(() => clearTimeout(limit));
  });
}
