import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { callFunction } from '../../testing/call-function.ts';
import type { CheckAnswer, CheckClaim } from '../store/openai-check.ts';
import { StoryFailure } from '../stories/story-failure.ts';

const { claimCheck, storeCheck, storiesStopped, writeAndLog } = vi.hoisted(() => ({
  storiesStopped: vi.fn<() => Promise<boolean>>(),
  claimCheck: vi.fn<(intervalMs: number, mayBegin: boolean) => Promise<CheckClaim>>(),
  storeCheck: vi.fn<(token: string, answer: CheckAnswer) => Promise<void>>(async () => undefined),
  writeAndLog: vi.fn(),
}));
vi.mock('firebase-functions/logger', () => ({ warn: vi.fn() }));
vi.mock('../store/openai-check.ts', () => ({ claimCheck, storeCheck }));
vi.mock('../store/switches.ts', () => ({ storiesStopped }));
vi.mock('../stories/writing/write-and-log.ts', () => ({ writeAndLog }));

const LAST: CheckAnswer = { status: 200, checkedAt: '2026-11-21T18:00:00.000Z', body: { story: 'The last one.' } };

beforeEach(() => {
  vi.stubEnv('OPENAI_CHECKS_PER_MINUTE', '3');
  storiesStopped.mockResolvedValue(false);
  vi.stubEnv('OPENAI_CHECK_MINUTES', '10');
  vi.stubEnv('OPENAI_MODEL', 'm');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.resetAllMocks();
});

/** Calls the endpoint from an address, with the clock running by itself. */
async function check(address: string) {
  const { testOpenai } = await import('./test-openai.ts');
  let done = false;
  const call = callFunction(testOpenai, { path: '/api/test-openai', address }).finally(() => {
    done = true;
  });
  while (!done) await vi.advanceTimersByTimeAsync(500);
  const answer = await call;
  return { ...answer, json: answer.json() };
}

test('nothing is checked while story generation is stopped, or if that is unknown', async () => {
  storiesStopped.mockResolvedValueOnce(true).mockRejectedValueOnce(new Error('away'));
  expect(await check('192.0.2.9')).toMatchObject({ status: 503, headers: { 'retry-after': '900' }, json: { code: 'stopped' } });
  expect(await check('192.0.2.9')).toMatchObject({ status: 503, headers: { 'retry-after': '30' }, json: { code: 'unavailable' } });
  expect(claimCheck).not.toHaveBeenCalled();
});

test('a call waits for the check of another one', async () => {
  claimCheck.mockResolvedValueOnce({ kind: 'running', last: undefined }).mockResolvedValueOnce({ kind: 'fresh', answer: LAST });
  expect(await check('192.0.2.1')).toMatchObject({ status: 200, json: { story: 'The last one.', checkedAt: LAST.checkedAt } });
  expect(writeAndLog).not.toHaveBeenCalled();
});

test('a check that takes too long returns the last answer, if any', async () => {
  claimCheck.mockResolvedValue({ kind: 'running', last: LAST });
  expect((await check('192.0.2.2')).json).toMatchObject({ story: 'The last one.' });
  claimCheck.mockResolvedValue({ kind: 'running', last: undefined });
  const { status, headers, json } = await check('192.0.2.2');
  expect([status, headers['retry-after']]).toEqual([503, '5']);
  expect(json.error).toBe(json.message);
});

test('a failed check is not repeated by a call that already waited', async () => {
  for (let looks = 0; looks < 20; looks += 1) claimCheck.mockResolvedValueOnce({ kind: 'running', last: undefined });
  claimCheck.mockResolvedValue({ kind: 'free' });
  const { status, headers, json } = await check('192.0.2.6');
  expect([status, headers['retry-after'], json.error]).toEqual([503, '5', json.message]);
  expect(claimCheck.mock.calls[0]?.[1]).toBe(true);
  expect(claimCheck.mock.lastCall?.[1]).toBe(false);
  expect(writeAndLog).not.toHaveBeenCalled();
  expect(storeCheck).not.toHaveBeenCalled();
});

test('a check whose call failed soon is made by the waiting call', async () => {
  claimCheck.mockResolvedValueOnce({ kind: 'running', last: LAST }).mockResolvedValue({ kind: 'claimed', token: 't' });
  writeAndLog.mockRejectedValue(new StoryFailure('no-key'));
  await check('192.0.2.7');
  expect(storeCheck).toHaveBeenCalledOnce();
});

test('each address has its own rate', async () => {
  claimCheck.mockResolvedValue({ kind: 'fresh', answer: LAST });
  const statuses = [];
  for (let calls = 0; calls < 4; calls += 1) statuses.push((await check('192.0.2.4')).status);
  expect(statuses).toEqual([200, 200, 200, 429]);
  expect((await check('192.0.2.5')).status).toBe(200);
});
