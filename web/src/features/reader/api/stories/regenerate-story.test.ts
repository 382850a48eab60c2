// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { childSeedOf, pictureVersion, type Story } from '@tuckaway/domain';
import { beforeEach, expect, it, vi } from 'vitest';
import { type FakeBackend, fakeBackend, signIn } from '../../../../../testing/fake-backend.ts';
import { ANNA, FOX_STORY } from '../../../../../testing/fixtures.ts';
import { queryClient } from '../../../../data/query/query-client.ts';
import { postponeVerification, unverifiedEmail, useUnverifiedEmail } from '../../../../data/session/unverified-email.ts';
import { storyKey } from './keys.ts';
import { noStoriesUntil } from './more-stories.ts';
import { regenerateStory } from './regenerate-story.ts';

const { childName, favoriteAnimal, storySetting, storyLength, storyTone, coverImage } = FOX_STORY;
const WISHES = { childName, favoriteAnimal, storySetting, storyLength, storyTone, coverImage };
let backend: FakeBackend;

function answerWith(body: object, status = 200): void {
  backend.api['POST /api/generate-story'] = () => Response.json(body, { status });
}
const request = () => backend.calls.at(-1)?.body;

beforeEach(async () => {
  backend = await fakeBackend();
  signIn();
  answerWith({ title: 'Another', content: '<p>One.</p>' });
});

it('asks for the same wishes under an id with other pictures, with what the family chose, and keeps them with the new story [spec 1.3, 4.11, 7.1]', async () => {
  const chosen: Partial<Story> = { age: '2-3', pronouns: 'they', notTonight: ['thunder', 'dogs'], childId: '5', childSeed: 0 };
  for (let time = 0; time < 6; time += 1) {
    const id = await regenerateStory({ ...FOX_STORY, ...chosen });
    expect(pictureVersion(id) % 2).not.toBe(pictureVersion(FOX_STORY.id) % 2);
    expect(request()).toEqual({ ...WISHES, ...chosen });
    expect(queryClient.getQueryData(storyKey(ANNA.firebaseUid, id))).toMatchObject({ title: 'Another', ...chosen });
  }
});

it('takes up what happened today in the request, and stores nothing of it', async () => {
  const id = await regenerateStory(FOX_STORY, 'dentist');
  const friend = expect.objectContaining({ name: expect.any(String) });
  expect(request()).toEqual({ ...WISHES, moment: 'dentist', childSeed: childSeedOf(FOX_STORY), friend });
  expect(queryClient.getQueryData(storyKey(ANNA.firebaseUid, id))).not.toHaveProperty('moment');
});

it.each([
  ['was refused, such as a name that no longer passes', { message: 'Another name, please.' }, 422, 'Another name, please.'],
  ['has no quota', { message: 'Ten stories today.' }, 429, 'Ten stories today.'],
  ['gives no reason', {}, 503, ''],
])('fails in the words of the specification and passes on the reason if it %s [spec 8.13]', async (_what, body, status, reason) => {
  answerWith(body, status);
  await expect(regenerateStory(FOX_STORY)).rejects.toMatchObject({ message: 'Failed to generate new story', reason });
});

it('knows when there are more stories if the day’s are used up', async () => {
  const body = { message: 'Ten stories today.', code: 'quota' };
  backend.api['POST /api/generate-story'] = () => Response.json(body, { status: 429, headers: { 'retry-after': '3600' } });
  const failure = await regenerateStory(FOX_STORY).catch((error: unknown) => error);
  expect(failure).toMatchObject({ reason: 'Ten stories today.', returnsAt: expect.any(Number) });
  expect(noStoriesUntil(ANNA.firebaseUid, [])).toBeGreaterThan(Date.now());
});

it('fails after fifteen seconds without any answer, of the site either, and waits as long as the site answers [fault 6]', async () => {
  const never = () => new Promise<never>(() => undefined);
  backend.api['POST /api/generate-story'] = never;
  backend.api['GET /'] = () => Response.json({});
  vi.useFakeTimers();
  const problem = vi.fn();
  const regeneration = regenerateStory(FOX_STORY).catch(problem);
  await vi.advanceTimersByTimeAsync(28_000);
  expect(problem).not.toHaveBeenCalled();
  backend.api['GET /'] = never;
  await vi.advanceTimersByTimeAsync(16_000);
  expect(problem).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ message: 'Failed to generate new story', reason: '' }));
  await regeneration;
});

it('reports an empty story in its own words [spec 8.13]', async () => {
  answerWith({ title: 'Nothing at all' });
  await expect(regenerateStory(FOX_STORY)).rejects.toMatchObject({ message: 'No story content received from API', reason: '' });
});

it('brings the reminder back if the account’s email address has to be verified first', async () => {
  unverifiedEmail.set(ANNA.email);
  postponeVerification();
  const { result } = renderHook(useUnverifiedEmail);
  answerWith({ message: 'Ten stories today.' }, 429);
  await expect(regenerateStory(FOX_STORY)).rejects.toThrow();
  expect(result.current).toBeNull();
  answerWith({ message: 'Open the link.', code: 'verify-email' }, 429);
  await expect(regenerateStory(FOX_STORY)).rejects.toMatchObject({ reason: 'Open the link.' });
  expect(renderHook(useUnverifiedEmail).result.current).toBe(ANNA.email);
});

it('keeps an episode one, with its other children and what happened before', async () => {
  const before = { ...FOX_STORY, id: '3f2504e0-4f89-41d3-9a0c-0305e82c3301', recap: '{child} met a fox.', cast: ['the fox'] };
  const episode = { ...FOX_STORY, siblings: ['Leo'], continues: before.id };
  await regenerateStory(episode);
  const childSeed = childSeedOf(FOX_STORY);
  const friend = expect.objectContaining({ name: expect.any(String) });
  expect(request()).toEqual({ ...WISHES, siblings: ['Leo'], childSeed, friend });
  backend.storeStory(before);
  await regenerateStory(episode);
  const continues = { storyId: before.id, recap: before.recap, cast: before.cast };
  expect(request()).toEqual({ ...WISHES, siblings: ['Leo'], continues, childSeed, friend });
});
