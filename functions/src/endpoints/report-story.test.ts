import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { callFunction } from '../../testing/call-function.ts';
import { reportStory } from './report-story.ts';

const { storeReport, storeShareReport, signedInCaller } = vi.hoisted(() => ({
  storeReport: vi.fn(),
  storeShareReport: vi.fn(),
  signedInCaller: vi.fn(async () => ({ uid: 'user-1' })),
}));
vi.mock('../store/stories/story-reports.ts', () => ({ storeReport, storeShareReport, showStoryAgain: vi.fn() }));
vi.mock('../store/limits.ts', () => ({ takeFromBucket: async () => 0 }));
vi.mock('../http/identity.ts', () => ({ signedInCaller }));

const KEY = '6f1f0c3e-8d0e-4c39-9a2b-1f2e3d4c5b6a';
const SIGNED_IN = { authorization: 'Bearer x.y.z' };

beforeEach(() => {
  vi.stubEnv('REPORTS_PER_MINUTE', '3');
  storeReport.mockReset().mockResolvedValue(true);
  storeShareReport.mockReset().mockResolvedValue(true);
});
afterEach(() => vi.unstubAllEnvs());

async function send(body: object, headers: Record<string, string>) {
  const asked = { method: 'POST', path: '/api/report-story', body: JSON.stringify(body), headers };
  const answer = await callFunction(reportStory, asked);
  return { ...answer, json: answer.json() };
}

describe('a visitor', () => {
  test('with a key that is not a UUID is refused', async () => {
    expect((await send({ storyId: '7', reason: 'too-scary' }, { 'idempotency-key': '../users' })).status).toBe(400);
    expect(storeReport).not.toHaveBeenCalled();
  });

  test('reports a shared page by its token, also when signed in', async () => {
    const body = { share: 'A'.repeat(24), reason: 'wrong-or-unkind' };
    for (const signedIn of [{}, SIGNED_IN]) {
      storeShareReport.mockClear();
      expect(await send(body, { 'idempotency-key': KEY, ...signedIn })).toMatchObject({ status: 200, json: { reported: true } });
      expect(storeShareReport).toHaveBeenCalledExactlyOnceWith({ uid: null, key: KEY }, body);
    }
    expect(storeReport).not.toHaveBeenCalled();
  });
});
