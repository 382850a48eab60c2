import { beforeEach, expect, it, vi } from 'vitest';
import { isFirstStory } from './first-story.ts';

const loadShelfPage = vi.hoisted(() => vi.fn());
const kept = vi.hoisted(() => new Map<string, unknown>());
vi.mock('./load-shelf.ts', () => ({ loadShelfPage }));
vi.mock('../../cache/cached-copies.ts', () => ({
  copyOf: (uid: string, name: string) => ({
    get: async () => kept.get(`${uid}/${name}`),
    put: async (value: unknown) => void kept.set(`${uid}/${name}`, value),
  }),
}));

const shelfHas = (...ids: string[]) => loadShelfPage.mockResolvedValue({ stories: ids.map((id) => ({ id })), next: null });

beforeEach(() => {
  kept.clear();
  loadShelfPage.mockReset();
});

it('is true for a family’s only story, once for each account of a device', async () => {
  shelfHas('new');
  expect(await isFirstStory('anna', 'new')).toBe(true);
  expect(await isFirstStory('anna', 'new')).toBe(false);
  expect(await isFirstStory('ben', 'new')).toBe(true);
});

it('is false for one of two, and the shelf is not asked again', async () => {
  shelfHas('new', 'old');
  expect(await isFirstStory('anna', 'new')).toBe(false);
  expect(await isFirstStory('anna', 'old')).toBe(false);
  expect(loadShelfPage).toHaveBeenCalledTimes(1);
});

it('is false while the shelf is not known, and asked again later', async () => {
  loadShelfPage.mockRejectedValue(new Error('offline'));
  expect(await isFirstStory('anna', 'new')).toBe(false);
  shelfHas();
  expect(await isFirstStory('anna', 'new')).toBe(false);
  shelfHas('new');
  expect(await isFirstStory('anna', 'new')).toBe(true);
});
