import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { callFunction } from '../../testing/call-function.ts';
import type { CheckAnswer, claimCheck, storeCheck } from '../store/openai-check.ts';
import { StoryFailure } from '../stories/story-failure.ts';
import type { writeAndLog } from '../stories/writing/write-and-log.ts';
import { testOpenaiOfAnInstance } from './test-openai.ts';

const ports = {
  storiesStopped: vi.fn<() => Promise<boolean>>(),
  claimCheck: vi.fn<typeof claimCheck>(),
  storeCheck: vi.fn<typeof storeCheck>(),
  write: vi.fn<typeof writeAndLog>(),
};
const LAST: CheckAnswer = { status: 200, checkedAt: '2026-11-21T18:00:00.000Z', body: { story: 'The last one.' } };
const RUNNING = { kind: 'running', last: undefined } as const;

beforeEach(() => {
  vi.stubEnv('OPENAI_CHECKS_PER_MINUTE', '3');
  vi.stubEnv('OPENAI_CHECK_MINUTES', '10');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  for (const port of Object.values(ports)) port.mockReset();
  ports.storiesStopped.mockResolvedValue(false);
});
afterEach(() => {
  vi.unstubAllEnvs();
});

/** Calls the endpoint, with the clock running by itself. */
async function check(testOpenai = testOpenaiOfAnInstance(ports), address = '192.0.2.1') {
  let done = false;
  const call = callFunction(testOpenai, { path: '/api/test-openai', address }).finally(() => {
    done = true;
  });
  while (!done) await vi.advanceTimersByTimeAsync(500);
  const answer = await call;
  return { ...answer, json: answer.json() };
}

test('nothing is checked while story generation is stopped, or if that is unknown', async () => {
  ports.storiesStopped.mockResolvedValueOnce(true).mockRejectedValueOnce(new Error('away'));
  expect(await check()).toMatchObject({ status: 503, headers: { 'retry-after': '900' }, json: { code: 'stopped' } });
  expect(await check()).toMatchObject({ status: 503, headers: { 'retry-after': '30' }, json: { code: 'unavailable' } });
  expect(ports.claimCheck).not.toHaveBeenCalled();
});

test('a call waits for the check of another one', async () => {
  ports.claimCheck.mockResolvedValueOnce(RUNNING).mockResolvedValueOnce({ kind: 'fresh', answer: LAST });
  expect(await check()).toMatchObject({ status: 200, json: { story: 'The last one.', checkedAt: LAST.checkedAt } });
  expect(ports.write).not.toHaveBeenCalled();
});

test('a check that takes too long returns the last answer, if any', async () => {
  ports.claimCheck.mockResolvedValue({ kind: 'running', last: LAST });
  expect((await check()).json).toMatchObject({ story: 'The last one.' });
  ports.claimCheck.mockResolvedValue(RUNNING);
  const { status, headers, json } = await check();
  expect([status, headers['retry-after'], json.error]).toEqual([503, '5', json.message]);
});

test('a failed check is not repeated by a call that already waited', async () => {
  for (let looks = 0; looks < 20; looks += 1) ports.claimCheck.mockResolvedValueOnce(RUNNING);
  ports.claimCheck.mockResolvedValue({ kind: 'free' });
  const { status, headers, json } = await check();
  expect([status, headers['retry-after'], json.error]).toEqual([503, '5', json.message]);
  expect(ports.claimCheck.mock.calls[0]?.[1]).toBe(true);
  expect(ports.claimCheck.mock.lastCall?.[1]).toBe(false);
  expect(ports.write).not.toHaveBeenCalled();
  expect(ports.storeCheck).not.toHaveBeenCalled();
});

test('a check whose call failed soon is made by the waiting call', async () => {
  ports.claimCheck.mockResolvedValueOnce({ kind: 'running', last: LAST }).mockResolvedValue({ kind: 'claimed', token: 't' });
  ports.write.mockRejectedValue(new StoryFailure('no-key'));
  await check();
  expect(ports.storeCheck).toHaveBeenCalledOnce();
});

test('each address has its own rate', async () => {
  ports.claimCheck.mockResolvedValue({ kind: 'fresh', answer: LAST });
  const testOpenai = testOpenaiOfAnInstance(ports);
  const statuses = [];
  for (let calls = 0; calls < 4; calls += 1) statuses.push((await check(testOpenai)).status);
  expect(statuses).toEqual([200, 200, 200, 429]);
  expect((await check(testOpenai, '192.0.2.5')).status).toBe(200);
});
