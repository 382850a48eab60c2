/** Restores a deleted family from a copy of the database (docs/operations.md): a backup, or the state of an earlier minute. */
import { createHash } from 'node:crypto';
import type { Auth } from 'firebase-admin/auth';
import type { CollectionReference, DocumentData, DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { readAppearance, specialPart, withoutSpecial } from '../../domain/src/index.ts';
import { HELD_BY_ID, HELD_BY_UID } from '../../functions/src/store/account/holdings.ts';
import { Stop } from '../local/say.ts';

/** A link that was public, or a device that got messages, is not made so again behind the family's back. */
const NOT_RESTORED: readonly string[] = ['shares', 'pushSubscriptions', 'mail'];
const ALREADY_EXISTS = 6;
/** Documents written at once. */
const AT_ONCE = 20;

export interface RestoreOrder {
  uid: string;
  /** The restored copy. */
  from: Firestore;
  /** The live database; what it already has is kept as it is. */
  to: Firestore;
  auth: Auth;
}

export interface Restored {
  written: number;
  /** Documents that the live database already had. */
  kept: number;
  /** Children without the part of their look that needs the family's consent, which the copy does not have. */
  withoutLook: number;
}

/** Throws {@link Stop} if the copy has no such family. May be repeated. */
export async function restoreFamily({ uid, from, to, auth }: RestoreOrder): Promise<Restored> {
  const documents = await documentsOf(uid, from);
  if (documents.length === 0) throw new Stop(`The copy has nothing of ${uid}: it is of before the family came, or of after it left.`);
  // Without the mark, what remains of the deletion does nothing, and the rules accept the family again.
  await to.doc(`departures/${createHash('sha256').update(uid).digest('hex')}`).delete();
  await restoreSignIn(uid, documents, auth);
  const isAllowed = documents.some(({ ref }) => ref.path === `users/${uid}/choices/looks`);
  let [written, withoutLook] = [0, 0];
  for (let start = 0; start < documents.length; start += AT_ONCE) {
    const some = documents.slice(start, start + AT_ONCE);
    const made = await Promise.all(
      some.map(async (document) => {
        const stored = document.data() ?? {};
        // A trigger would delete the rest, as of a child that is written without the consent.
        const data = document.ref.parent.path === `users/${uid}/children` && !isAllowed ? withoutSpecialLook(stored) : stored;
        const isNew = await create(to.doc(document.ref.path), data);
        return { isNew, isWithoutLook: isNew && data !== stored };
      }),
    );
    written += made.filter(({ isNew }) => isNew).length;
    withoutLook += made.filter(({ isWithoutLook }) => isWithoutLook).length;
  }
  return { written, kept: documents.length - written, withoutLook };
}

/** The uid of the family with this email in the copy. Throws {@link Stop} if there is none. */
export async function uidOf(email: string, from: Firestore): Promise<string> {
  const { docs } = await from.collection('users').where('email', '==', email).limit(1).get();
  if (!docs[0]) throw new Stop('The copy has no family with this email.');
  return docs[0].id;
}

async function documentsOf(uid: string, from: Firestore): Promise<DocumentSnapshot[]> {
  const byId = HELD_BY_ID.map((name) => from.collection(name).doc(name === 'users' ? uid : encodeURIComponent(uid)));
  const byUid = HELD_BY_UID.filter((name) => !NOT_RESTORED.includes(name)).map((name) =>
    from.collection(name).where('uid', '==', uid).get(),
  );
  const roots = [
    ...(await Promise.all(byId.map((reference) => reference.get()))),
    ...(await Promise.all(byUid)).flatMap(({ docs }) => docs as DocumentSnapshot[]),
  ];
  const below = await Promise.all(roots.map(({ ref }) => documentsBelow(ref)));
  const documents = [...roots.filter(({ exists }) => exists), ...below.flat()];
  const isConsent = ({ ref }: DocumentSnapshot): number => Number(ref.parent.id === 'choices');
  // They come first, because a trigger deletes looks without one.
  return documents.toSorted((one, other) => isConsent(other) - isConsent(one));
}

async function documentsBelow(reference: DocumentReference): Promise<DocumentSnapshot[]> {
  const collections: CollectionReference[] = await reference.listCollections();
  const direct = (await Promise.all(collections.map((collection) => collection.get()))).flatMap(({ docs }) => docs as DocumentSnapshot[]);
  const deeper = await Promise.all(direct.map(({ ref }) => documentsBelow(ref)));
  return [...direct, ...deeper.flat()];
}

/** The same object if the child has no such look. */
function withoutSpecialLook(child: DocumentData): DocumentData {
  const look = readAppearance(child.appearance);
  if (specialPart(look) === undefined) return child;
  const { appearance: _appearance, ...others } = child;
  const appearance = withoutSpecial(look);
  return { ...others, ...(appearance && { appearance }) };
}

async function create(reference: DocumentReference, data: DocumentData): Promise<boolean> {
  try {
    await reference.create(data);
    return true;
  } catch (error) {
    if ((error as { code?: unknown }).code === ALREADY_EXISTS) return false;
    throw error;
  }
}

/** Backups hold no passwords: the family chooses a new one with "Forgot your password?", or signs in with Google. */
async function restoreSignIn(uid: string, documents: readonly DocumentSnapshot[], auth: Auth): Promise<void> {
  const profile = documents.find(({ ref }) => ref.path === `users/${uid}`)?.data();
  const { email = '', displayName = '' } = (profile ?? {}) as { email?: string; displayName?: string };
  const isThere = await auth.getUser(uid).then(
    () => true,
    (error: { code?: unknown }) => {
      if (error.code === 'auth/user-not-found') return false;
      throw error;
    },
  );
  if (isThere) await auth.updateUser(uid, { disabled: false });
  else await auth.createUser({ uid, ...(email && { email }), ...(displayName && { displayName }) });
}
