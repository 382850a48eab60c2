import { Timestamp } from 'firebase-admin/firestore';
import { beforeEach, expect, test, vi } from 'vitest';
import { claimCheck, storeCheck } from './openai-check.ts';

let stored: Record<string, unknown> | undefined;
const transaction = {
  get: async () => ({ data: () => stored }),
  set: (_reference: unknown, data: Record<string, unknown>, how?: { merge: boolean }) => {
    stored = how?.merge ? { ...stored, ...data } : data;
  },
};
vi.mock('./firestore.ts', () => ({
  firestore: () => ({
    doc: (path: string) => path,
    runTransaction: async (change: (given: typeof transaction) => Promise<unknown>) => change(transaction),
  }),
}));

const MINUTE = 60_000;
const OLD = { status: 200, checkedAt: new Date(Date.now() - 11 * MINUTE).toISOString(), body: { story: 'The last one.' } };

beforeEach(() => {
  stored = undefined;
});

async function ours() {
  const claim = await claimCheck(10 * MINUTE, true);
  if (claim.kind !== 'claimed') throw new Error(`Expected to have it, got ${claim.kind}`);
  return claim.token;
}

test('a running check is claimed by no other call, and its answer is returned until the next one', async () => {
  for (const before of [undefined, { answer: OLD }]) {
    stored = before;
    const token = await ours();
    expect(await claimCheck(10 * MINUTE, true)).toEqual({ kind: 'running', last: before?.answer });
    const answer = { ...OLD, checkedAt: new Date().toISOString() };
    await storeCheck(token, answer);
    expect(await claimCheck(10 * MINUTE, true)).toEqual({ kind: 'fresh', answer });
  }
});

test('a check whose call died is claimed by the next one', async () => {
  await ours();
  stored = { ...stored, leaseUntil: Timestamp.fromMillis(Date.now() - 1) };
  await ours();
});

test('a call without the time for a check claims none, and the last answer stays', async () => {
  stored = { answer: OLD };
  expect(await claimCheck(10 * MINUTE, false)).toEqual({ kind: 'free' });
  expect(stored).toEqual({ answer: OLD });
});

test('a call whose lease was taken over cannot store its answer', async () => {
  await ours();
  const before = stored;
  await storeCheck('another', OLD);
  expect(stored).toBe(before);
});
