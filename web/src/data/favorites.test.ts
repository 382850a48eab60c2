// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { addFavorite, isFavorite, listFavorites, removeFavorite } from './favorites.ts';
import { openSession } from './session.ts';

const documents = vi.hoisted(() => ({ writeFavorite: vi.fn(), deleteFavorite: vi.fn(), isStoredFavorite: vi.fn() }));
vi.mock('./favorite-documents.ts', () => documents);

beforeEach(() => openSession(null));

it.each<[string, () => Promise<unknown>]>([
  ['adding', () => addFavorite({ storyId: '7' })],
  ['removing', () => removeFavorite('7')],
  ['looking for one', () => isFavorite('7')],
  ['listing', () => listFavorites()],
])('%s needs somebody who is signed in', async (_name, action) => {
  await expect(action()).rejects.toThrow('User not authenticated');
  for (const call of Object.values(documents)) expect(call).not.toHaveBeenCalled();
});
