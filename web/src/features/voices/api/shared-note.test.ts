import 'fake-indexeddb/auto';
import { set } from 'idb-keyval';
import { beforeEach, expect, it, vi } from 'vitest';
import { putSharedNote, readSharedNotes, removeNotesOfSession, removeSharedNote } from './shared-note.ts';
import { store } from './takes.ts';

const DAY = 24 * 60 * 60 * 1000;
const put = (text: string, now = 0) => putSharedNote(new Blob([text]), now);
const textsOf = async (uid: string | null, now = 0) => Promise.all((await readSharedNotes(uid, now)).map(({ file }) => file.text()));

beforeEach(async () => {
  for (const note of await readSharedNotes(null, 0)) await removeSharedNote(note);
  await removeNotesOfSession();
});

it('is neither lost nor held up by what another version stored in another shape [fault 8]', async () => {
  for (const [place, unreadable] of [
    ['shared-note', null],
    ['shared-note-2', 'a note'],
    ['shared-note-3', { sharedAt: 1 }],
  ] as const)
    await set(place, unreadable, store());
  for (const text of ['one', 'two', 'three', 'four']) expect(await put(text)).toBe(true);
  expect((await textsOf('anna')).sort()).toEqual(['four', 'one', 'three', 'two']);
  await removeNotesOfSession();
});

it('leaves the device after 14 days', async () => {
  await put('note');
  expect(await textsOf(null, 15 * DAY)).toEqual([]);
  expect(await textsOf(null, DAY)).toEqual([]);
});

it('belongs to the account that first sees it, and leaves the device at its sign-out [safety 7]', async () => {
  await put('of Anna');
  expect(await textsOf('anna')).toEqual(['of Anna']);
  await put('never seen', 1);
  await removeNotesOfSession();
  expect(await textsOf('anna')).toEqual([]);
  await put('of Ben', 2);
  expect(await textsOf('ben')).toEqual(['of Ben']);
  // A sign-out that was interrupted.
  expect(await textsOf('anna')).toEqual([]);
  expect(await textsOf('ben')).toEqual([]);
});

it('belongs to nobody if it is first seen while nobody is signed in [safety 7]', async () => {
  await put('of a guest');
  expect(await textsOf(null)).toEqual(['of a guest']);
  expect(await textsOf('anna')).toEqual([]);
  await removeNotesOfSession();
  expect(await textsOf(null)).toEqual(['of a guest']);
});

it('does not take the place of another, and finds no place beside four others [safety 7]', async () => {
  expect([await put('1'), await put('2', 1), await put('3', 2), await put('4', 3), await put('5', 4)]).toEqual([
    true,
    true,
    true,
    true,
    false,
  ]);
  expect(await textsOf('anna')).toEqual(['1', '2', '3', '4']);
  await removeSharedNote({ place: 'shared-note-2', sharedAt: 1 });
  await put('6', 5);
  expect(await textsOf('anna')).toEqual(['1', '3', '4', '6']);
});

it('of an account finds a place beside four of no account, but a fifth of no account does not [safety 7]', async () => {
  for (let at = 1; at <= 4; at += 1) await put(`signed out ${at}`, at);
  expect(await textsOf(null)).toHaveLength(4);
  for (let at = 5; at <= 8; at += 1) {
    expect(await put(`of Anna ${at}`, at)).toBe(true);
    expect(await textsOf('anna')).toHaveLength(at - 4);
  }
  expect(await put('of Anna 9', 9)).toBe(false);
  await removeNotesOfSession();
  expect(await put('signed out 5', 10)).toBe(true);
  const onFull = vi.fn();
  const left = await readSharedNotes(null, 10, onFull);
  expect(left.map(({ sharedAt }) => sharedAt)).toEqual([1, 2, 3, 4]);
  expect(onFull).toHaveBeenCalledOnce();
});

it('stays when an earlier one that had its place is removed in another tab [safety 7]', async () => {
  await put('earlier', 1);
  const [earlier] = await readSharedNotes('anna', 1);
  if (!earlier) throw new Error('no note');
  await removeSharedNote(earlier);
  await put('later', 2);
  expect((await readSharedNotes('anna', 2)).map(({ place }) => place)).toEqual([earlier.place]);
  await removeSharedNote(earlier);
  expect(await textsOf('anna', 2)).toEqual(['later']);
});

it('that an earlier version received is found [safety 7]', async () => {
  await set('shared-note', { bytes: await new Blob(['earlier']).arrayBuffer(), sharedAt: 0 }, store());
  expect(await textsOf('anna', DAY)).toEqual(['earlier']);
});
