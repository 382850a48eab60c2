// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { ANNA } from '../test/people.ts';
import { queryClient } from './query-client.ts';
import { openSession } from './session.ts';
import { useFavoriteToggle } from './use-favorite-toggle.ts';

const documents = vi.hoisted(() => ({
  readFavoriteIds: vi.fn(),
  readFavorites: vi.fn(),
  isStoredFavorite: vi.fn(),
  writeFavorite: vi.fn(),
  deleteFavorite: vi.fn(),
}));
vi.mock('./favorite-documents.ts', () => documents);
vi.mock('./profile.ts', () => ({ readOrCreateProfile: () => Promise.reject(new Error('none')) }));

const STORIES = ['1', '2', '3'];
const IDENTITY = { uid: ANNA.firebaseUid, email: ANNA.email, displayName: ANNA.displayName };

beforeEach(() => {
  queryClient.clear();
  for (const action of Object.values(documents)) action.mockReset().mockResolvedValue(undefined);
  documents.readFavoriteIds.mockResolvedValue(['2']);
  openSession(null);
});

function hearts() {
  const wrapper = ({ children }: { children: ReactNode }) => createElement(QueryClientProvider, { client: queryClient }, children);
  return renderHook(() => useFavoriteToggle(STORIES), { wrapper }).result;
}

async function heartsOfAnna() {
  openSession(IDENTITY);
  const result = hearts();
  await waitFor(() => expect(result.current.isFavorite('2')).toBe(true));
  return result;
}

it('asks a visitor to sign in, and asks the database nothing', async () => {
  const result = hearts();
  expect(await result.current.toggle({ storyId: '1' })).toBe('sign-in-required');
  expect(documents.readFavoriteIds).not.toHaveBeenCalled();
  expect(documents.writeFavorite).not.toHaveBeenCalled();
});

it('adds a story with its title and the moment of the press, and is updating meanwhile', async () => {
  const result = await heartsOfAnna();
  const { promise, resolve } = Promise.withResolvers<void>();
  documents.writeFavorite.mockReturnValue(promise);
  const pressed = Date.now();
  let outcome: Promise<string> = Promise.resolve('');
  act(() => {
    outcome = result.current.toggle({ storyId: '1', title: 'The Whale' });
  });
  expect(result.current.isUpdating('1')).toBe(true);
  expect(result.current.isUpdating('2')).toBe(false);
  await act(async () => resolve());
  expect(await outcome).toBe('added');
  expect(result.current.isUpdating('1')).toBe(false);
  expect(result.current.isFavorite('1')).toBe(true);
  const [uid, favorite] = documents.writeFavorite.mock.calls[0] ?? [];
  expect(uid).toBe(ANNA.firebaseUid);
  expect(favorite).toMatchObject({ storyId: '1', title: 'The Whale' });
  expect(favorite.addedAt).toBeGreaterThanOrEqual(pressed);
});

it('removes a favorite', async () => {
  const result = await heartsOfAnna();
  await act(async () => expect(await result.current.toggle({ storyId: '2' })).toBe('removed'));
  expect(documents.deleteFavorite).toHaveBeenCalledExactlyOnceWith(ANNA.firebaseUid, '2');
  expect(result.current.isFavorite('2')).toBe(false);
});

it('changes nothing on show when it failed', async () => {
  const result = await heartsOfAnna();
  documents.writeFavorite.mockRejectedValue(new Error('denied'));
  await act(async () => expect(await result.current.toggle({ storyId: '3' })).toBe('failed'));
  expect(result.current.isFavorite('3')).toBe(false);
});

it('takes two quick presses for one', async () => {
  const result = await heartsOfAnna();
  await act(async () => {
    await Promise.all([result.current.toggle({ storyId: '1' }), result.current.toggle({ storyId: '1' })]);
  });
  expect(documents.writeFavorite).toHaveBeenCalledTimes(1);
});

it('is empty for the next person', async () => {
  const result = await heartsOfAnna();
  documents.readFavoriteIds.mockResolvedValue([]);
  act(() => openSession(null));
  expect(result.current.isFavorite('2')).toBe(false);
  act(() => openSession({ uid: 'uid-ben', email: 'ben@example.com', displayName: null }));
  expect(result.current.isFavorite('2')).toBe(false);
});

it('only logs that the favorites could not be loaded', async () => {
  const warning = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  documents.readFavoriteIds.mockRejectedValue(Object.assign(new Error('secret text'), { code: 'unavailable' }));
  openSession(IDENTITY);
  const result = hearts();
  await waitFor(() => expect(warning).toHaveBeenCalledExactlyOnceWith('The favorites could not be loaded.', 'unavailable'));
  expect(result.current.isFavorite('2')).toBe(false);
});
