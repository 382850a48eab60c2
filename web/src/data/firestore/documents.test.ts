/** What is read with the database's own code (specification sections 4 and 7), against a database in memory. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ANNA } from '../../../testing/fixtures.ts';
import * as children from '../account/child-documents.ts';
import { readProgress } from '../reading/progress-documents.ts';

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
  const below = ({ path }: Place, ...segments: string[]): Place => ({ path: [path, ...segments].filter(Boolean).join('/') });
  const snapshot = (path: string) => ({
    id: path.split('/').at(-1),
    exists: () => documents.has(path),
    data: () => documents.get(path) ?? {},
  });
  const asked = { limits: [] as number[] };
  return {
    documents,
    asked,
    Timestamp,
    lite: {
      Timestamp,
      getFirestore: () => ({ path: '' }),
      connectFirestoreEmulator: () => undefined,
      doc: below,
      collection: below,
      getDoc: async ({ path }: Place) => snapshot(path),
      setDoc: async ({ path }: Place, data: Document) => void documents.set(path, data),
      deleteDoc: async ({ path }: Place) => void documents.delete(path),
      query: (place: Place, ...constraints: Constraint[]) => ({ ...place, constraints }),
      limit: (most: number): Constraint => {
        asked.limits.push(most);
        return (entries) => entries.slice(0, most);
      },
      getDocs: async ({ path, constraints = [] }: Place & { constraints?: Constraint[] }) => {
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
vi.mock('../firebase/app.ts', () => ({ firebaseApp: {} }));
vi.mock('../firebase/auth.ts', () => ({}));

const { documents, asked, Timestamp } = database;
const UID = ANNA.firebaseUid;

beforeEach(() => {
  documents.clear();
  asked.limits = [];
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
