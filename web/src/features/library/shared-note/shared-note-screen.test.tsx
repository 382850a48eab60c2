// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { type FakeBackend, fakeBackend, setOnline, signIn } from '../../../../testing/fake-backend.ts';
import { ANNA, FOX_STORY } from '../../../../testing/fixtures.ts';
import { renderScreen } from '../../../../testing/render-screen.tsx';
import { openSession } from '../../../data/session/session.ts';
import { putSharedNote, readSharedNotes, removeNotesOfSession, removeSharedNote } from '../../voices/api/shared-note.ts';
import { SharedNoteScreen } from './shared-note-screen.tsx';

let backend: FakeBackend;
const open = (search = '') => renderScreen(<SharedNoteScreen />, { at: `/record/shared${search}`, route: '/record/shared' });

beforeEach(async () => {
  for (const note of await readSharedNotes(null, Date.now())) await removeSharedNote(note);
  await removeNotesOfSession();
  backend = await fakeBackend();
  backend.storeStory(FOX_STORY);
  signIn();
});

it('asks which story the shared voice note tells', async () => {
  await putSharedNote(new Blob(['OggS']), Date.now());
  open();
  expect(await screen.findByRole('link', { name: FOX_STORY.title })).toHaveAttribute('href', `/record/${FOX_STORY.id}?shared`);
  fireEvent.click(screen.getByRole('button', { name: 'Remove the Voice Note' }));
  expect(await screen.findByText(/no voice note waiting/)).toBeVisible();
  expect(await readSharedNotes(ANNA.firebaseUid, Date.now())).toEqual([]);
});

it('asks about each voice note if more than one waits, and says so if there is no room for more [safety 7]', async () => {
  await putSharedNote(new Blob([new Uint8Array(2000)]), Date.now());
  await putSharedNote(new Blob([new Uint8Array(5000)]), Date.now());
  const { unmount } = open();
  expect(await screen.findByText(/^There is more than one voice note\./)).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: /^Remove the Note from .+, 5 KB$/ }));
  expect(await screen.findByRole('button', { name: 'Remove the Voice Note' })).toBeVisible();
  expect((await readSharedNotes(ANNA.firebaseUid, Date.now())).map(({ file }) => file.size)).toEqual([2000]);
  unmount();
  open('?full');
  expect(screen.getByRole('link', { name: 'See Your Voice Notes' })).toHaveAttribute('href', '/record/shared');
});

it('can be removed while signed out [safety 7]', async () => {
  await putSharedNote(new Blob(['OggS']), Date.now());
  openSession(null);
  open();
  fireEvent.click(await screen.findByRole('button', { name: 'Remove the Voice Note' }));
  expect(await screen.findByText(/no voice note waiting/)).toBeVisible();
  expect(await readSharedNotes(null, Date.now())).toEqual([]);
});

it('says so if those that wait while signed out leave no room for another [safety 7]', async () => {
  for (let note = 1; note <= 4; note += 1) await putSharedNote(new Blob(['OggS']), note + Date.now());
  await readSharedNotes(null, Date.now());
  await putSharedNote(new Blob(['OggS']), Date.now());
  openSession(null);
  open();
  expect(await screen.findByText(/^Several voice notes are waiting already/)).toBeVisible();
  fireEvent.click(screen.getByRole('link', { name: 'See Your Voice Notes' }));
  expect(await screen.findAllByRole('button', { name: /^Remove the Note from / })).toHaveLength(4);
});

it('says that nothing waits, or that the file could not be kept', async () => {
  const { unmount } = open();
  expect(await screen.findByText(/no voice note waiting/)).toBeVisible();
  unmount();
  open('?failed');
  expect(await screen.findByText(/couldn’t keep this file/)).toBeVisible();
});

it.each([
  ['while signed out', () => openSession(null), /Please sign in/, null],
  ['without a connection', () => setOnline(false), /without a connection/, ANNA.firebaseUid],
  ['without a story', () => backend.documents.clear(), /don’t have a story for it yet/, ANNA.firebaseUid],
])('keeps the voice note %s', async (_when, arrange, text, uid) => {
  await putSharedNote(new Blob(['OggS']), Date.now());
  arrange();
  open();
  expect(await screen.findByText(text)).toBeVisible();
  expect(await readSharedNotes(uid, Date.now())).toHaveLength(1);
});
