import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { memoryFirestore } from '../../../testing/memory-firestore.ts';
import type { StoryQuota } from '../../stories/order/account-quota.ts';
import type { Allowed, Counted, NoneLeft } from '../../stories/order/order-ports.ts';

let memory: ReturnType<typeof memoryFirestore>;
vi.mock('../firestore.ts', () => ({ firestore: () => memory }));

/** An instance of the functions: modules of its own, and the same database. */
async function instance() {
  vi.resetModules();
  return import('./story-usage.ts');
}

beforeEach(() => {
  memory = memoryFirestore();
});

const LIMITS = { perUser: 10, perDay: { count: 1000 } };
/** A family that is counted by uid alone. */
const of = (uid: string, email: string | null = null) => ({ uid, email });
const ALL = { story: true, calls: 1 };
const today = () => new Date().toISOString().slice(0, 10);
/** In what a story was counted. */
function countedIn(taken: NoneLeft | Allowed): Counted {
  if (!taken.ok) throw new Error(`Nothing left for ${taken.whose}`);
  return taken.counted;
}
/** The same, had it been counted on an earlier day. */
function longAgo({ family, site }: Counted): Counted {
  const earlier = <One extends { day: string }>(one: One): One => ({ ...one, day: one.day === today() ? '2020-01-01' : one.day });
  return { family: family.map(earlier), site: earlier(site) };
}
const STORY = { seed: 'slow-lamp', title: 'The Boot', opening: 'It rained.', sketch: 'abc' };

describe("a day's stories", () => {
  test.each([1, 4, 20])('for a hundred calls at once in %i instances, at a quota of ten, are ten', async (instances) => {
    const each = await Promise.all(Array.from({ length: instances }, instance));
    const calls = Array.from({ length: 100 }, (_call, index) => each[index % instances]?.takeStory(of('family'), LIMITS));
    const allowances = await Promise.all(calls);
    expect(allowances.filter((allowance) => allowance?.ok)).toHaveLength(10);
    for (const allowance of allowances.filter((one) => !one?.ok)) {
      expect(allowance).toEqual({ ok: false, whose: 'user', retryAfter: expect.any(Number) });
    }
    expect(memory.data('storyUsage/family')).toMatchObject({ day: today(), count: 10 });
    expect(memory.data('system/storyUsage')).toMatchObject({ day: today(), count: 10 });
  });

  test('requested together in one instance take two writes', async () => {
    const { takeStory } = await instance();
    await Promise.all(Array.from({ length: 100 }, () => takeStory(of('family'), { perUser: 100, perDay: { count: 1000 } })));
    expect(memory.writes()).toBe(2);
  });

  test('are counted for the family and for all, and come with the stories to avoid', async () => {
    const { takeStory } = await instance();
    await memory.doc('storyUsage/family').create({ day: today(), count: 3, earlier: [STORY] });
    await memory.doc('system/storyUsage').create({ day: today(), count: 70 });
    expect(await takeStory(of('family'), LIMITS)).toMatchObject({ ok: true, earlier: [STORY] });
    expect(memory.data('storyUsage/family')).toMatchObject({ count: 4, earlier: [STORY] });
    expect(memory.data('system/storyUsage')).toMatchObject({ count: 71 });
  });

  test('that are used up leave both counters as they are', async () => {
    const { takeStory } = await instance();
    await memory.doc('storyUsage/family').create({ day: today(), count: 10 });
    await memory.doc('system/storyUsage').create({ day: today(), count: 70 });
    expect(await takeStory(of('family'), LIMITS)).toMatchObject({ ok: false, whose: 'user' });
    expect(await takeStory(of('another'), { perUser: 10, perDay: { count: 70 } })).toMatchObject({ ok: false, whose: 'all' });
    expect(memory.data('storyUsage/family')).toMatchObject({ count: 10 });
    expect(memory.data('storyUsage/another')).toMatchObject({ count: 0 });
    expect(memory.data('system/storyUsage')).toMatchObject({ count: 70 });
  });

  test('used up by all families do not count for this one', async () => {
    const { takeStory } = await instance();
    const limits = { perUser: 10, perDay: { count: 3 } };
    const allowances = await Promise.all(Array.from({ length: 5 }, (_call, index) => takeStory(of(`family ${index}`), limits)));
    expect(allowances.filter(({ ok }) => ok)).toHaveLength(3);
    expect(allowances.filter((allowance) => !allowance.ok && allowance.whose === 'all')).toHaveLength(2);
    const counts = [0, 1, 2, 3, 4].map((index) => memory.data(`storyUsage/${encodeURIComponent(`family ${index}`)}`)?.count as number);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(3);
  });

  test('that were given back can be taken again, on the same day only', async () => {
    const { takeStory, giveStoryBack } = await instance();
    const counted = countedIn(await takeStory(of('family'), LIMITS));
    await giveStoryBack(longAgo(counted), ALL);
    expect(memory.data('storyUsage/family')).toMatchObject({ count: 1 });
    await giveStoryBack(counted, ALL);
    expect(memory.data('storyUsage/family')).toMatchObject({ count: 0 });
    expect(memory.data('system/storyUsage')).toMatchObject({ count: 0 });
  });
});

