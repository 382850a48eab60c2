import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memoryFirestore } from '../../testing/memory-firestore.ts';

let memory: ReturnType<typeof memoryFirestore>;
vi.mock('../store/firestore.ts', () => ({ firestore: () => memory }));

beforeEach(() => {
  memory = memoryFirestore();
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.stubEnv('HASH_KEY', 'a key for the tests, long enough to be one');
  for (const name of ['ACCOUNT_CALLS', 'REPORTS', 'SHARES']) vi.stubEnv(`${name}_PER_MINUTE`, '3');
});
afterEach(() => {
  vi.unstubAllEnvs();
});

/** An instance of the functions: modules of its own, and the same database. */
async function instance() {
  vi.resetModules();
  return import('./rate-limits.ts');
}

const CALLERS = {
  visitor: { address: '192.0.2.1' },
  'another visitor': { address: '192.0.2.2' },
  family: { address: '192.0.2.1', uid: 'anna' },
};

test.each(['limitReports', 'limitSharing', 'limitAccountCalls'] as const)(
  '%s counts a caller in all instances together [safety 12]',
  async (limit) => {
    const instances = [await instance(), await instance()];
    const calls = (caller: { address: string; uid?: string }, many: number) =>
      Promise.allSettled(Array.from({ length: many }, async (_call, index) => instances[index % 2]?.[limit](caller)));
    for (const caller of Object.values(CALLERS)) {
      const outcomes = await calls(caller, 6);
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
      expect(outcomes.filter((outcome) => outcome.status === 'rejected' && outcome.reason.status === 429)).toHaveLength(3);
    }
    vi.setSystemTime(Date.now() + 20_000);
    const later = await calls(CALLERS.visitor, 2);
    expect(later.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  },
);

test('what is stored of a caller names nobody and expires in a day [safety 12]', async () => {
  const { limitSharing } = await instance();
  await limitSharing(CALLERS.family);
  const [path = '', ...others] = memory.paths();
  expect([path, others]).toEqual([expect.stringMatching(/^limits\/[0-9a-f]{64}$/), []]);
  const { expireAt, ...left } = memory.data(path) as { expireAt: { toMillis(): number } };
  expect(left).toEqual({ tokens: 2, seenAt: Date.now() });
  expect(expireAt.toMillis()).toBe(Date.now() + 86_400_000);
});

test('a flood at one instance costs no more writes than calls that are allowed [safety 12]', async () => {
  const { limitReports } = await instance();
  await Promise.allSettled(Array.from({ length: 50 }, () => limitReports(CALLERS.visitor)));
  expect([memory.writes(), memory.reads()].every((count) => count >= 3 && count < 50)).toBe(true);
});
