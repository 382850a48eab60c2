/** Accounts that nobody used for two years, with the sign-ins and the database of the emulators; deleting is account.test.ts's. */
import { randomUUID } from 'node:crypto';
import { FieldValue } from 'firebase-admin/firestore';
import { expect, test } from 'vitest';
import { sweepUnused } from '../../functions/src/account/unused-accounts.ts';
import { unusedPorts } from '../../functions/src/store/account/unused-accounts.ts';
import { changeAccount, createAccount, database } from './support/support.ts';

const YEAR_MS = 365 * 86_400_000;

test('an unused account gets an email through the extension’s collection, and is deleted 60 days after its delivery, except under a legal hold [safety 6]', async () => {
  const uid = randomUUID();
  const email = `${uid}@example.com`;
  await createAccount({ uid, email, displayName: 'Robin' });
  const deleted: string[] = [];
  const sweep = () => sweepUnused({ ...unusedPorts('https://tales.example'), deleteAccount: async (gone) => void deleted.push(gone) });
  const mail = database.doc(`mail/${uid}`);
  await sweep();
  expect((await mail.get()).exists).toBe(false);
  const long = String(Date.now() - 3 * YEAR_MS);
  await changeAccount({ uid }, { createdAt: long, lastLoginAt: long });
  await sweep();
  expect((await mail.get()).data()).toMatchObject({ uid, to: email, message: { text: expect.stringContaining('https://tales.example') } });
  const held = database.doc('system/legalHolds');
  const daysAgo = (days: number) => ({ delivery: { state: 'SUCCESS', endTime: new Date(Date.now() - days * 86_400_000) } });
  for (const [delivery, hold, gone] of [
    [{ delivery: { state: 'ERROR', endTime: daysAgo(61).delivery.endTime } }, false, []],
    [daysAgo(59), false, []],
    [daysAgo(61), true, []],
    [daysAgo(61), false, [uid]],
  ] as const) {
    await held.set({ [uid]: hold }, { merge: true });
    await mail.update(delivery);
    await sweep();
    expect(deleted.filter((one) => one === uid)).toEqual(gone);
  }
  // Other tests hold accounts at the same time.
  await held.update({ [uid]: FieldValue.delete() });
});
