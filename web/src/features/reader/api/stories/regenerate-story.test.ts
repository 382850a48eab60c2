import { pictureVersion, type Story } from '@tuckaway/domain';
import { beforeEach, expect, it, vi } from 'vitest';
import { FOX_STORY } from '../../../../../testing/fixtures.ts';
import { queryClient } from '../../../../data/query/query-client.ts';
import { storyKey } from './keys.ts';
import { regenerateStory } from './regenerate-story.ts';

const server = vi.hoisted(() => ({ requestGeneration: vi.fn() }));
vi.mock('../../../../data/outbox/delivery/story-lane.ts', () => ({ ...server, EMPTY_STORY_MESSAGE: 'No story content received from API' }));
vi.mock('../../../../data/outbox/page-outbox.ts', () => ({ pagePorts: 'the page’s ports' }));
const getStory = vi.hoisted(() => vi.fn());
vi.mock('./family-stories.ts', () => ({ getStory }));
const remindOfVerification = vi.hoisted(() => vi.fn());
vi.mock('../../../../data/session/unverified-email.ts', () => ({ remindOfVerification }));

const STORY = { title: 'Another', content: '<p>One.</p>' };
const ORDER = {
  storyId: 'new-id',
  uid: FOX_STORY.uid,
  data: { childName: 'Mia', favoriteAnimal: 'fox', storySetting: 'forest', storyLength: 'short', storyTone: 'cozy', coverImage: 'moon' },
};

beforeEach(() => {
  queryClient.clear();
  vi.spyOn(crypto, 'randomUUID').mockReturnValue('new-id' as ReturnType<typeof crypto.randomUUID>);
  server.requestGeneration.mockReset().mockResolvedValue({ kind: 'written', story: STORY });
});

it('takes an id whose pictures are unlike the earlier ones', async () => {
  let nth = 0;
  vi.mocked(crypto.randomUUID).mockImplementation(() => `0-0-0-0-${nth++}`);
  const ids = Array.from({ length: 30 }, (_, before) => ({ ...FOX_STORY, id: `earlier-${before}` }));
  for (const story of ids) expect(pictureVersion(await regenerateStory(story)) % 2).not.toBe(pictureVersion(story.id) % 2);
});

it('asks for the same wishes under a new id, with what the family chose for its child, and keeps them with the new story [spec 1.3, 4.11, 7.1]', async () => {
  const chosen: Partial<Story> = { age: '2-3', pronouns: 'they', notTonight: ['thunder', 'dogs'], childId: '5' };
  await expect(regenerateStory({ ...FOX_STORY, ...chosen })).resolves.toBe('new-id');
  expect(server.requestGeneration).toHaveBeenCalledExactlyOnceWith('the page’s ports', { ...ORDER, data: { ...ORDER.data, ...chosen } });
  expect(queryClient.getQueryData(storyKey(FOX_STORY.uid, 'new-id'))).toMatchObject(chosen);
});

it.each([
  ['was refused, such as a name that no longer passes', { kind: 'refused', message: 'Another name, please.' }, 'Another name, please.'],
  ['has no quota', { kind: 'later', because: 'quota', message: 'Ten stories today.' }, 'Ten stories today.'],
  ['gives no reason', { kind: 'later', because: 'offline' }, ''],
])('fails in the words of the specification and passes on the reason if it %s [spec 8.13]', async (_what, answer, reason) => {
  server.requestGeneration.mockResolvedValueOnce(answer);
  await expect(regenerateStory(FOX_STORY)).rejects.toMatchObject({ message: 'Failed to generate new story', reason });
  expect(queryClient.getQueryData(storyKey(FOX_STORY.uid, 'new-id'))).toBeUndefined();
  expect(remindOfVerification).not.toHaveBeenCalled();
});

it('reports an empty story in its own words [spec 8.13]', async () => {
  const message = 'No story content received from API';
  server.requestGeneration.mockResolvedValueOnce({ kind: 'refused', message });
  await expect(regenerateStory(FOX_STORY)).rejects.toMatchObject({ message, reason: '' });
});

it('brings the reminder back if the account’s email address has to be verified first', async () => {
  server.requestGeneration.mockResolvedValueOnce({ kind: 'later', because: 'quota', message: 'Open the link.', code: 'verify-email' });
  await expect(regenerateStory(FOX_STORY)).rejects.toMatchObject({ reason: 'Open the link.' });
  expect(remindOfVerification).toHaveBeenCalledOnce();
});

it('keeps an episode one, with its other children and what happened before', async () => {
  const before = { ...FOX_STORY, id: '3f2504e0-4f89-41d3-9a0c-0305e82c3301', recap: '{child} met a fox.', cast: ['the fox'] };
  getStory.mockResolvedValueOnce(before);
  const episode = { ...FOX_STORY, siblings: ['Leo'], continues: before.id };
  await regenerateStory(episode);
  const continues = { storyId: before.id, recap: before.recap, cast: before.cast };
  expect(server.requestGeneration).toHaveBeenLastCalledWith(
    'the page’s ports',
    expect.objectContaining({ data: expect.objectContaining({ siblings: ['Leo'], continues }) }),
  );
  getStory.mockRejectedValueOnce(new Error('gone'));
  await regenerateStory(episode);
  expect(server.requestGeneration.mock.lastCall?.[1].data).not.toHaveProperty('continues');
});
