import 'fake-indexeddb/auto';
import { beforeEach, expect, it } from 'vitest';
import { putSharedNote, readSharedNote, removeSharedNote } from './shared-note.ts';
import { readTakes, removeRecorded } from './takes.ts';

const DAY = 24 * 60 * 60 * 1000;

beforeEach(removeSharedNote);

it('waits until it is used, apart from what was recorded', async () => {
  expect(await readSharedNote(0)).toBeNull();
  await putSharedNote(new Blob(['first']), 0);
  await putSharedNote(new Blob(['second']), DAY);
  expect(await readTakes()).toEqual([]);
  await removeRecorded(() => true);
  expect(await (await readSharedNote(10 * DAY))?.text()).toBe('second');
  await removeSharedNote();
  expect(await readSharedNote(10 * DAY)).toBeNull();
});

it('leaves the device after 14 days', async () => {
  await putSharedNote(new Blob(['note']), 0);
  expect(await readSharedNote(15 * DAY)).toBeNull();
  expect(await readSharedNote(DAY)).toBeNull();
});
