import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ALL, countedIn, instance, LIMITS, of, today, usage } from '../../../testing/usage-world.ts';
import type { StoryQuota } from '../../stories/order/account-quota.ts';

vi.mock('../firestore.ts', () => ({ firestore: () => usage.memory }));

/** What the families are told, one after the other. */
async function answersTo(calls: readonly (readonly [ReturnType<typeof of>, StoryQuota])[]) {
  const { takeStory } = await instance();
  const answers = [];
  for (const [family, quota] of calls) answers.push(await takeStory(family, quota));
  return answers.map((answer) => answer.ok || answer.whose);
}

describe('the day of the whole site', () => {
  const ESTABLISHED = { perUser: 10, perDay: { count: 5 } };
  const NEW = { perUser: 10, perDay: { count: 5, new: 2 } };
  const UNVERIFIED = { perUser: 10, inTotal: 2, perDay: { unverified: 1 } };
  const inOrder = (...quotas: StoryQuota[]) => answersTo(quotas.map((quota, index) => [of(`family ${index}`), quota]));

  test('keeps a part for established families, with which only new ones are compared [safety 3]', async () => {
    expect(await inOrder(ESTABLISHED, ESTABLISHED, ESTABLISHED, NEW, NEW, ESTABLISHED)).toEqual([true, true, true, true, true, 'all']);
    await usage.memory.doc('system/storyUsage').set({ day: today(), count: 2, new: 2 });
    expect(await inOrder(NEW, ESTABLISHED)).toEqual(['all', true]);
  });

  test('has a pool for unverified families that takes nothing from the others, nor they from it [safety 3]', async () => {
    expect(await inOrder(UNVERIFIED, UNVERIFIED, ...Array(5).fill(ESTABLISHED))).toEqual([true, 'all', ...Array(5).fill(true)]);
    expect(usage.memory.data('system/storyUsage')).toMatchObject({ count: 5, unverified: 1 });
    await usage.memory.doc('system/storyUsage').set({ day: today(), count: 5 });
    expect(await inOrder(UNVERIFIED, ESTABLISHED)).toEqual([true, 'all']);
  });

  test('begins again with each of its counts', async () => {
    await usage.memory.doc('system/storyUsage').create({ day: '2020-01-01', count: 5, new: 2, unverified: 1 });
    expect(await inOrder(NEW)).toEqual([true]);
    expect(usage.memory.data('system/storyUsage')).toMatchObject({ day: today(), count: 1, new: 1, unverified: 0 });
  });

  test('counts calls that write, while the family’s counts stories [safety 3]', async () => {
    const { takeStory, takeWritingCall, giveStoryBack } = await instance();
    const counted = countedIn(await takeStory(of('family'), { ...NEW, perDay: { count: 3, new: 3 } }));
    const calls = [];
    for (let call = 0; call < 3; call += 1) calls.push(await takeWritingCall(counted));
    expect(calls).toEqual([null, null, { ok: false, whose: 'all', retryAfter: expect.any(Number) }]);
    expect(usage.memory.data('storyUsage/family')).toMatchObject({ count: 1 });
    expect(usage.memory.data('system/storyUsage')).toMatchObject({ count: 3, new: 3 });
    await giveStoryBack(counted, { story: false, calls: 2 });
    expect([usage.memory.data('storyUsage/family'), usage.memory.data('system/storyUsage')]).toMatchObject([
      { count: 1 },
      { count: 1, new: 1 },
    ]);
  });
});

