/** What the screens beyond home read in the document database (specification sections 3, 4 and 7), against a database in memory. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ANNA, FOX_STORY } from '../test/people.ts';
import * as children from './child-documents.ts';
import { NotYourStory, StoryNotFound } from './errors.ts';
import * as favorites from './favorite-documents.ts';
import { FAVORITES_PAGE, nextCursor } from './favorite-order.ts';
import { readProgress } from './progress-documents.ts';
import { readStories, readStory } from './story-documents.ts';

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
  const failing: { read?: Error } = {};
  const below = ({ path }: Place, ...segments: string[]): Place => ({ path: [path, ...segments].filter(Boolean).join('/') });
  const snapshot = (path: string) => ({
    id: path.split('/').at(-1),
    exists: () => documents.has(path),
    data: () => documents.get(path) ?? {},
  });
  const asked = { limits: [] as number[], queries: 0 };
  const fieldOf = ([id, data]: Entry, field: string) => (field === '__name__' ? id : data[field]);
  const placeOf = ([storyId, { addedAt }]: Entry) => ({ storyId, addedAt: (addedAt as Timestamp).milliseconds });
  const newestFirst = (one: ReturnType<typeof placeOf>, other: ReturnType<typeof placeOf>) =>
    other.addedAt - one.addedAt || (one.storyId < other.storyId ? 1 : -1);
  const isAfter = (place: ReturnType<typeof placeOf>, cursor: ReturnType<typeof placeOf>) =>
    place.storyId !== cursor.storyId && newestFirst(cursor, place) < 0;
  return {
    documents,
    failing,
    asked,
    Timestamp,
    lite: {
      Timestamp,
      getFirestore: () => ({ path: '' }),
      connectFirestoreEmulator: () => undefined,
      doc: below,
      collection: below,
      documentId: () => '__name__',
      getDoc: async ({ path }: Place) => {
        if (failing.read) throw failing.read;
        return snapshot(path);
      },
      setDoc: async ({ path }: Place, data: Document) => void documents.set(path, data),
      deleteDoc: async ({ path }: Place) => void documents.delete(path),
      query: (place: Place, ...constraints: Constraint[]) => ({ ...place, constraints }),
      orderBy:
        (field: string, direction: 'asc' | 'desc' = 'asc'): Constraint =>
        (entries) => {
          // The name only orders what was ordered by its moment, as far as that is the same.
          if (field === '__name__') return entries.sort((one, other) => newestFirst(placeOf(one), placeOf(other)));
          const moment = (entry: Entry) => (fieldOf(entry, field) as Timestamp).milliseconds;
          return entries.sort((one, other) => (direction === 'desc' ? moment(other) - moment(one) : moment(one) - moment(other)));
        },
      startAfter:
        (moment: Timestamp, storyId: string): Constraint =>
        (entries) =>
          entries.filter((entry) => isAfter(placeOf(entry), { addedAt: moment.milliseconds, storyId })),
      limit: (most: number): Constraint => {
        asked.limits.push(most);
        return (entries) => entries.slice(0, most);
      },
      getDocs: async ({ path, constraints = [] }: Place & { constraints?: Constraint[] }) => {
        if (failing.read) throw failing.read;
        asked.queries += 1;
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

const { documents, failing, asked, Timestamp } = database;
const UID = ANNA.firebaseUid;
const denial = () => Object.assign(new Error('no'), { code: 'permission-denied' });

beforeEach(() => {
  documents.clear();
  asked.limits = [];
  asked.queries = 0;
  delete failing.read;
});

describe('a story', () => {
  const { id, createdAt: _createdAt, ...fields } = FOX_STORY;

  it('is read by its id', async () => {
    documents.set(`stories/${id}`, { ...fields, createdAt: new Timestamp(9) });
    expect(await readStory(id)).toEqual({ ...FOX_STORY, createdAt: 9 });
  });

  it('has with it who else is in it, and what its next episode needs', async () => {
    const more = { siblings: ['Leo'], recap: '{child} met a fox.', cast: ['the fox'], continues: FOX_STORY.id };
    documents.set(`stories/${id}`, { ...fields, ...more, createdAt: new Timestamp(9) });
    expect(await readStory(id)).toEqual({ ...FOX_STORY, ...more, createdAt: 9 });
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

describe('several stories', () => {
  it('are read at once; what is missing or somebody else’s is left out, and what cannot be read is an error', async () => {
    const idOf = (index: number) => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`;
    const { id: _id, ...fields } = FOX_STORY;
    for (let index = 0; index < 31; index += 1) documents.set(`stories/${idOf(index)}`, { ...fields, createdAt: new Timestamp(9) });
    documents.set(`stories/${idOf(5)}`, { ...fields, uid: 'somebody-else', createdAt: new Timestamp(9) });
    const found = await readStories(
      UID,
      Array.from({ length: 32 }, (_, index) => idOf(index)),
    );
    expect(found.map(({ id }) => id)).toEqual(Array.from({ length: 31 }, (_, index) => idOf(index)).filter((id) => id !== idOf(5)));
    expect(found[0]).toEqual({ ...FOX_STORY, id: idOf(0), createdAt: 9 });
    failing.read = new Error('unavailable');
    await expect(readStories(UID, [idOf(0)])).rejects.toThrow('unavailable');
  });
});

describe('the favorites', () => {
  const at = (storyId: string) => `users/${UID}/favorites/${storyId}`;

  it('are listed newest first by added time', async () => {
    documents.set(at('7'), { storyId: '7', addedAt: new Timestamp(10) });
    documents.set(at('9'), { storyId: '9', addedAt: new Timestamp(30), title: 'The Ship' });
    documents.set(at('8'), { storyId: '8', addedAt: new Timestamp(20) });
    documents.set('users/somebody-else/favorites/1', { storyId: '1', addedAt: new Timestamp(40) });
    expect(await favorites.readFavorites(UID, null)).toEqual([
      { storyId: '9', addedAt: 30, title: 'The Ship' },
      { storyId: '8', addedAt: 20 },
      { storyId: '7', addedAt: 10 },
    ]);
  });

  it('are read page by page, none left out and none twice where many have one moment', async () => {
    for (let index = 0; index < 500; index += 1) {
      documents.set(at(String(1000 + index)), { storyId: String(1000 + index), addedAt: new Timestamp(Math.floor(index / 7)) });
    }
    const seen: string[] = [];
    for (let after: ReturnType<typeof nextCursor> = null; ; ) {
      const page = await favorites.readFavorites(UID, after);
      seen.push(...page.map(({ storyId }) => storyId));
      after = nextCursor(page);
      if (after === null) break;
    }
    expect(seen).toEqual(Array.from({ length: 500 }, (_, index) => String(1499 - index)));
    expect(asked.queries).toBe(Math.ceil(500 / FAVORITES_PAGE));
  });

  it('are never asked for without a limit', async () => {
    await favorites.readFavorites(UID, null);
    expect(asked.limits).toEqual([FAVORITES_PAGE]);
  });
});

describe('the children', () => {
  const at = (id: string) => `users/${UID}/children/${id}`;
  const MIA = { nickname: 'Mia', favoriteAnimal: 'fox', storyLength: 'short', storyTone: 'cozy' } as const;

  it('are written, read and removed; what cannot be used is left out, and not all of too many is asked for', async () => {
    await children.writeChild(UID, 'a', { ...MIA, bedtime: '19:30' });
    documents.set(at('b'), { ...MIA, storyTone: 'loud' });
    documents.set('users/somebody-else/children/c', MIA);
    expect(await children.readChildren(UID)).toEqual([{ id: 'a', ...MIA, bedtime: '19:30' }]);
    expect(asked.limits).toEqual([16]);
    await children.deleteChild(UID, 'a');
    expect(await children.readChildren(UID)).toEqual([]);
  });
});

describe('reading progress', () => {
  const at = `users/${UID}/progress/7`;

  it('is read as it was left', async () => {
    documents.set(at, { page: 3, pageCount: 7, finished: false, updatedAt: new Timestamp(5) });
    expect(await readProgress(UID, '7')).toEqual({ page: 3, pageCount: 7, finished: false, updatedAt: 5 });
  });

  it('is none where nothing is there, or nothing that can be used', async () => {
    expect(await readProgress(UID, '7')).toBeNull();
    documents.set(at, { page: 'three', pageCount: 7, finished: false, updatedAt: new Timestamp(5) });
    expect(await readProgress(UID, '7')).toBeNull();
  });
});
