import { beforeEach, expect, test, vi } from 'vitest';
import { memoryFirestore } from '../../../testing/memory-firestore.ts';
import { readEpisodeNotes } from './episode-notes.ts';

let memory: ReturnType<typeof memoryFirestore>;
vi.mock('../firestore.ts', () => ({ firestore: () => memory }));

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
])('a story %s is none of this family', async (_what, story) => {
  if (story) await memory.doc(`stories/${ID}`).create(story);
  expect(await readEpisodeNotes('family', ID)).toBeNull();
});

test('a story of an earlier version without notes is continued from its end', async () => {
  await memory.doc(`stories/${ID}`).create({ uid: 'family', template: '<p>{child} met an owl.</p><p>Both slept. {child} smiled.</p>' });
  expect(await readEpisodeNotes('family', ID)).toEqual({ recap: 'Both slept. {child} smiled.', cast: [] });
});

test.each([
  ['without notes and template', {}],
  ['with notes that are too long', { recap: 'a'.repeat(401) }],
  ['with a cast of other things', { recap: 'They slept.', cast: [7] }],
])('of a story %s nothing is known', async (_what, fields) => {
  await memory.doc(`stories/${ID}`).create({ uid: 'family', ...fields });
  expect(await readEpisodeNotes('family', ID)).toEqual({ recap: '', cast: [] });
});
