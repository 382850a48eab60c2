import { beforeEach, expect, test, vi } from 'vitest';
import { claimCheck, freeCheck, keepCheck } from './openai-check.ts';

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
  const claim = await claimCheck(10 * MINUTE);
  if (claim.kind !== 'ours') throw new Error(`Expected to have it, got ${claim.kind}`);
  return claim.token;
}

test('a released check can be claimed at once, and the last answer stays', async () => {
  for (const before of [undefined, { answer: OLD }]) {
    stored = before;
    const token = await ours();
    expect(await claimCheck(10 * MINUTE)).toEqual({ kind: 'running', last: before?.answer });
    await freeCheck(token);
    expect(stored).toEqual(before ?? {});
    await ours();
  }
});

test('a call whose lease was taken over can neither release nor store the check', async () => {
  await ours();
  const before = stored;
  await freeCheck('another');
  await keepCheck('another', OLD);
  expect(stored).toBe(before);
});
