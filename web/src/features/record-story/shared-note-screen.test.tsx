// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { putSharedNote, readSharedNote, removeSharedNote } from '../../data/voices/shared-note.ts';
import { SharedNoteScreen } from './shared-note-screen.tsx';

const data = vi.hoisted(() => ({ useSession: vi.fn(), useShelf: vi.fn() }));
vi.mock('../../art/index.ts', () => ({ EmptyPicture: () => null }));
vi.mock('../../data/session/session.ts', () => ({ useSession: data.useSession }));
vi.mock('../../data/stories/shelf/shelf.ts', () => ({ useShelf: data.useShelf }));

const STORIES = [
  { id: 'lamp', title: 'The Smallest Lamp' },
  { id: 'owl', title: 'The Owl' },
];
const open = (search = '') =>
  render(
    <MemoryRouter initialEntries={[`/record/shared${search}`]}>
      <SharedNoteScreen />
    </MemoryRouter>,
  );

beforeEach(async () => {
  await removeSharedNote();
  data.useSession.mockReturnValue({ status: 'signed-in' });
  data.useShelf.mockReturnValue({ stories: STORIES, isError: false, hasMore: false });
});

it('asks which story the shared voice note tells', async () => {
  await putSharedNote(new Blob(['OggS']), Date.now());
  open();
  expect(await screen.findByRole('link', { name: 'The Owl' })).toHaveAttribute('href', '/record/owl?shared');
  fireEvent.click(screen.getByRole('button', { name: 'Remove the Voice Note' }));
  expect(await screen.findByText(/no voice note waiting/)).toBeVisible();
  expect(await readSharedNote(Date.now())).toBeNull();
});

it('says that nothing waits, or that the file could not be kept', async () => {
  const { unmount } = open();
  expect(await screen.findByText(/no voice note waiting/)).toBeVisible();
  unmount();
  open('?failed');
  expect(await screen.findByText(/couldn’t keep this file/)).toBeVisible();
});

it.each([
  ['while signed out', () => data.useSession.mockReturnValue({ status: 'signed-out' }), /Please sign in/],
  ['without a connection', () => data.useShelf.mockReturnValue({ stories: undefined, isError: true }), /without a connection/],
  ['where there is no story', () => data.useShelf.mockReturnValue({ stories: [], isError: false }), /don’t have a story for it yet/],
])('keeps the voice note %s', async (_when, arrange, text) => {
  await putSharedNote(new Blob(['OggS']), Date.now());
  arrange();
  open();
  expect(await screen.findByText(text)).toBeVisible();
  expect(await readSharedNote(Date.now())).not.toBeNull();
});
