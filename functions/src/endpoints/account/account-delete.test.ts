import { DELETION_WORDS } from '@tuckaway/domain';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { callFunction } from '../../../testing/call-function.ts';

const MINUTE_MS = 60_000;
const { ports, signedInCaller, log } = vi.hoisted(() => ({
  ports: {
    enqueue: vi.fn(),
    mark: vi.fn(),
    lockSignIn: vi.fn(),
    removeDocuments: vi.fn(),
    removeSignIn: vi.fn(),
    isHeld: vi.fn(),
    removeDevices: vi.fn(),
    now: () => Date.now(),
    settleMs: 1000,
  },
  signedInCaller: vi.fn(),
  log: { info: vi.fn(), warn: vi.fn(), error: vi.fn() },
}));
vi.mock('../../store/limits.ts', () => ({ takeFromBucket: async () => 0 }));
vi.mock('../../store/account/account-deletion.ts', () => ({ deletionPorts: () => ports }));
vi.mock('../../http/identity.ts', () => ({ signedInCaller }));
vi.mock('firebase-functions/logger', () => log);

const steps = [ports.enqueue, ports.mark, ports.lockSignIn, ports.removeDocuments, ports.removeSignIn];

beforeEach(() => {
  vi.stubEnv('ACCOUNT_CALLS_PER_MINUTE', '3');
  vi.resetModules();
  for (const mock of [...steps, log.info, log.warn, log.error]) mock.mockReset().mockResolvedValue(undefined);
  ports.removeDocuments.mockResolvedValue(7);
  ports.isHeld.mockResolvedValue(false);
  signedInCaller.mockResolvedValue({ uid: 'user-1', signedInAt: Date.now() - MINUTE_MS });
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.useRealTimers();
});

async function send(body: object = { confirm: DELETION_WORDS }, address = '192.0.2.1') {
  const { accountDelete } = await import('./account-delete.ts');
  const answer = await callFunction(accountDelete, { method: 'POST', path: '/api/account/delete', body: JSON.stringify(body), address });
  return { ...answer, json: answer.json() };
}

test('an account is deleted, and the log contains no id', async () => {
  expect(await send()).toMatchObject({ status: 200, json: { deleted: 'now' } });
  for (const step of steps) expect(step).toHaveBeenCalled();
  expect(log.info).toHaveBeenCalledWith('account deleted', { deleted: 'now', removed: 7, ms: expect.any(Number) });
  expect(JSON.stringify(log.info.mock.calls)).not.toContain('user-1');
});

test('a failure after the mark is left to the queue, and the answer says “soon”', async () => {
  ports.removeDocuments.mockRejectedValue(Object.assign(new Error('Mia’s story cannot be deleted'), { code: 14 }));
  expect(await send()).toMatchObject({ status: 200, json: { deleted: 'soon' } });
  expect(JSON.stringify(log.warn.mock.calls)).not.toContain('Mia');
});

test('under a legal hold only the devices are removed, and the answer says “soon” [safety 4]', async () => {
  ports.isHeld.mockResolvedValue(true);
  expect(await send()).toMatchObject({ status: 200, json: { deleted: 'soon' } });
  expect(ports.removeDevices).toHaveBeenCalledExactlyOnceWith('user-1');
  expect(ports.removeDocuments).not.toHaveBeenCalled();
});

test('the caller waits at most half a minute', async () => {
  vi.useFakeTimers();
  ports.removeDocuments.mockReturnValue(new Promise(() => undefined));
  const answer = send();
  await vi.advanceTimersByTimeAsync(31_000);
  expect(await answer).toMatchObject({ status: 200, json: { deleted: 'soon' } });
});

test('if the queue fails, nothing happens', async () => {
  ports.enqueue.mockRejectedValue(new Error('no queue'));
  expect((await send()).status).toBe(500);
  for (const step of steps.slice(1)) expect(step).not.toHaveBeenCalled();
});

test.each([
  ['without the words', { confirm: true }, 60_000, 422],
  ['with a sign-in of an hour ago', { confirm: DELETION_WORDS }, 3_600_000, 403],
])('%s nothing happens', async (_what, body, age, status) => {
  signedInCaller.mockResolvedValue({ uid: 'user-1', signedInAt: Date.now() - age });
  const answer = await send(body);
  expect(answer).toMatchObject({ status, json: { message: expect.any(String) } });
  for (const step of steps) expect(step).not.toHaveBeenCalled();
});

test('an account that calls too often has to wait at every address, another does not', async () => {
  for (let call = 0; call < 3; call += 1) expect((await send({})).status).toBe(422);
  const refused = await send({}, '192.0.2.8');
  expect(refused).toMatchObject({ status: 429, json: { message: 'That was a lot at once. Please wait a moment.' } });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  signedInCaller.mockResolvedValue({ uid: 'user-2', signedInAt: Date.now() - MINUTE_MS });
  expect((await send({})).status).toBe(422);
});
