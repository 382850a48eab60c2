// @vitest-environment jsdom
/** Children and reading progress (specification sections 4 and 7), over Firestore's REST interface. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { favoriteEntry, progressEntry } from '../../../testing/entries.ts';
import { type FakeFirestore, fakeFirestore, NOW, ROOT } from '../../../testing/fake-firestore.ts';
import { ANNA } from '../../../testing/fixtures.ts';
import * as children from '../../features/parents/api/children/child-documents.ts';
import { readProgress } from '../../features/reader/api/reading/progress.ts';
import { countShelf } from '../../features/reader/api/stories/shelf-documents.ts';
import { sendBatch } from '../outbox/delivery/send-batch.ts';
import { serverTime } from '../outbox/server-time.ts';
import { pageClient } from './read-client.ts';
import { encodeFields, Timestamp } from './values.ts';

vi.mock('../session/sign-in/auth.ts', () => ({ idTokenOf: async (uid: string) => `token of ${uid}` }));

const UID = ANNA.firebaseUid;
let database: FakeFirestore;
let documents: FakeFirestore['documents'];

beforeEach(() => {
  database = fakeFirestore();
  documents = database.documents;
});

describe('the children', () => {
  const at = (id: string, uid = UID) => `${ROOT}/users/${uid}/children/${id}`;
  const MIA = { nickname: 'Mia', favoriteAnimal: 'fox', storyLength: 'short', storyTone: 'cozy' } as const;

  /** Runs before the next commit. */
  const beforeCommit = (run: () => Response | undefined) => {
    database.intercept = (method) => {
      if (method !== 'commit') return undefined;
      database.intercept = () => undefined;
      return run();
    };
  };

  it('are written, read with a limit and removed, and unusable documents are left out', async () => {
    documents.set(at('a'), encodeFields(MIA));
    await children.writeChild(UID, 'a', { ...MIA, bedtime: '19:30' });
    documents.set(at('b'), encodeFields({ ...MIA, storyTone: 'loud' }));
    documents.set(at('c', 'another-user'), encodeFields(MIA));
    expect(await children.readChildren(UID)).toEqual([{ id: 'a', ...MIA, bedtime: '19:30' }]);
    expect(database.requests.at(-1)).toMatchObject({ parent: `${ROOT}/users/${UID}`, body: { structuredQuery: { limit: 16 } } });
    await children.deleteChild(UID, 'a');
    expect(await children.readChildren(UID)).toEqual([]);
  });

  it('keep what a later version stored beside what this one writes [fault 9]', async () => {
    const later = { ...MIA, bedtime: '19:30', dream: 'boats', appearance: { hair: 'short', skin: 'dark', freckles: 'many' } };
    documents.set(at('a'), encodeFields(later));
    await children.writeChild(UID, 'a', { ...MIA, nickname: 'Mia Rose', appearance: { hair: 'long' } });
    const looks = { hair: 'long', freckles: 'many' };
    expect(documents.get(at('a'))).toEqual(encodeFields({ ...MIA, nickname: 'Mia Rose', dream: 'boats', appearance: looks }));
    await children.writeChild(UID, 'a', MIA);
    expect(documents.get(at('a'))).toEqual(encodeFields({ ...MIA, dream: 'boats', appearance: { freckles: 'many' } }));
  });

  it('keep a later version’s words in the fields of this one, unless the rules refuse them [fault 9]', async () => {
    const later = { age: '9-12', pronouns: 'xe', appearance: { hair: 'mohawk', skin: 'dark' }, notTonight: ['dark', 'wolves'] };
    const changes = { ...MIA, nickname: 'Mia Rose', notTonight: ['fire'] as ['fire'] };
    documents.set(at('a'), encodeFields({ ...MIA, ...later }));
    await children.writeChild(UID, 'a', changes);
    const left = { ...later, appearance: { hair: 'mohawk' }, notTonight: ['fire', 'wolves'] };
    expect(documents.get(at('a'))).toEqual(encodeFields({ ...MIA, nickname: 'Mia Rose', ...left }));
    beforeCommit(() => Response.json({ error: { code: 403, status: 'PERMISSION_DENIED' } }, { status: 403 }));
    await children.writeChild(UID, 'a', { ...changes, nickname: 'Rose' });
    expect(documents.get(at('a'))).toEqual(encodeFields({ ...changes, nickname: 'Rose' }));
  });

  it('get the first free slot, and those of earlier versions keep their ids', async () => {
    const OLD = '7a0c8f3e-54d1-4c51-9a4e-0d6a3a0f5b11';
    documents.set(at(OLD), encodeFields({ ...MIA, nickname: 'Leo' }));
    documents.set(at('0'), encodeFields({ ...MIA, nickname: 'Zoe' }));
    expect(await children.createChild(UID, MIA)).toBe('1');
    expect(documents.get(at('1'))).toEqual(encodeFields(MIA));
    await children.writeChild(UID, OLD, MIA);
    expect(documents.get(at(OLD))).toEqual(encodeFields(MIA));
  });

  it('take the next slot when another device takes theirs at the same moment, and leave its child alone', async () => {
    const leo = encodeFields({ ...MIA, nickname: 'Leo' });
    beforeCommit(() => {
      documents.set(at('0'), leo);
      return undefined;
    });
    expect(await children.createChild(UID, MIA)).toBe('1');
    expect(documents.get(at('0'))).toEqual(leo);
    expect(documents.get(at('1'))).toEqual(encodeFields(MIA));
  });

  it('are not added when there are eight, whatever their ids and even if some cannot be used', async () => {
    for (const id of ['0', '1', '2', 'a', 'b', 'c', 'd']) documents.set(at(id), encodeFields({ ...MIA, nickname: `Leo ${id}` }));
    beforeCommit(() => {
      documents.set(at('3'), encodeFields({ storyTone: 'loud' }));
      return undefined;
    });
    expect(await children.createChild(UID, MIA)).toBeNull();
    expect(documents.size).toBe(8);
  });

  it('are not added twice when the first answer was lost', async () => {
    beforeCommit(() => {
      documents.set(at('0'), encodeFields(MIA));
      return new Response('', { status: 502 });
    });
    await expect(children.createChild(UID, MIA)).rejects.toThrow();
    expect(await children.createChild(UID, MIA)).toBe('0');
    expect(documents.size).toBe(1);
  });

  it('are not added where the server refuses them, and not changed once another device has removed them', async () => {
    beforeCommit(() => Response.json({ error: { code: 403, status: 'PERMISSION_DENIED' } }, { status: 403 }));
    await expect(children.createChild(UID, MIA)).rejects.toMatchObject({ code: 'permission-denied' });
    await expect(children.writeChild(UID, '0', MIA)).rejects.toThrow();
    expect(documents.size).toBe(0);
  });

  it('keep how they look, in words that this version knows, and are told apart by it', async () => {
    const look = { clothes: 'teal', skin: 'dark', hair: 'afro' } as const;
    documents.set(at('a'), encodeFields({ ...MIA, appearance: { ...look, glasses: 'star-shaped', eyes: 'green' } }));
    expect(await children.readChildren(UID)).toEqual([{ id: 'a', ...MIA, appearance: look }]);
    expect(await children.createChild(UID, { ...MIA, appearance: { skin: 'dark', hair: 'afro', clothes: 'teal' } })).toBe('a');
    expect(await children.createChild(UID, { ...MIA, appearance: { skin: 'dark' } })).toBe('0');
    expect(await children.createChild(UID, MIA)).toBe('1');
    expect(documents.get(at('0'))).toEqual(encodeFields({ ...MIA, appearance: { skin: 'dark' } }));
  });
});

