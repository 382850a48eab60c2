import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { callFunction } from '../../testing/call-function.ts';

const { keepReport, keepShareReport, showStoryAgain, signedInCaller } = vi.hoisted(() => ({
  keepReport: vi.fn(),
  keepShareReport: vi.fn(),
  showStoryAgain: vi.fn(),
  signedInCaller: vi.fn(async () => ({ uid: 'user-1' })),
}));
vi.mock('../firestore/stories/story-reports.ts', () => ({ keepReport, keepShareReport, showStoryAgain }));
vi.mock('../http/identity.ts', () => ({ signedInCaller }));

const OWN = '3f0e8f5c-52f1-4c8a-9d5e-0a6b1f6f2a10';
const KEY = '6f1f0c3e-8d0e-4c39-9a2b-1f2e3d4c5b6a';
const SIGNED_IN = { authorization: 'Bearer x.y.z' };

beforeEach(() => {
  vi.stubEnv('REPORTS_PER_MINUTE', '3');
  vi.resetModules();
  keepReport.mockReset().mockResolvedValue(true);
  keepShareReport.mockReset().mockResolvedValue(true);
  showStoryAgain.mockReset();
});
afterEach(() => vi.unstubAllEnvs());

async function send(body: object, headers: Record<string, string> = {}, address = '192.0.2.1') {
  const { reportStory } = await import('./report-story.ts');
  const asked = { method: 'POST', path: '/api/report-story', body: JSON.stringify(body), headers, address };
  const answer = await callFunction(reportStory, asked);
  return { ...answer, json: answer.json() };
}

describe('a visitor', () => {
  test('reports a curated story under the key of the device', async () => {
    const { status, json } = await send({ storyId: '7', reason: 'too-scary', note: 'The wolf.' }, { 'idempotency-key': KEY.toUpperCase() });
    expect([status, json]).toEqual([200, { storyId: '7', hidden: true }]);
    expect(keepReport).toHaveBeenCalledExactlyOnceWith({ uid: null, key: KEY }, { storyId: '7', reason: 'too-scary', note: 'The wolf.' });
  });

  test('with a key that is not a UUID is refused', async () => {
    expect((await send({ storyId: '7', reason: 'too-scary' }, { 'idempotency-key': '../users' })).status).toBe(400);
    expect(keepReport).not.toHaveBeenCalled();
  });

  test('reports a shared page by its token, also when signed in', async () => {
    const body = { share: 'A'.repeat(24), reason: 'wrong-or-unkind' };
    for (const signedIn of [{}, SIGNED_IN]) {
      keepShareReport.mockClear();
      expect(await send(body, { 'idempotency-key': KEY, ...signedIn })).toMatchObject({ status: 200, json: { reported: true } });
      expect(keepShareReport).toHaveBeenCalledExactlyOnceWith({ uid: null, key: KEY }, body);
    }
    expect(keepReport).not.toHaveBeenCalled();
  });

  test('shows a story again without the server', async () => {
    expect(await send({ storyId: '7', hidden: false })).toMatchObject({ status: 200, json: { hidden: false } });
    expect(showStoryAgain).not.toHaveBeenCalled();
  });
});

describe('a signed-in user', () => {
  test('reports under their account, whatever the key', async () => {
    await send({ storyId: OWN, reason: 'something-else' }, { ...SIGNED_IN, 'idempotency-key': KEY });
    expect(keepReport).toHaveBeenCalledExactlyOnceWith({ uid: 'user-1' }, { storyId: OWN, reason: 'something-else' });
  });
});

test('an invalid report is answered 422 with its field', async () => {
  expect(await send({ storyId: '7', reason: 'boring' })).toMatchObject({
    status: 422,
    json: { field: 'reason', message: expect.any(String) },
  });
});

test('an address that calls too often has to wait, another does not', async () => {
  const report = (address: string) => send({ storyId: '7', reason: 'too-scary' }, {}, address);
  for (let call = 0; call < 3; call += 1) expect((await report('192.0.2.7')).status).toBe(200);
  const refused = await report('192.0.2.7');
  expect(refused.status).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await report('192.0.2.8')).status).toBe(200);
});
