import type { CuratedStory } from '@tuckaway/domain';
import { beforeEach, expect, test, vi } from 'vitest';
import type { DocumentChange } from '../publishing/plan-publication.ts';
import { curatedStoryWritten } from './curated-story-written.ts';

/** Documents by path, and the path of every document read. */
const stored = new Map<string, Record<string, unknown>>();
const reads: string[] = [];

function documentAt(path: string) {
  const read = () => {
    reads.push(path);
    const fields = stored.get(path);
    return { exists: fields !== undefined, data: () => fields, get: (name: string) => fields?.[name] };
  };
  const update = async (fields: Record<string, unknown>) => void stored.set(path, { ...stored.get(path), ...fields });
  return { path, read, get: async () => read(), update };
}
function collectionAt(name: string) {
  const read = () => ({ docs: [...stored.keys()].filter((path) => path.startsWith(`${name}/`)).map((path) => documentAt(path).read()) });
  return { doc: (id: string) => documentAt(`${name}/${id}`), read, get: async () => read() };
}
const transaction = {
  getAll: async (...references: { read(): unknown }[]) => references.map((reference) => reference.read()),
  get: async (reference: { read(): unknown }) => reference.read(),
  set: (reference: { path: string }, fields: Record<string, unknown>) => stored.set(reference.path, fields),
  update: (reference: { path: string }, fields: Record<string, unknown>) =>
    stored.set(reference.path, { ...stored.get(reference.path), ...fields }),
  delete: (reference: { path: string }) => stored.delete(reference.path),
};
const runTransaction = vi.fn((run: (within: typeof transaction) => unknown) => run(transaction));
vi.mock('../firestore/firestore.ts', () => ({
  firestore: () => ({
    doc: documentAt,
    collection: collectionAt,
    getAll: transaction.getAll,
    runTransaction,
  }),
}));

vi.mock('../firestore/push/push-queue.ts', () => ({ enqueuePushTask: async () => undefined }));
vi.mock('../params.ts', () => ({ imageHosts: { value: () => '' }, pushRanges: { value: () => 2 } }));
vi.mock('firebase-functions/logger', () => ({ info: () => undefined }));

const DRAFT = { title: 'The Late Lamp', description: 'A lamp goes out.', category: 'Cozy', pages: [{ content: 'Once.' }] };
const PUBLISHED = { ...DRAFT, published: true };
const story = (id: number): CuratedStory => ({ ...DRAFT, id, slug: `story-${id}`, rating: 5, readingTime: 5 });

beforeEach(() => {
  stored.clear();
  reads.length = 0;
  runTransaction.mockClear();
  for (let id = 1; id <= 40; id += 1) stored.set(`publishedStories/${id}`, { ...story(id), docId: `other-${id}` });
});

/** What the event of a write says, once the write is done. */
async function written(before: DocumentChange['before'], after: DocumentChange['after']): Promise<void> {
  if (after) stored.set('curatedStories/lamp', after);
  else stored.delete('curatedStories/lamp');
  await curatedStoryWritten('lamp', { before, after });
}

test('a draft with a misspelled field is told so, once', async () => {
  const draft = { ...DRAFT, publish: true };
  await written(DRAFT, draft);
  const told = stored.get('curatedStories/lamp') ?? {};
  expect(told).toMatchObject({ ...draft, problems: [expect.stringContaining('Did you mean “published”?')] });
  reads.length = 0;
  await written(draft, told);
  expect(reads).toEqual([]);
});

test('an event that changes nothing takes no transaction, whose locks would hold up other stories', async () => {
  await written(DRAFT, PUBLISHED);
  expect(runTransaction).toHaveBeenCalledOnce();
  await curatedStoryWritten('lamp');
  expect(runTransaction).toHaveBeenCalledOnce();
});
