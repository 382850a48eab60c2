import { expect, it, vi } from 'vitest';
import { isFirstStory } from './first-story.ts';

const loadShelfPage = vi.hoisted(() => vi.fn());
vi.mock('./load-shelf.ts', () => ({ loadShelfPage }));

it.each([
  ['the only one', ['new'], true],
  ['one of two', ['new', 'old'], false],
  ['not on the shelf yet, with another one there', ['old'], false],
  ['not on the shelf that this device knows', [], false],
])('of a story that is %s', async (_, ids, first) => {
  loadShelfPage.mockResolvedValue({ stories: ids.map((id) => ({ id })), next: null });
  expect(await isFirstStory('anna', 'new')).toBe(first);
});

it('is not known without a network, and nothing fails', async () => {
  loadShelfPage.mockRejectedValue(new Error('offline'));
  expect(await isFirstStory('anna', 'new')).toBe(false);
});
