/** What the app reads and writes in the document database (specification sections 3, 4 and 7), against a database in memory. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ANNA, FOX_STORY } from '../test/people.ts';
import { NotYourStory, StoryNotFound } from './errors.ts';
import * as favorites from './favorite-documents.ts';
import { readOrCreateProfile } from './profile.ts';
import { addStory, readStory } from './story-documents.ts';

const database = vi.hoisted(() => {
  class Timestamp {
    readonly milliseconds: number;
    constructor(milliseconds: number) {
      this.milliseconds = milliseconds;
    }
    static fromMillis(milliseconds: number) {
      return new Timestamp(milliseconds);
    }
    toMillis() {
      return this.milliseconds;
    }
  }
  type Document = Record<string, unknown>;
  type Place = { path: string };
  type Entry = [id: string, data: Document];
  type Constraint = (entries: Entry[]) => Entry[];
  const documents = new Map<string, Document>();
  const failing: { read?: Error; write?: Error } = {};
  const below = ({ path }: Place, ...segments: string[]): Place => ({ path: [path, ...segments].filter(Boolean).join('/') });
  const snapshot = (path: string) => ({
    id: path.split('/').at(-1),
    exists: () => documents.has(path),
    data: () => documents.get(path) ?? {},
  });
  const fieldOf = ([id, data]: Entry, field: string) => (field === '__name__' ? id : data[field]);
  return {
    documents,
    failing,
    Timestamp,
    lite: {
      Timestamp,
      getFirestore: () => ({ path: '' }),
      connectFirestoreEmulator: () => undefined,
      doc: below,
      collection: below,
      documentId: () => '__name__',
      serverTimestamp: () => 'the server’s time',
      getDoc: async ({ path }: Place) => {
        if (failing.read) throw failing.read;
        return snapshot(path);
      },
      setDoc: async ({ path }: Place, data: Document) => {
        if (failing.write) throw failing.write;
        documents.set(path, data);
      },
      deleteDoc: async ({ path }: Place) => void documents.delete(path),
      query: (place: Place, ...constraints: Constraint[]) => ({ ...place, constraints }),
      orderBy:
        (field: string, direction: 'asc' | 'desc' = 'asc'): Constraint =>
        (entries) => {
          const moment = (entry: Entry) => (fieldOf(entry, field) as Timestamp).milliseconds;
          return entries.sort((one, other) => (direction === 'desc' ? moment(other) - moment(one) : moment(one) - moment(other)));
        },
      where:
        (field: string, operator: '==' | 'in', wanted: unknown): Constraint =>
        (entries) =>
          entries.filter((entry) => (operator === '==' ? [wanted] : (wanted as unknown[])).includes(fieldOf(entry, field))),
      getDocs: async ({ path, constraints = [] }: Place & { constraints?: Constraint[] }) => {
        if (failing.read) throw failing.read;
        const all = [...documents].flatMap(([name, data]): Entry[] => {
          const id = name.slice(path.length + 1);
          return name.startsWith(`${path}/`) && !id.includes('/') ? [[id, data]] : [];
        });
        return { docs: constraints.reduce((entries, apply) => apply(entries), all).map(([id]) => snapshot(`${path}/${id}`)) };
      },
    },
  };
});
vi.mock('firebase/firestore/lite', () => database.lite);
vi.mock('./firebase-app.ts', () => ({ firebaseApp: {} }));
vi.mock('./firebase-auth.ts', () => ({}));

const { documents, failing, Timestamp } = database;
const UID = ANNA.firebaseUid;
const ACCOUNT = { uid: UID, email: 'anna@example.com', displayName: null };
const denial = () => Object.assign(new Error('no'), { code: 'permission-denied' });

beforeEach(() => {
  documents.clear();
  delete failing.read;
  delete failing.write;
});

describe('the profile', () => {
  it('is read by the uid where there is one, and nothing is written', async () => {
    const stored = { displayName: 'Anna B.', email: 'a@example.com', subscription: 'premium', createdAt: new Timestamp(7) };
    documents.set(`users/${UID}`, stored);
    expect(await readOrCreateProfile(ACCOUNT)).toEqual({ ...stored, createdAt: 7 });
    expect([...documents]).toEqual([[`users/${UID}`, stored]]);
  });

  it('is created where it is missing: free, named after the account, dated by the server', async () => {
    expect(await readOrCreateProfile(ACCOUNT)).toMatchObject({ displayName: 'anna', subscription: 'free' });
    expect(Object.fromEntries(documents)).toEqual({
      [`users/${UID}`]: { displayName: 'anna', email: 'anna@example.com', subscription: 'free', createdAt: 'the server’s time' },
    });
  });

  it('is not created where it could not be read', async () => {
    failing.read = new Error('unavailable');
    await expect(readOrCreateProfile(ACCOUNT)).rejects.toThrow('unavailable');
    expect(documents.size).toBe(0);
  });

  it('fails where it could not be written', async () => {
    failing.write = denial();
    await expect(readOrCreateProfile(ACCOUNT)).rejects.toBe(failing.write);
  });

  it.each([
    ['free', 'free'],
    ['premium', 'premium'],
    ['gold', 'free'],
    [undefined, 'free'],
  ])('with the plan %j is on the plan %s', async (subscription, plan) => {
    documents.set(`users/${UID}`, { displayName: 'Anna', email: 'a@example.com', subscription, createdAt: new Timestamp(7) });
    expect((await readOrCreateProfile(ACCOUNT)).subscription).toBe(plan);
  });
});

describe('a story', () => {
  const { id, createdAt: _createdAt, ...fields } = FOX_STORY;

  it('is added to stories with its fields, dated by the server, and read by its id', async () => {
    await addStory({ id, ...fields });
    expect(Object.fromEntries(documents)).toEqual({ [`stories/${id}`]: { ...fields, createdAt: 'the server’s time' } });
    expect(Object.keys(documents.get(`stories/${id}`) ?? {}).sort()).toEqual(
      'childName content coverImage createdAt favoriteAnimal storyLength storySetting storyTone title uid'.split(' '),
    );
    documents.set(`stories/${id}`, { ...fields, createdAt: new Timestamp(9) });
    expect(await readStory(id)).toEqual({ ...FOX_STORY, createdAt: 9 });
  });

  it('that does not say how is medium, cozy and under the moon', async () => {
    const { storyLength: _length, storyTone: _tone, coverImage: _cover, ...rest } = fields;
    documents.set(`stories/${id}`, rest);
    expect(await readStory(id)).toMatchObject({ storyLength: 'medium', storyTone: 'cozy', coverImage: 'moon' });
  });

  it('that is not there is not found, and one that may not be read is somebody else’s', async () => {
    await expect(readStory(id)).rejects.toBeInstanceOf(StoryNotFound);
    failing.read = denial();
    await expect(readStory(id)).rejects.toBeInstanceOf(NotYourStory);
  });
});

describe('the favorites', () => {
  const at = (storyId: string) => `users/${UID}/favorites/${storyId}`;

  it('are listed newest first by added time', async () => {
    documents.set(at('7'), { storyId: '7', addedAt: new Timestamp(10) });
    documents.set(at('9'), { storyId: '9', addedAt: new Timestamp(30), title: 'The Ship' });
    documents.set(at('8'), { storyId: '8', addedAt: new Timestamp(20) });
    documents.set('users/somebody-else/favorites/1', { storyId: '1', addedAt: new Timestamp(40) });
    expect(await favorites.readFavorites(UID)).toEqual([
      { storyId: '9', addedAt: 30, title: 'The Ship' },
      { storyId: '8', addedAt: 20 },
      { storyId: '7', addedAt: 10 },
    ]);
  });

  it('get a record with the story’s id, the moment, and the title where it is given', async () => {
    await favorites.writeFavorite(UID, { storyId: '7', addedAt: 10 });
    await favorites.writeFavorite(UID, { storyId: '8', addedAt: 20, title: 'The Whale' });
    expect(Object.fromEntries(documents)).toEqual({
      [at('7')]: { storyId: '7', addedAt: new Timestamp(10) },
      [at('8')]: { storyId: '8', addedAt: new Timestamp(20), title: 'The Whale' },
    });
  });

  it('know whether a story is among them', async () => {
    await favorites.writeFavorite(UID, { storyId: '7', addedAt: 10 });
    expect([await favorites.isStoredFavorite(UID, '7'), await favorites.isStoredFavorite(UID, '8')]).toEqual([true, false]);
    expect(await favorites.readFavoriteIds(UID, ['7', '8'])).toEqual(['7']);
  });

  it('lose every record of a story that is removed, however often it was added', async () => {
    await favorites.writeFavorite(UID, { storyId: '7', addedAt: 10 });
    await favorites.writeFavorite(UID, { storyId: '7', addedAt: 20 });
    await favorites.writeFavorite(UID, { storyId: '8', addedAt: 30 });
    await favorites.deleteFavorite(UID, '7');
    expect([...documents.keys()]).toEqual([at('8')]);
  });
});
