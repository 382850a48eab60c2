import { expect, test, vi } from 'vitest';
import { storyDeleted } from './story-deleted.ts';

test('links and words of reports go even while HASH_KEY is missing, and the event is repeated for the mark [safety 5]', async () => {
  const expireTakedown = vi.fn(async () => undefined);
  const removeRemains = vi.fn(async () => ({ shares: 1, collections: 0 }));
  const story = { uid: 'family', content: '<p>The fox counted all the stars of the night.</p>' };
  const deliver = () => storyDeleted('story', story, { expireTakedown, removeRemains });
  vi.stubEnv('HASH_KEY', '');
  await expect(deliver()).rejects.toThrow('HASH_KEY');
  expect(removeRemains).toHaveBeenCalledExactlyOnceWith('story', 'family');
  vi.stubEnv('HASH_KEY', 'a key for the tests, long enough to be one');
  await deliver();
  expect(expireTakedown).toHaveBeenCalledExactlyOnceWith('story', expect.stringMatching(/^[0-9a-f]{64}$/));
  // A link's takedown is asked for before the link is removed.
  expect(expireTakedown.mock.invocationCallOrder[0]).toBeLessThan(removeRemains.mock.invocationCallOrder[1] ?? 0);
  vi.unstubAllEnvs();
});
