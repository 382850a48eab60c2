import { createHmac } from 'node:crypto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { callFunction } from '../../testing/call-function.ts';
import { healthOfAnInstance } from './health.ts';

const NOW = Date.parse('2026-11-24T18:00:00.000Z');
const ago = (minutes: number) => new Date(NOW - minutes * 60_000).toISOString();
const UP = { firestore: 'up', auth: 'up', model: 'up', moderation: 'up' };
const never = () => new Promise<never>(() => undefined);
const ports = {
  readOutcomes: vi.fn<() => Promise<Record<string, unknown> | null>>(),
  askAuth: vi.fn<() => Promise<null>>(),
  storiesStopped: vi.fn<() => Promise<boolean>>(),
};

beforeEach(() => {
  vi.stubEnv('HEALTH_CHECKS_PER_MINUTE', '3');
  vi.stubEnv('HASH_KEY', 'a key for the tests, long enough to be one');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: NOW });
  ports.readOutcomes.mockReset().mockResolvedValue({ model: { outcome: 'ok', at: ago(1) }, moderation: { outcome: 'ok', at: ago(59) } });
  ports.askAuth.mockReset().mockResolvedValue(null);
  ports.storiesStopped.mockReset().mockResolvedValue(false);
});
afterEach(() => {
  vi.unstubAllEnvs();
});

/** As the runbook computes it from the secret, with openssl. */
const keyFrom = (secret: string) => createHmac('sha256', secret).update('health\n').digest('hex');
const KEY = keyFrom('a key for the tests, long enough to be one');

/** Asks a new instance. */
async function check(headers: Record<string, string> = { 'x-health-key': KEY }) {
  const call = callFunction(healthOfAnInstance(ports), { path: '/api/health', headers });
  await vi.advanceTimersByTimeAsync(5000);
  const answer = await call;
  return { ...answer, json: answer.json() };
}

test('says that everything works', async () => {
  const { status, json, headers } = await check();
  expect(status).toBe(200);
  expect(json).toEqual({ message: 'Everything works.', checkedAt: ago(0), dependencies: UP, storiesStopped: false });
  expect(headers['cache-control']).toBe('no-store');
});

test('says that an operator stopped the stories', async () => {
  ports.storiesStopped.mockResolvedValue(true);
  expect(await check()).toMatchObject({ status: 200, json: { storiesStopped: true } });
});

test.each([{ model: { outcome: 'unavailable', at: ago(61) } }, null])(
  'does not know services that no request needed within an hour, which is no fault: %j',
  async (outcomes) => {
    ports.readOutcomes.mockResolvedValue(outcomes);
    const dependencies = { ...UP, model: 'unknown', moderation: 'unknown' };
    expect(await check()).toMatchObject({ status: 200, json: { dependencies } });
  },
);

test.each([
  ['firestore', () => ports.readOutcomes.mockRejectedValue(new Error('secret-host')), { firestore: 'down', model: 'unknown' }],
  ['firestore', () => ports.readOutcomes.mockImplementation(never), { firestore: 'down' }],
  ['auth', () => ports.askAuth.mockRejectedValue(new Error('secret-host')), { auth: 'down' }],
  ['auth', () => ports.askAuth.mockImplementation(never), { auth: 'down' }],
  ['model', () => ports.readOutcomes.mockResolvedValue({ model: { outcome: 'busy', at: ago(2) } }), { model: 'down' }],
  ['moderation', () => ports.readOutcomes.mockResolvedValue({ moderation: { outcome: 'no-key', at: ago(2) } }), { moderation: 'down' }],
])('names %s when it is down', async (name, breakIt, states) => {
  breakIt();
  const { status, json, headers, body } = await check();
  expect([status, json.message, headers['retry-after']]).toEqual([503, `Down: ${name}.`, '30']);
  expect(json.dependencies).toMatchObject(states);
  expect(body).not.toMatch(/secret|no-key|busy/);
});

test.each([{}, { 'x-health-key': '' }, { 'x-health-key': keyFrom('another') }, { 'x-health-key': KEY.toUpperCase() }])(
  'says without the key only whether everything works: %j [safety 12]',
  async (headers: Record<string, string>) => {
    expect(await check(headers)).toMatchObject({ status: 200, body: JSON.stringify({ message: 'Everything works.' }) });
    ports.askAuth.mockRejectedValue(new Error('secret-host'));
    expect(await check(headers)).toMatchObject({ status: 503, body: JSON.stringify({ message: 'Something is down.' }) });
  },
);

test('asks nobody again within ten seconds, and limits calls per address', async () => {
  const health = healthOfAnInstance(ports);
  const statuses = [];
  for (let call = 0; call < 4; call += 1) statuses.push((await callFunction(health, { path: '/api/health' })).status);
  expect(statuses).toEqual([200, 200, 200, 429]);
  expect(ports.readOutcomes).toHaveBeenCalledTimes(1);
  expect(ports.askAuth).toHaveBeenCalledTimes(1);
});