describe('a family without a verified email', () => {
  const UNVERIFIED = { ...LIMITS, inTotal: 2 };
  const TOTAL = 'storyUsage/family/totals/unverified';

  test('gets its stories in total, on whichever days and however many calls come at once', async () => {
    const { takeStory } = await instance();
    await memory.doc('storyUsage/family').create({ day: '2020-01-01', count: 1 });
    await memory.doc(TOTAL).create({ day: 'ever', count: 1 });
    const answers = await Promise.all(Array.from({ length: 20 }, () => takeStory(of('family'), UNVERIFIED)));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    for (const answer of answers.filter(({ ok }) => !ok)) expect(answer).toEqual({ ok: false, whose: 'unverified', retryAfter: 3600 });
    expect(memory.data('storyUsage/family')).toMatchObject({ day: today(), count: 1 });
    expect(memory.data('system/storyUsage')).toMatchObject({ day: today(), count: 1 });
    expect(memory.data(TOTAL)).toMatchObject({ count: 2 });
  });

  test('cannot wait until the count is forgotten, while its titles and openings are', async () => {
    const { takeStory } = await instance();
    await takeStory(of('family'), UNVERIFIED);
    expect(memory.data('storyUsage/family')).toHaveProperty('expireAt');
    expect(memory.data(TOTAL)).toEqual({ day: 'ever', count: 1, countedBy: expect.any(String) });
    await memory.doc('storyUsage/family').delete({});
    expect(await takeStory(of('family'), UNVERIFIED)).toMatchObject({ ok: true });
    expect(await takeStory(of('family'), UNVERIFIED)).toMatchObject({ ok: false, whose: 'unverified' });
  });

  test('gets a story back that was not written, even after midnight', async () => {
    const { takeStory, giveStoryBack } = await instance();
    await giveStoryBack(longAgo(countedIn(await takeStory(of('family'), UNVERIFIED))), ALL);
    expect(memory.data('storyUsage/family')).toMatchObject({ count: 1 });
    expect(memory.data(TOTAL)).toMatchObject({ count: 0 });
    await giveStoryBack(countedIn(await takeStory(of('family'), UNVERIFIED)), ALL);
    expect(memory.data('storyUsage/family')).toMatchObject({ count: 1 });
    expect(memory.data(TOTAL)).toMatchObject({ count: 0 });
  });

  test('does not lose one to a day without stories', async () => {
    const { takeStory } = await instance();
    await memory.doc('system/storyUsage').create({ day: today(), count: 1000 });
    expect(await takeStory(of('family'), UNVERIFIED)).toMatchObject({ ok: false, whose: 'all' });
    await memory.doc('storyUsage/other').create({ day: today(), count: 10 });
    expect(await takeStory(of('other'), UNVERIFIED)).toMatchObject({ ok: false, whose: 'user' });
    expect([memory.data(TOTAL), memory.data('storyUsage/other/totals/unverified')]).toMatchObject([{ count: 0 }, { count: 0 }]);
  });

  test('has the rest of its day once the email is verified', async () => {
    const { takeStory } = await instance();
    const stories = [UNVERIFIED, UNVERIFIED, UNVERIFIED, { ...LIMITS, perUser: 3 }, { ...LIMITS, perUser: 3 }];
    const answers = [];
    for (const limits of stories) answers.push(await takeStory(of('family'), limits));
    expect(answers.map((answer) => answer.ok || answer.whose)).toEqual([true, true, 'unverified', true, 'user']);
  });

  test('is told to verify the email if both limits are reached', async () => {
    const { takeStory } = await instance();
    const limits = { perUser: 2, perDay: { count: 1000 }, inTotal: 2 };
    for (let story = 0; story < 2; story += 1) await takeStory(of('family'), limits);
    expect(await takeStory(of('family'), limits)).toMatchObject({ whose: 'unverified' });
  });
});

