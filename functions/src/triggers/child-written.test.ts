import type { ChildAppearance } from '@tuckaway/domain';
import { beforeEach, expect, test, vi } from 'vitest';
import { memoryFirestore } from '../../testing/memory-firestore.ts';
import type { DocumentChange } from '../publishing/plan-publication.ts';
import { childWritten } from './child-written.ts';

let memory = memoryFirestore();
vi.mock('../store/firestore.ts', () => ({ firestore: () => memory }));
let isConsentGiven: boolean;
const deliver = (change: DocumentChange | undefined) => childWritten('family', '3', change, async () => isConsentGiven);

const CHILD = 'users/family/children/3';
const EARLIER: ChildAppearance = { skin: 'dark', hearingAid: 'left', clothes: 'red' };
const HIJAB: ChildAppearance = { ...EARLIER, hair: 'hijab' };

/** Writes the child and handles the event, and those of what that changes. @returns the look that is left. */
async function write(before: ChildAppearance | undefined, after: ChildAppearance): Promise<unknown> {
  const child = (appearance?: unknown) => ({ nickname: 'Zyxquorv', ...(appearance !== undefined && { appearance }) });
  await memory.doc(CHILD).set(child(after));
  let change: DocumentChange = { before: before === undefined ? null : child(before), after: child(after) };
  for (let events = 0; events < 3; events += 1) {
    await deliver(change);
    const left = memory.data(CHILD) ?? null;
    if (left === change.after) break;
    change = { before: change.after, after: left };
  }
  return memory.data(CHILD)?.appearance;
}

beforeEach(() => {
  memory = memoryFirestore();
  isConsentGiven = false;
});

test.each<[string, ChildAppearance | undefined, ChildAppearance, ChildAppearance | undefined]>([
  ['nothing that a new child has', undefined, EARLIER, { clothes: 'red' }],
  ['what an earlier version stored, and not what an app of that version adds', EARLIER, HIJAB, EARLIER],
  ['what an app of that version does not remove', EARLIER, { skin: 'dark' }, { skin: 'dark' }],
  ['no word that takes the place of another', EARLIER, { ...EARLIER, skin: 'olive' }, { hearingAid: 'left', clothes: 'red' }],
  ['what it had', EARLIER, { ...EARLIER, clothes: 'teal' }, { ...EARLIER, clothes: 'teal' }],
])('a child without the consent keeps of what needs it %s [safety 6]', async (_what, before, after, left) => {
  expect(await write(before, after)).toEqual(left);
});

test('a child with the consent keeps all of it [safety 6]', async () => {
  isConsentGiven = true;
  expect(await write(EARLIER, HIJAB)).toEqual(HIJAB);
});

test('a child whose event does not say what it was before keeps nothing that needs the consent [safety 6]', async () => {
  await memory.doc(CHILD).set({ nickname: 'Zyxquorv', appearance: HIJAB });
  await deliver(undefined);
  expect(memory.data(CHILD)?.appearance).toEqual({ clothes: 'red' });
});
