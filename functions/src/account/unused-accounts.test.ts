import { expect, test } from 'vitest';
import { type KnownAccount, type Letter, NOTICE_MS, type Notice, sweepUnused, UNUSED_MS, type UnusedPorts } from './unused-accounts.ts';

const DAY = 86_400_000;
const NOW = Date.UTC(2029, 0, 1);
const OLD = NOW - UNUSED_MS;

/** Accounts by name, with what a run has sent and deleted. */
function world(
  accounts: Record<string, Partial<KnownAccount> & { notice?: Notice }>,
  since: Record<string, Partial<KnownAccount> | null> = {},
) {
  const known = ([uid, { notice: _notice, ...changes }]: [string, Partial<KnownAccount> & { notice?: Notice }]): KnownAccount => ({
    ...{ uid, email: `${uid}@example.com`, lastUsedAt: OLD, disabled: false },
    ...changes,
  });
  const sent: Record<string, Letter> = {};
  const deleted: string[] = [];
  const ports: UnusedPorts = {
    async *accounts() {
      for (const entry of Object.entries(accounts)) yield [known(entry)];
    },
    async readAccount(uid) {
      const change = since[uid];
      return change === null ? null : { ...known([uid, accounts[uid] ?? {}]), ...change };
    },
    readNotice: async (uid) => accounts[uid]?.notice ?? null,
    async sendNotice(uid, letter) {
      sent[uid] = letter;
    },
    async deleteAccount(uid) {
      deleted.push(uid);
    },
    now: () => NOW,
    site: 'https://tales.example',
  };
  return { ports, sent, deleted };
}
const delivered = (email: string, days: number): Notice => ({ email, deliveredAt: NOW - days * DAY });

test('an account unused for 24 months is told by email, and others are not [safety 6]', async () => {
  const { ports, sent, deleted } = world({
    anna: {},
    used: { lastUsedAt: OLD + 1 },
    unknown: { lastUsedAt: Number.NaN },
    nameless: { email: null },
    held: { disabled: true },
    // It waits for the first email to arrive.
    told: { notice: { email: 'told@example.com', deliveredAt: null } },
  });
  expect(await sweepUnused(ports)).toEqual({ noticed: 1, deleted: 0 });
  expect(sent).toEqual({
    anna: { to: 'anna@example.com', subject: expect.any(String), text: expect.stringContaining('https://tales.example within 60 days') },
  });
  expect(deleted).toEqual([]);
});

test('an unused account is deleted 60 days after the email was delivered, if it is still unused then [safety 6]', async () => {
  const { ports, sent, deleted } = world(
    {
      early: { notice: delivered('early@example.com', NOTICE_MS / DAY - 1) },
      due: { notice: delivered('due@example.com', NOTICE_MS / DAY) },
      back: { notice: delivered('back@example.com', 90) },
      gone: { notice: delivered('gone@example.com', 90) },
      held: { notice: delivered('held@example.com', 90) },
    },
    { back: { lastUsedAt: NOW - 1000 }, gone: null, held: { disabled: true } },
  );
  expect(await sweepUnused(ports)).toEqual({ noticed: 0, deleted: 1 });
  expect(deleted).toEqual(['due']);
  expect(sent).toEqual({});
});

test('a notice to another address, or from before it was used again, does not count [safety 6]', async () => {
  const { ports, sent, deleted } = world({
    moved: { notice: delivered('before@example.com', 90) },
    again: { notice: { email: 'again@example.com', deliveredAt: OLD - DAY } },
  });
  expect(await sweepUnused(ports)).toEqual({ noticed: 2, deleted: 0 });
  expect([Object.keys(sent), deleted]).toEqual([['moved', 'again'], []]);
});