describe('the day of the whole site', () => {
  const ESTABLISHED = { perUser: 10, perDay: { count: 5 } };
  const NEW = { perUser: 10, perDay: { count: 5, new: 2 } };
  const UNVERIFIED = { perUser: 10, inTotal: 2, perDay: { unverified: 1 } };
  const inOrder = async (...quotas: StoryQuota[]) => {
    const { takeStory } = await instance();
    const answers = [];
    for (const quota of quotas) answers.push(await takeStory(of(`family ${answers.length}`), quota));
    return answers.map((answer) => answer.ok || answer.whose);
  };

  test('keeps a part for established families, with which only new ones are compared [safety 3]', async () => {
    expect(await inOrder(ESTABLISHED, ESTABLISHED, ESTABLISHED, NEW, NEW, ESTABLISHED)).toEqual([true, true, true, true, true, 'all']);
    await memory.doc('system/storyUsage').set({ day: today(), count: 2, new: 2 });
    expect(await inOrder(NEW, ESTABLISHED)).toEqual(['all', true]);
  });

  test('has a pool for unverified families that takes nothing from the others, nor they from it [safety 3]', async () => {
    expect(await inOrder(UNVERIFIED, UNVERIFIED, ...Array(5).fill(ESTABLISHED))).toEqual([true, 'all', ...Array(5).fill(true)]);
    expect(memory.data('system/storyUsage')).toMatchObject({ count: 5, unverified: 1 });
    await memory.doc('system/storyUsage').set({ day: today(), count: 5 });
    expect(await inOrder(UNVERIFIED, ESTABLISHED)).toEqual([true, 'all']);
  });

  test('begins again with each of its counts', async () => {
    await memory.doc('system/storyUsage').create({ day: '2020-01-01', count: 5, new: 2, unverified: 1 });
    expect(await inOrder(NEW)).toEqual([true]);
    expect(memory.data('system/storyUsage')).toMatchObject({ day: today(), count: 1, new: 1, unverified: 0 });
  });

  test('counts calls that write, while the family’s counts stories [safety 3]', async () => {
    const { takeStory, takeWritingCall, giveStoryBack } = await instance();
    const counted = countedIn(await takeStory(of('family'), { ...NEW, perDay: { count: 3, new: 3 } }));
    const calls = [];
    for (let call = 0; call < 3; call += 1) calls.push(await takeWritingCall(counted));
    expect(calls).toEqual([null, null, { ok: false, whose: 'all', retryAfter: expect.any(Number) }]);
    expect(memory.data('storyUsage/family')).toMatchObject({ count: 1 });
    expect(memory.data('system/storyUsage')).toMatchObject({ count: 3, new: 3 });
    await giveStoryBack(counted, { story: false, calls: 2 });
    expect([memory.data('storyUsage/family'), memory.data('system/storyUsage')]).toMatchObject([{ count: 1 }, { count: 1, new: 1 }]);
  });
});