describe('a mailbox', () => {
  const UNVERIFIED = { ...LIMITS, inTotal: 2 };
  const SMALL = { ...LIMITS, perUser: 2 };
  beforeEach(() => void vi.stubEnv('HASH_KEY', 'a key for the tests, long enough to be one'));
  afterEach(() => void vi.unstubAllEnvs());
  const inOrder = (quota: StoryQuota, ...families: ReturnType<typeof of>[]) => answersTo(families.map((family) => [family, quota]));

  test('has its stories once, under however many accounts and spellings [safety 3]', async () => {
    const accounts = ['mia@gmail.com', 'm.ia+tales@googlemail.com', 'mia+2@gmail.com'].map((email, index) => of(`uid ${index}`, email));
    expect(await inOrder(UNVERIFIED, ...accounts)).toEqual([true, true, 'unverified']);
    expect(await inOrder(SMALL, ...accounts)).toEqual([true, true, 'user']);
    expect(await inOrder(SMALL, of('uid 3', 'leo@gmail.com'))).toEqual([true]);
  });

  test('loses nothing of its day to an account with its address that is not verified [safety 3]', async () => {
    const strangers = ['mia+1@gmail.com', 'mia+2@gmail.com'].map((email, index) => of(`stranger ${index}`, email));
    expect(await inOrder(UNVERIFIED, ...strangers)).toEqual([true, true]);
    expect(await inOrder(SMALL, of('mia', 'mia@gmail.com'), of('mia', 'mia@gmail.com'))).toEqual([true, true]);
  });

  test('does not give an account new stories by changing its address [safety 3]', async () => {
    const moved = ['a', 'b', 'c'].map((name) => of('family', `${name}@example.com`));
    expect(await inOrder(SMALL, ...moved)).toEqual([true, true, 'user']);
  });

  test('gets a story back that was not written, and its counts contain no name and expire in a month [safety 3]', async () => {
    const { takeStory, giveStoryBack } = await instance();
    const family = of('family', 'mia@gmail.com');
    const counted = countedIn(await takeStory(family, LIMITS));
    const path = usage.memory.paths().find((name) => name.startsWith('mailboxUsage/')) ?? '';
    expect(path).toMatch(/^mailboxUsage\/[0-9a-f]{64}$/);
    const { expireAt, ...counts } = usage.memory.data(path) as { expireAt: { toMillis(): number } };
    expect(counts).toEqual({ day: today(), count: 1, countedBy: expect.any(String) });
    expect((expireAt.toMillis() - Date.now()) / 86_400_000).toBeCloseTo(30, 1);
    await giveStoryBack(counted, ALL);
    expect(usage.memory.data(path)).toMatchObject({ count: 0 });
  });

  test('gets a story back where it was counted, though its email was verified meanwhile [safety 3]', async () => {
    const { takeStory, giveStoryBack } = await instance();
    const family = of('family', 'mia@gmail.com');
    const counted = countedIn(await takeStory(family, { ...UNVERIFIED, perDay: { unverified: 50 } }));
    await takeStory(family, LIMITS);
    await giveStoryBack(counted, ALL);
    const ofMailbox = usage.memory.paths().flatMap((path) => (path.startsWith('mailboxUsage/') ? [usage.memory.data(path)] : []));
    expect(Object.fromEntries(ofMailbox.map((counts) => [counts?.day, counts?.count]))).toEqual({ ever: 0, [today()]: 1 });
    expect(usage.memory.data('storyUsage/family/totals/unverified')).toMatchObject({ count: 0 });
    expect(usage.memory.data('storyUsage/family')).toMatchObject({ count: 1 });
    expect(usage.memory.data('system/storyUsage')).toMatchObject({ count: 1, unverified: 0 });
  });

  test('keeps its counts for a month after its account was deleted [safety 3]', async () => {
    const { takeStory, extendMailboxUsage } = await instance();
    const family = of('family', 'mia@gmail.com');
    for (const quota of [LIMITS, UNVERIFIED]) await takeStory(family, quota);
    const paths = usage.memory.paths().filter((name) => name.startsWith('mailboxUsage/'));
    expect(paths).toHaveLength(2);
    for (const path of paths) await usage.memory.doc(path).set({ ...usage.memory.data(path), expireAt: 'tomorrow' });
    await extendMailboxUsage('M.ia+tales@gmail.com');
    for (const path of paths) {
      const { expireAt, count } = usage.memory.data(path) as { expireAt: { toMillis(): number }; count: number };
      expect([Math.round((expireAt.toMillis() - Date.now()) / 86_400_000), count]).toEqual([30, 1]);
    }
    const known = usage.memory.paths().length;
    for (const nothing of ['leo@gmail.com', null]) await extendMailboxUsage(nothing);
    expect(usage.memory.paths()).toHaveLength(known);
  });
});