describe('reading progress', () => {
  const at = `${ROOT}/users/${UID}/progress/7`;

  it('is null where there is none, or none that can be used', async () => {
    expect(await readProgress(UID, '7')).toBeNull();
    documents.set(at, encodeFields({ page: 'three', pageCount: 7, finished: false, updatedAt: new Timestamp(5) }));
    expect(await readProgress(UID, '7')).toBeNull();
  });
});

it.each([
  ['favorites', favoriteEntry({ storyId: '7', title: 'The Whale' }), { title: 'The Whale' }],
  ['progress', progressEntry({ storyId: '7' }), { page: 4 }],
])('what a later version stored in %s stays when an entry is delivered [fault 9]', async (list, entry, written) => {
  const at = `${ROOT}/users/${UID}/${list}/7`;
  documents.set(at, encodeFields({ storyId: '7', page: 1, dream: 'boats' }));
  for await (const { kind } of sendBatch(pageClient, UID, [entry], serverTime())) expect(kind).toBe('delivered');
  expect(documents.get(at)).toMatchObject(encodeFields({ ...written, dream: 'boats' }));
});

describe('counting a part of the shelf', () => {
  const FROM = { id: 'b', createdAt: Date.parse(NOW) + 0.25 };

  it('fails where the answer is truncated or not a count', async () => {
    database.intercept = () => Response.json([{ readTime: NOW }]);
    await expect(countShelf(UID, FROM, null, 18)).rejects.toMatchObject({ code: 'unavailable' });
    database.intercept = () => Response.json([{ error: { code: 504, status: 'DEADLINE_EXCEEDED' } }]);
    await expect(countShelf(UID, FROM, null, 18)).rejects.toMatchObject({ code: 'unavailable' });
  });
});
