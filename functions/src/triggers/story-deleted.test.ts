import { expect, test, vi } from 'vitest';
import { storyDeleted } from './story-deleted.ts';

const { removeRemains, expireTakedown } = vi.hoisted(() => ({ removeRemains: vi.fn(), expireTakedown: vi.fn() }));
vi.mock('firebase-functions/logger', () => ({ info: vi.fn() }));
vi.mock('../store/stories/story-remains.ts', () => ({ removeRemains }));
vi.mock('../store/stories/takedowns.ts', () => ({ expireTakedown }));

test('links and words of reports go even while HASH_KEY is missing, and the event is repeated for the mark [safety 5]', async () => {
  vi.stubEnv('HASH_KEY', '');
  const story = { uid: 'family', content: '<p>The fox counted all the stars of the night.</p>' };
  await expect(storyDeleted('story', story)).rejects.toThrow('HASH_KEY');
  expect(removeRemains).toHaveBeenCalledExactlyOnceWith('story', 'family');
  vi.stubEnv('HASH_KEY', 'a key for the tests, long enough to be one');
  await storyDeleted('story', story);
  expect(expireTakedown).toHaveBeenCalledExactlyOnceWith('story', expect.stringMatching(/^[0-9a-f]{64}$/));
  // A link's takedown is asked for before the link is removed.
  expect(expireTakedown.mock.invocationCallOrder[0]).toBeLessThan(removeRemains.mock.invocationCallOrder[1] ?? 0);
  vi.unstubAllEnvs();
});
