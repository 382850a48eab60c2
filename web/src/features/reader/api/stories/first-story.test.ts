import { beforeEach, describe, expect, it, vi } from 'vitest';
import { isFirstStory } from './first-story.ts';

const readShelf = vi.hoisted(() => vi.fn());
const kept = vi.hoisted(() => new Map<string, unknown>());
vi.mock('./shelf-documents.ts', () => ({ readShelf }));
vi.mock('../../../../data/query/cached-copies.ts', () => ({
  copyOf: (uid: string, name: string) => ({
    get: async () => kept.get(`${uid}/${name}`),
    put: async (value: unknown) => void kept.set(`${uid}/${name}`, value),
  }),
}));

const shelfHas = (...ids: string[]) => readShelf.mockResolvedValue(ids.map((id) => ({ id })));

beforeEach(() => kept.clear());

describe('a family’s first story', () => {
  it('is its only one, once for each account of a device', async () => {
    shelfHas('new');
    expect(await isFirstStory('anna', 'new')).toBe(true);
    expect(await isFirstStory('anna', 'new')).toBe(false);
    expect(await isFirstStory('ben', 'new')).toBe(true);
  });

  it('is not one of two, also once the other is deleted', async () => {
    shelfHas('new', 'old');
    expect(await isFirstStory('anna', 'new')).toBe(false);
    shelfHas('new');
    expect(await isFirstStory('anna', 'new')).toBe(false);
  });

  it('is looked for again after the shelf was unknown', async () => {
    readShelf.mockRejectedValue(new Error('offline'));
    expect(await isFirstStory('anna', 'new')).toBe(false);
    shelfHas();
    expect(await isFirstStory('anna', 'new')).toBe(false);
    shelfHas('new');
    expect(await isFirstStory('anna', 'new')).toBe(true);
  });
});
