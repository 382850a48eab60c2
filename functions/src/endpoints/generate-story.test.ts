import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { callFunction } from '../../testing/call-function.ts';

const { orderStory, signedInCaller } = vi.hoisted(() => ({
  orderStory: vi.fn(),
  signedInCaller: vi.fn(async (authorization: string) => ({ uid: authorization })),
}));
vi.mock('../stories/order/order-story.ts', async (original) => ({ ...(await original<object>()), orderStory }));
vi.mock('../http/identity.ts', () => ({ signedInCaller }));

const KEY = '6f1f0c3e-8d0e-4c39-9a2b-1f2e3d4c5b6a';
const WISH = { childName: 'Zebedee', favoriteAnimal: 'otter', storySetting: 'garden', storyLength: 'short', storyTone: 'calm' };

beforeEach(() => {
  vi.stubEnv('STORY_CALLS_PER_MINUTE', '30');
  // A busy machine is not to give the family another call meanwhile.
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.resetModules();
  orderStory.mockReset().mockResolvedValue({ title: 'The Lamp' });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

async function request(authorization: string, key: string | null = KEY) {
  const { generateStory } = await import('./generate-story.ts');
  const headers = { authorization, ...(key !== null && { 'idempotency-key': key }) };
  return callFunction(generateStory, { method: 'POST', body: JSON.stringify(WISH), headers });
}

test('a family may request all stories of a day at once, and then has to wait', async () => {
  const answers = [];
  for (let call = 0; call < 40; call += 1) answers.push(await request('one family'));
  expect(answers.map(({ status }) => status)).toEqual([...Array(30).fill(200), ...Array(10).fill(429)]);
  const last = answers.at(-1);
  expect(last?.json()).toEqual({ message: 'That was a lot of stories at once. Please wait a moment.' });
  expect(Number(last?.headers['retry-after'])).toBeGreaterThan(0);
  expect(orderStory).toHaveBeenCalledTimes(30);
  expect((await request('another')).status).toBe(200);
});