describe('a mailbox', () => {
  const UNVERIFIED = { ...LIMITS, inTotal: 2 };
  const SMALL = { ...LIMITS, perUser: 2 };
  beforeEach(() => void vi.stubEnv('HASH_KEY', 'a key for the tests, long enough to be one'));
  afterEach(() => void vi.unstubAllEnvs());
  const inOrder = async (quota: StoryQuota, ...families: ReturnType<typeof of>[]) => {
    const { takeStory } = await instance();
    const answers = [];
    for (const family of families) answers.push(await takeStory(family, quota));
    return answers.map((answer) => answer.ok || answer.whose);
  };

  test('has its stories once, under however many accounts and spellings [safety 3]', async () => {
    const accounts = ['mia@gmail.com', 'm.ia+tales@googlemail.com', 'mia+2@gmail.com'].map((email, index) => of(`uid ${index}`, email));
    expect(await inOrder(UNVERIFIED, ...accounts)).toEqual([true, true, 'unverified']);
    expect(await inOrder(SMALL, ...accounts)).toEqual([true, true, 'user']);
    expect(await inOrder(SMALL, of('uid 3', 'leo@gmail.com'))).toEqual([true]);
  });

  test('loses nothing of its day to whoever signs up with its address without proving it [safety 3]', async () => {
    const strangers = ['mia+1@gmail.com', 'mia+2@gmail.com'].map((email, index) => of(`stranger ${index}`, email));
    expect(await inOrder(UNVERIFIED, ...strangers)).toEqual([true, true]);
    expect(await inOrder(SMALL, of('mia', 'mia@gmail.com'), of('mia', 'mia@gmail.com'))).toEqual([true, true]);
  });

  test('does not give an account new stories by changing its address [safety 3]', async () => {
    const moved = ['a', 'b', 'c'].map((name) => of('family', `${name}@example.com`));
    expect(await inOrder(SMALL, ...moved)).toEqual([true, true, 'user']);
  });

  test('gets a story back that was not written, and its counts name nobody and expire in a month [safety 3]', async () => {
    const { takeStory, giveStoryBack } = await instance();
    const family = of('family', 'mia@gmail.com');
    const counted = countedIn(await takeStory(family, LIMITS));
    const path = memory.paths().find((name) => name.startsWith('mailboxUsage/')) ?? '';
    expect(path).toMatch(/^mailboxUsage\/[0-9a-f]{64}$/);
    const { expireAt, ...counts } = memory.data(path) as { expireAt: { toMillis(): number } };
    expect(counts).toEqual({ day: today(), count: 1, countedBy: expect.any(String) });
    expect((expireAt.toMillis() - Date.now()) / 86_400_000).toBeCloseTo(30, 1);
    await giveStoryBack(counted, ALL);
    expect(memory.data(path)).toMatchObject({ count: 0 });
  });

  test('gets a story back where it was counted, though its email was verified meanwhile [safety 3]', async () => {
    const { takeStory, giveStoryBack } = await instance();
    const family = of('family', 'mia@gmail.com');
    const counted = countedIn(await takeStory(family, { ...UNVERIFIED, perDay: { unverified: 50 } }));
    await takeStory(family, LIMITS);
    await giveStoryBack(counted, ALL);
    const ofMailbox = memory.paths().flatMap((path) => (path.startsWith('mailboxUsage/') ? [memory.data(path)] : []));
    expect(Object.fromEntries(ofMailbox.map((counts) => [counts?.day, counts?.count]))).toEqual({ ever: 0, [today()]: 1 });
    expect(memory.data('storyUsage/family/totals/unverified')).toMatchObject({ count: 0 });
    expect(memory.data('storyUsage/family')).toMatchObject({ count: 1 });
    expect(memory.data('system/storyUsage')).toMatchObject({ count: 1, unverified: 0 });
  });

  test('keeps its counts for a month after its account was deleted [safety 3]', async () => {
    const { takeStory, keepMailboxUsage } = await instance();
    const family = of('family', 'mia@gmail.com');
    for (const quota of [LIMITS, UNVERIFIED]) await takeStory(family, quota);
    const paths = memory.paths().filter((name) => name.startsWith('mailboxUsage/'));
    expect(paths).toHaveLength(2);
    for (const path of paths) await memory.doc(path).set({ ...memory.data(path), expireAt: 'tomorrow' });
    await keepMailboxUsage('M.ia+tales@gmail.com');
    for (const path of paths) {
      const { expireAt, count } = memory.data(path) as { expireAt: { toMillis(): number }; count: number };
      expect([Math.round((expireAt.toMillis() - Date.now()) / 86_400_000), count]).toEqual([30, 1]);
    }
    const known = memory.paths().length;
    for (const nothing of ['leo@gmail.com', null]) await keepMailboxUsage(nothing);
    expect(memory.paths()).toHaveLength(known);
  });
});

