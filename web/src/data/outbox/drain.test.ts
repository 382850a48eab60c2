// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { storyName } from '../../../../tests/outbox-simulation/device.ts';
import { favoriteEntry, storyEntry } from '../../../../tests/outbox-simulation/entries.ts';
import type { Fault } from '../../../../tests/outbox-simulation/faults.ts';
import { ANNA, BEN, oneTab } from '../../../../tests/outbox-simulation/one-tab.ts';
import { createOutbox } from './create-outbox.ts';
import { storyIdOf } from './story-entry.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

describe('draining', () => {
  test('drops a favorite that could not be stored when its story is gone', async () => {
    const { outbox, device, press, until, server } = oneTab();
    server.unpublished.add('2');
    device.storageFull = true;
    expect(await until(outbox.sendUnstored(favoriteEntry(press(), '2', 'add')))).toMatchObject({ kind: 'delivered' });
  });

  test.each([
    ['another user’s', 'other', {}, 'attention'],
    ['one that could not be looked up', '2', { faults: [null, null, 'status-500'] }, 'waiting'],
    ['one that is there, after a refusal of a network', '1', { faults: ['status-403', null, 'status-403'] }, 'attention'],
    ['one that is refused for another reason than the rules', '2', { faults: ['status-400'] }, 'attention'],
  ] as const)(
    'keeps a favorite of a story that is not known to be gone: %s',
    async (_what, story, { faults: given = [] }: { faults?: readonly (Fault | null)[] }, kind) => {
      const { outbox, press, keep, until, server, faults } = oneTab();
      const OTHER = '7a0c8f3e-54d1-4c51-9a4e-0d6a3a0f5b11';
      server.documents.set(storyName(OTHER), { uid: { stringValue: BEN } });
      server.unpublished.add('2');
      await keep(favoriteEntry(press(), story === 'other' ? OTHER : story, 'add'));
      faults.push(...given);
      const { outcomes } = await until(outbox.drain('favorite'));
      expect(outcomes.map((outcome) => outcome.kind)).toEqual([kind]);
    },
  );

  test('gives up an entry that the server always fails on, and delivers the others long before', async () => {
    const { outbox, press, keep, until, waiting, server, time } = oneTab({ failsFor: (name) => name.endsWith('/favorites/3') });
    for (let story = 1; story <= 6; story += 1) await keep(favoriteEntry(press(), String(story), 'add'));
    let delivered = 0;
    for (let round = 1; server.documents.size < 5; round += 1) {
      expect(round).toBeLessThan(6);
      await until(outbox.drain('favorite'));
      await time.pass(HOUR);
      delivered = round;
    }
    expect(delivered).toBeGreaterThan(0);
    for (let round = 0; round < 12; round += 1) {
      await until(outbox.drain('favorite'));
      await time.pass(HOUR);
    }
    expect(await waiting()).toMatchObject([{ storyId: '3', retryCount: 12, attention: { because: 'gave-up' } }]);
  });

  test.each([0, 5000])(
    'reports within 12 seconds that the network does not answer, also an action %i ms into that request',
    async (into) => {
      const { outbox, press, keep, until, faults, time } = oneTab();
      await keep(favoriteEntry(press(), '1', 'add'));
      faults.push('silence', 'silence', 'silence');
      const first = outbox.drain('favorite');
      await time.pass(into);
      if (into > 0) await keep(favoriteEntry(press(), '2', 'add'));
      const before = time.now();
      const { outcomes } = await until(outbox.drain('favorite'));
      expect(time.now() - before).toBeLessThan(12_000);
      expect(outcomes.map(({ kind }) => kind)).toEqual(into > 0 ? ['waiting', 'waiting'] : ['waiting']);
      expect(outcomes[0]).toMatchObject({ entry: { retryCount: 1, wait: { because: 'no-answer' } } });
      await until(first);
    },
  );

  test('sends entries that were added while it ran', async () => {
    const { outbox, press, keep, until, time, waiting } = oneTab();
    await keep(favoriteEntry(press(), '1', 'add'));
    const first = outbox.drain('favorite');
    await time.pass(10);
    await keep(favoriteEntry(press(), '2', 'add'));
    const second = outbox.drain('favorite');
    const { outcomes } = await until(second);
    expect(outcomes.map(({ kind }) => kind)).toEqual(['delivered', 'delivered']);
    expect(await until(first)).toEqual(await second);
    expect(await waiting()).toEqual([]);
  });

  test('sends nothing while offline, unless the user asks', async () => {
    const { outbox, device, press, keep, until, waiting } = oneTab();
    device.online = false;
    await keep(favoriteEntry(press(), '1', 'add'));
    const { outcomes, nextDue } = await until(outbox.drain('favorite'));
    expect(outcomes).toMatchObject([{ kind: 'waiting', entry: { wait: { because: 'offline' } } }]);
    expect(nextDue).toBeNull();
    await until(outbox.drain('favorite', { retryNow: true }));
    expect(await waiting()).toMatchObject([{ retryCount: 0, wait: { because: 'offline' } }]);
  });

  test('does not count tries without a network', async () => {
    const { outbox, press, keep, until, faults, time, waiting } = oneTab();
    await keep(favoriteEntry(press(), '1', 'add'));
    faults.push(...Array.from({ length: 30 }, () => 'request-lost' as const));
    for (let round = 0; round < 30; round += 1) {
      await until(outbox.drain('favorite'));
      await time.pass(HOUR);
    }
    expect(await waiting()).toMatchObject([{ retryCount: 0 }]);
    await until(outbox.drain('favorite'));
    expect(await waiting()).toEqual([]);
  });

  test('waits as long as the server asks, unless the user asks to retry', async () => {
    const { outbox, device, press, keep, until, faults, time, waiting } = oneTab();
    await keep(favoriteEntry(press(), '1', 'add'));
    faults.push('status-429-retry-after', 'status-429-retry-after');
    const { nextDue } = await until(outbox.drain('favorite'));
    expect((nextDue ?? 0) - time.now()).toBeGreaterThan(89_000);
    await time.pass(80_000);
    await until(outbox.drain('favorite'));
    expect(device.requests).toBe(1);
    await until(outbox.drain('favorite', { retryNow: true }));
    expect(device.requests).toBe(2);
    await time.pass(91_000);
    await until(outbox.drain('favorite'));
    expect(await waiting()).toEqual([]);
  });

  test('delays the next story by at most a minute when one gets no answer', async () => {
    const { outbox, press, keep, until, time, faults, document } = oneTab();
    const [slow, good] = [storyEntry(press()), storyEntry(press())];
    await keep(slow, good);
    faults.push(null, 'silence');
    const before = time.now();
    await until(outbox.drain('story'));
    expect(time.now() - before).toBeLessThan(90_000);
    const delivered = [slow, good].filter((entry) => document(`stories/${storyIdOf(entry)}`));
    expect(delivered).toHaveLength(1);
  });

  test('does not pay again for an existing story after the server has forgotten its key', async () => {
    const { outbox, press, keep, until, time, faults, server, waiting, tab } = oneTab();
    const entry = storyEntry(press());
    await keep(entry);
    faults.push(null, 'answer-lost');
    await until(outbox.drain('story'));
    expect(await waiting()).toMatchObject([{ type: 'story', wait: { because: 'offline' } }]);
    await time.pass(40 * DAY);
    await until(createOutbox(tab.ports).retry(entry));
    await until(outbox.drain('story'));
    expect(server.paid.get(storyIdOf(entry))).toBe(1);
    expect(await waiting()).toEqual([]);
  });

  test.each(['verify-email', 'terms'] as const)(
    'lets stories wait for the account (%s) without counting tries, and sends them then [safety 6]',
    async (code) => {
      const { outbox, device, press, keep, until, faults, time, waiting } = oneTab();
      await keep(storyEntry(press()), storyEntry(press()));
      faults.push(null, `status-429-${code}`);
      await until(outbox.drain('story'));
      await until(outbox.drain('story'));
      expect(device.requests).toBe(2);
      expect(
        (await waiting()).map(({ wait, retryCount, attention }) => [wait?.because, wait?.code, wait?.message, retryCount, attention]),
      ).toEqual([1, 2].map(() => ['quota', code, 'Not now.', 0, undefined]));
      // However long it takes, the user is never asked to give up.
      for (let hour = 0; hour < 20; hour += 1) {
        await time.pass(HOUR);
        faults.push(null, `status-429-${code}`);
        await until(outbox.drain('story'));
      }
      expect((await waiting()).every(({ attention }) => attention === undefined)).toBe(true);
      await until(outbox.signedIn(ANNA));
      await until(outbox.drain('story'));
      expect((await waiting()).filter(({ type }) => type === 'story')).toEqual([]);
    },
  );

  test('does not repeat requests where full storage prevents storing the wait', async () => {
    const { outbox, device, press, keep, until, time, faults } = oneTab();
    await keep(favoriteEntry(press(), '1', 'add'));
    device.storageFull = true;
    faults.push(...Array.from({ length: 100 }, () => 'status-503' as const));
    for (let second = 0; second < 60; second += 1) {
      await until(outbox.drain('favorite'));
      await time.pass(1000);
    }
    expect(device.requests).toBeLessThan(12);
  });
});
