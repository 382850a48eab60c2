import { beforeEach, expect, test, vi } from 'vitest';
import { memoryFirestore } from '../../testing/memory-firestore.ts';
import { readEpisodeNotes } from './episode-notes.ts';

let memory: ReturnType<typeof memoryFirestore>;
vi.mock('./firestore.ts', () => ({ firestore: () => memory }));

const ID = '0b0e7a52-5a0c-4f39-9f0e-4a3f2a6f1c11';
const STORY = { uid: 'family', moderated: true, recap: '{child} found a lamp.', cast: ['the owl'] };

beforeEach(() => {
  memory = memoryFirestore();
});

test('the notes of a story come from its document', async () => {
  await memory.doc(`stories/${ID}`).create(STORY);
  expect(await readEpisodeNotes('family', ID)).toEqual({ recap: STORY.recap, cast: STORY.cast });
});

test.each([
  ['that is missing', null],
  ['of another family', { ...STORY, uid: 'stranger' }],
  ['that a browser stored', { uid: 'family', recap: 'Forged.' }],
  ['without notes', { uid: 'family', moderated: true }],
])('a story %s has none', async (_what, story) => {
  if (story) await memory.doc(`stories/${ID}`).create(story);
  expect(await readEpisodeNotes('family', ID)).toBeNull();
});
