import type { Firestore } from 'firebase-admin/firestore';
import { expect, test, vi } from 'vitest';
import { markTakedowns } from './mark-takedowns.ts';

/** Pages whose updates fail with these codes of gRPC, or succeed. */
function databaseOf(codes: readonly (number | null)[]) {
  const updates = codes.map((code) => {
    const update = vi.fn();
    return code === null ? update : update.mockRejectedValue(Object.assign(new Error('failed'), { code }));
  });
  const docs = updates.map((update) => ({ get: () => true, ref: { update } }));
  const database = { collection: () => ({ where: () => ({ get: async () => ({ docs }) }) }) } as unknown as Firestore;
  return { database, updates };
}

test('a page that is deleted meanwhile does not keep the others from being marked [safety 4]', async () => {
  const { database, updates } = databaseOf([null, 5, null]);
  expect(await markTakedowns(database)).toBe(2);
  for (const update of updates) expect(update).toHaveBeenCalledOnce();
});

test('another failure is not hidden [safety 4]', async () => {
  await expect(markTakedowns(databaseOf([13]).database)).rejects.toThrow('failed');
});
