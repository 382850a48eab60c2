import 'fake-indexeddb/auto';
import { beforeEach, expect, it } from 'vitest';
import { putSharedNote, readSharedNote, removeSharedNote } from './shared-note.ts';

const DAY = 24 * 60 * 60 * 1000;

beforeEach(removeSharedNote);

it('leaves the device after 14 days', async () => {
  await putSharedNote(new Blob(['note']), 0);
  expect(await readSharedNote(15 * DAY)).toBeNull();
  expect(await readSharedNote(DAY)).toBeNull();
});
