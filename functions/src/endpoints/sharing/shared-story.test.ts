import { DEFAULT_SCENE } from '@tuckaway/domain';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { callFunction } from '../../../testing/call-function.ts';

const { readSharedStory } = vi.hoisted(() => ({ readSharedStory: vi.fn() }));
vi.mock('../../firestore/stories/shared-stories.ts', () => ({ readSharedStory }));

const TOKEN = 'A'.repeat(24);
const STORY = {
  ...{ title: 'The Lamp', paragraphs: ['It yawned.'], childName: null, animal: 'fox', storySetting: 'garden', expiresAt: 0 },
  ...{
    storyId: 'an-id',
    storyTone: 'calm',
    coverImage: 'moon',
    pages: [{ text: 'It yawned.', scene: DEFAULT_SCENE }],
    cover: DEFAULT_SCENE,
  },
};
const NOW = 1_700_000_000_000;

beforeEach(() => {
  vi.stubEnv('SHARED_VIEWS_PER_MINUTE', '3');
  vi.stubEnv('TRUSTED_PROXIES', '2');
  vi.resetModules();
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  readSharedStory.mockReset().mockResolvedValue(STORY);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

async function instance() {
  const { sharedStory: handle } = await import('./shared-story.ts');
  return (path: string, address = '192.0.2.1', forwarded?: string) =>
    callFunction(handle, { path, address, headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded } });
}

test('an unknown link is answered 404, uncached and closed to search engines', async () => {
  readSharedStory.mockResolvedValue(null);
  const { status, headers, body } = await (await instance())(`/s/${TOKEN}`);
  expect([status, headers['cache-control'], headers['x-robots-tag']]).toEqual([404, 'no-store', 'noindex, nofollow, noarchive']);
  expect(body).toContain('This story is no longer available');
});

test('an address that calls too often has to wait, another does not', async () => {
  const open = await instance();
  for (let view = 0; view < 3; view += 1) expect((await open(`/s/${TOKEN}`)).status).toBe(200);
  const refused = await open(`/s/${TOKEN}`);
  expect([refused.status, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);
  expect(refused.body).toContain('One moment, please');
  expect((await open(`/s/${TOKEN}`, '192.0.2.2')).status).toBe(200);
});

test('a caller that forges addresses has to wait as well', async () => {
  const open = await instance();
  const statuses = [];
  for (let view = 0; view < 5; view += 1)
    statuses.push((await open(`/s/${TOKEN}`, '', `10.0.0.${view}, 203.0.113.9, 198.51.100.7`)).status);
  expect(statuses).toEqual([200, 200, 200, 429, 429]);
});