describe('a write whose response is lost', () => {
  test('is not counted twice', async () => {
    memory = memoryFirestore(undefined, () => true);
    const { takeStory, giveStoryBack } = await instance();
    expect(await Promise.all([takeStory(of('family'), LIMITS), takeStory(of('family'), LIMITS)])).toMatchObject([
      { ok: true },
      { ok: true },
    ]);
    const counted = countedIn(await takeStory(of('family'), LIMITS));
    expect(memory.data('storyUsage/family')).toMatchObject({ count: 3 });
    expect(memory.data('system/storyUsage')).toMatchObject({ count: 3 });
    await giveStoryBack(counted, ALL);
    expect(memory.data('storyUsage/family')).toMatchObject({ count: 2 });
    expect(memory.data('system/storyUsage')).toMatchObject({ count: 2 });
  });

  test('gives the last story of a day to the call that took it', async () => {
    memory = memoryFirestore(undefined, () => true);
    const { takeStory } = await instance();
    const limits = { perUser: 1, perDay: { count: 1000 } };
    expect(await takeStory(of('family'), limits)).toMatchObject({ ok: true });
    expect(await takeStory(of('family'), limits)).toMatchObject({ ok: false, whose: 'user' });
  });
});

describe('remembered stories', () => {
  test('are the last twelve, newest first, and are returned with the next one', async () => {
    const { takeStory, rememberStory } = await instance();
    await takeStory(of('family'), LIMITS);
    for (let index = 0; index < 15; index += 1) await rememberStory('family', { ...STORY, title: `Story ${index}` });
    const allowance = await takeStory(of('family'), LIMITS);
    expect(allowance.ok && allowance.earlier.map(({ title }) => title)).toEqual(
      Array.from({ length: 12 }, (_story, index) => `Story ${14 - index}`),
    );
  });

  test('include all stories that finish at once', async () => {
    const each = await Promise.all([instance(), instance(), instance()]);
    await each[0]?.takeStory(of('family'), LIMITS);
    await Promise.all(each.flatMap(({ rememberStory }) => [rememberStory('family', STORY), rememberStory('family', STORY)]));
    expect(memory.data('storyUsage/family')?.earlier).toHaveLength(6);
  });

  test('are replaced by another story, or removed', async () => {
    const { takeStory, rememberStory } = await instance();
    await takeStory(of('family'), LIMITS);
    const [boat, bell] = [
      { ...STORY, title: 'The Boat' },
      { ...STORY, title: 'The Bell' },
    ];
    await rememberStory('family', STORY);
    await rememberStory('family', boat);
    await rememberStory('family', bell, boat);
    expect(memory.data('storyUsage/family')).toMatchObject({ earlier: [{ title: 'The Bell' }, { title: 'The Boot' }] });
    await rememberStory('family', null, bell);
    expect(memory.data('storyUsage/family')?.earlier).toEqual([STORY]);
  });

  test('stay empty if the account was deleted while its story was being written', async () => {
    const { takeStory, rememberStory, giveStoryBack } = await instance();
    const counted = countedIn(await takeStory(of('family'), LIMITS));
    await memory.doc('storyUsage/family').delete({});
    await rememberStory('family', STORY);
    await giveStoryBack(counted, ALL);
    expect(memory.data('storyUsage/family')).toBeUndefined();
  });

  test('expire ninety days after the last story', async () => {
    const { takeStory } = await instance();
    await takeStory(of('family'), LIMITS);
    const expireAt = memory.data('storyUsage/family')?.expireAt as { toMillis(): number };
    expect((expireAt.toMillis() - Date.now()) / 86_400_000).toBeCloseTo(90, 1);
  });
});
