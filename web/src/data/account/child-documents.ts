/** `users/{uid}/children/{uuid}` in the database. Imported dynamically, by children.ts alone. */
import { type Child, type ChildWishes, LIMITS, parseChild } from '@tuckaway/domain';
import { collection, deleteDoc, doc, getDocs, limit, query, setDoc } from 'firebase/firestore/lite';
import { firestore } from '../firestore/lite.ts';

/** All of them, in no order; what cannot be used is left out. Two devices can bring one or two more than there should be. */
export async function readChildren(uid: string): Promise<Child[]> {
  const { docs } = await getDocs(query(collection(firestore, 'users', uid, 'children'), limit(2 * LIMITS.children)));
  return docs.flatMap((document) => {
    const read = parseChild(document.data());
    return read.ok ? [{ id: document.id, ...read.value }] : [];
  });
}

export async function writeChild(uid: string, id: string, wishes: ChildWishes): Promise<void> {
  await setDoc(doc(firestore, 'users', uid, 'children', id), { ...wishes });
}

export async function deleteChild(uid: string, id: string): Promise<void> {
  await deleteDoc(doc(firestore, 'users', uid, 'children', id));
}
