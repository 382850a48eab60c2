/** `users/{uid}/children/{id}`: `0` to `7`, or a UUID of a version up to 2e92dfd. Throws `FirestoreError`. */
import {
  APPEARANCE,
  type AppearanceField,
  AVOIDED_TOPICS,
  type Child,
  type ChildWishes,
  LIMITS,
  parseStoredChild,
  readAppearance,
} from '@tuckaway/domain';
import { commit, contentOf, documentName, type FoundDocument, type Write } from '../../../../data/firestore/client.ts';
import { pageClient, readClient } from '../../../../data/firestore/read-client.ts';
import { encodeFields, type FieldMap, type FieldValue } from '../../../../data/firestore/values.ts';
import type { Answer } from '../../../../data/http/call.ts';

/** The ids of new children. The rules allow no others, so that no account stores more than eight. */
const SLOTS = Array.from({ length: LIMITS.children }, (_, slot) => String(slot));

const FIELDS = ['nickname', 'favoriteAnimal', 'storyLength', 'storyTone', 'bedtime', 'age', 'pronouns', 'notTonight'] as const;
const LOOKS = Object.keys(APPEARANCE) as AppearanceField[];
const pathOf = (look: AppearanceField): string => `appearance.${look}`;

/** In no order; documents that cannot be used are left out. */
export async function readChildren(uid: string): Promise<Child[]> {
  return (await queryChildren(uid)).flatMap(asChild);
}

/**
 * Stores a new child in the first free slot; one that another device takes meanwhile stays that device's. A child that is stored already, by a
 * call whose answer was lost, is not stored twice.
 * @returns its id; null if there are eight children, counting documents that cannot be used.
 */
export async function createChild(uid: string, wishes: ChildWishes): Promise<string | null> {
  for (let refused: { slot: string; answer: Answer } | null = null; ; ) {
    const found = await queryChildren(uid);
    const stored = found.flatMap(asChild).find((child) => isSame(child, wishes));
    if (stored) return stored.id;
    const taken = new Set(found.map(({ id }) => id));
    if (refused && !taken.has(refused.slot)) contentOf(refused.answer);
    const slot = SLOTS.find((id) => !taken.has(id));
    if (slot === undefined || taken.size >= LIMITS.children) return null;
    const answer = await commit(pageClient, uid, [put(uid, slot, wishes, false)]);
    if (answer.kind === 'done') return slot;
    if (answer.kind !== 'refused') contentOf(answer);
    refused = { slot, answer };
  }
}

/** Changes what differs in an existing child, so that fields and words of a later version stay. */
export async function writeChild(uid: string, id: string, wishes: ChildWishes): Promise<void> {
  const stored = (await queryChildren(uid)).find((child) => child.id === id)?.fields ?? {};
  const paths = differences(stored, wishes);
  if (paths.length === 0) return;
  const topics = [wishes.notTonight ?? [], laterTopics(stored)].flat();
  const answer = await commit(pageClient, uid, [change(uid, id, { ...wishes, notTonight: topics.length > 0 ? topics : undefined }, paths)]);
  // Once a later version is taken back, the rules refuse its words.
  const again = answer.kind === 'refused' ? await commit(pageClient, uid, [change(uid, id, wishes, allPaths(wishes))]) : answer;
  contentOf(again);
  // The friend stays the child's. Without one there is nothing to rename, so the answer does not matter.
  if (paths.includes('nickname')) await commit(pageClient, uid, [renameFriend(uid, id, wishes.nickname)]);
}

/** The paths of what differs from the stored child as this version reads it. */
function differences(stored: FoundDocument['fields'], wishes: ChildWishes): string[] {
  const read = parseStoredChild(stored);
  const before: Partial<ChildWishes> = read.ok ? read.value : {};
  const fields = FIELDS.filter((field) => String(before[field]) !== String(wishes[field]));
  const looks = LOOKS.filter((name) => before.appearance?.[name] !== wishes.appearance?.[name]);
  const isEmptied = looks.length > 0 && !wishes.appearance && Object.keys(Object(stored.appearance)).length === looks.length;
  return [...fields, ...(isEmptied ? ['appearance'] : looks.map(pathOf))];
}

function allPaths({ appearance }: ChildWishes): string[] {
  return [...FIELDS, ...(appearance ? LOOKS.map(pathOf) : ['appearance'])];
}

function laterTopics({ notTonight }: FoundDocument['fields']): FieldValue[] {
  return Array.isArray(notTonight) ? notTonight.filter((topic) => !AVOIDED_TOPICS.some(({ id }) => id === topic)) : [];
}

export function deleteChild(uid: string, id: string): Promise<void> {
  return write(uid, { delete: nameOf(uid, id) });
}

/** Earlier versions could exceed the limit by one or two. */
function queryChildren(uid: string): Promise<FoundDocument[]> {
  return readClient.query(uid, `users/${uid}`, { from: [{ collectionId: 'children' }], limit: 2 * LIMITS.children });
}

function asChild({ id, fields }: FoundDocument): Child[] {
  const read = parseStoredChild(fields);
  return read.ok ? [{ id, ...read.value }] : [];
}

function isSame({ id: _id, ...child }: Child, wishes: ChildWishes): boolean {
  // Reading also puts the words in one order.
  const looks = [child, wishes].map(({ appearance }) => JSON.stringify(readAppearance(appearance)));
  return looks[0] === looks[1] && FIELDS.every((field) => String(child[field]) === String(wishes[field]));
}

function put(uid: string, id: string, fields: FieldMap, exists: boolean) {
  return { update: { name: nameOf(uid, id), fields: encodeFields(fields) }, currentDocument: { exists } } satisfies Write;
}

function change(uid: string, id: string, fields: FieldMap, fieldPaths: string[]): Write {
  return { ...put(uid, id, fields, true), updateMask: { fieldPaths } };
}

function renameFriend(uid: string, id: string, nickname: string): Write {
  const name = documentName(pageClient, 'users', uid, 'friends', id);
  return {
    update: { name, fields: encodeFields({ nickname }) },
    updateMask: { fieldPaths: ['nickname'] },
    currentDocument: { exists: true },
  };
}

async function write(uid: string, change: Write): Promise<void> {
  contentOf(await commit(pageClient, uid, [change]));
}

function nameOf(uid: string, id: string): string {
  return documentName(pageClient, 'users', uid, 'children', id);
}
