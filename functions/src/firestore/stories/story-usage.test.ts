import { beforeEach, describe, expect, test, vi } from 'vitest';
import { memoryFirestore } from '../../../testing/memory-firestore.ts';

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

const LIMITS = { perUser: 10, perDay: 1000 };
const today = () => new Date().toISOString().slice(0, 10);
const STORY = { seed: 'slow-lamp', title: 'The Boot', opening: 'It rained.', sketch: 'abc' };

describe("a day's stories", () => {
  test.each([1, 4, 20])('for a hundred calls at once in %i instances, at a quota of ten, are ten', async (instances) => {
    const each = await Promise.all(Array.from({ length: instances }, instance));
    const calls = Array.from({ length: 100 }, (_call, index) => each[index % instances]?.takeStory('family', LIMITS));
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
    await Promise.all(Array.from({ length: 100 }, () => takeStory('family', { perUser: 100, perDay: 1000 })));
    expect(memory.writes()).toBe(2);
  });

  test('are counted for the family and for all, and come with the stories to avoid', async () => {
    const { takeStory } = await instance();
    await memory.doc('storyUsage/family').create({ day: today(), count: 3, earlier: [STORY] });
    await memory.doc('system/storyUsage').create({ day: today(), count: 70 });
    expect(await takeStory('family', LIMITS)).toEqual({ ok: true, day: today(), earlier: [STORY] });
    expect(memory.data('storyUsage/family')).toMatchObject({ count: 4, earlier: [STORY] });
    expect(memory.data('system/storyUsage')).toMatchObject({ count: 71 });
  });

  test('that are used up leave both counters as they are', async () => {
    const { takeStory } = await instance();
    await memory.doc('storyUsage/family').create({ day: today(), count: 10 });
    await memory.doc('system/storyUsage').create({ day: today(), count: 70 });
    expect(await takeStory('family', LIMITS)).toMatchObject({ ok: false, whose: 'user' });
    expect(await takeStory('another', { perUser: 10, perDay: 70 })).toMatchObject({ ok: false, whose: 'all' });
    expect(memory.data('storyUsage/family')).toMatchObject({ count: 10 });
    expect(memory.data('storyUsage/another')).toMatchObject({ count: 0 });
    expect(memory.data('system/storyUsage')).toMatchObject({ count: 70 });
  });

  test('used up by all families do not count for this one', async () => {
    const { takeStory } = await instance();
    const limits = { perUser: 10, perDay: 3 };
    const allowances = await Promise.all(Array.from({ length: 5 }, (_call, index) => takeStory(`family ${index}`, limits)));
    expect(allowances.filter(({ ok }) => ok)).toHaveLength(3);
    expect(allowances.filter((allowance) => !allowance.ok && allowance.whose === 'all')).toHaveLength(2);
    const counts = [0, 1, 2, 3, 4].map((index) => memory.data(`storyUsage/${encodeURIComponent(`family ${index}`)}`)?.count as number);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(3);
  });

  test('that were given back can be taken again, on the same day only', async () => {
    const { takeStory, giveStoryBack } = await instance();
    await takeStory('family', LIMITS);
    await giveStoryBack('family', '2020-01-01');
    expect(memory.data('storyUsage/family')).toMatchObject({ count: 1 });
    await giveStoryBack('family', today());
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
    const answers = await Promise.all(Array.from({ length: 20 }, () => takeStory('family', UNVERIFIED)));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    for (const answer of answers.filter(({ ok }) => !ok)) expect(answer).toEqual({ ok: false, whose: 'unverified', retryAfter: 3600 });
    expect(memory.data('storyUsage/family')).toMatchObject({ day: today(), count: 1 });
    expect(memory.data('system/storyUsage')).toMatchObject({ day: today(), count: 1 });
    expect(memory.data(TOTAL)).toMatchObject({ count: 2 });
  });

  test('cannot wait until the count is forgotten, while its titles and openings are', async () => {
    const { takeStory } = await instance();
    await takeStory('family', UNVERIFIED);
    expect(memory.data('storyUsage/family')).toHaveProperty('expireAt');
    expect(memory.data(TOTAL)).toEqual({ day: 'ever', count: 1, countedBy: expect.any(String) });
    await memory.doc('storyUsage/family').delete({});
    expect(await takeStory('family', UNVERIFIED)).toMatchObject({ ok: true });
    expect(await takeStory('family', UNVERIFIED)).toMatchObject({ ok: false, whose: 'unverified' });
  });

  test('gets a story back that was not written, even after midnight', async () => {
    const { takeStory, giveStoryBack } = await instance();
    await takeStory('family', UNVERIFIED);
    await giveStoryBack('family', '2020-01-01');
    expect(memory.data('storyUsage/family')).toMatchObject({ count: 1 });
    expect(memory.data(TOTAL)).toMatchObject({ count: 0 });
    await takeStory('family', UNVERIFIED);
    await giveStoryBack('family', today());
    expect(memory.data('storyUsage/family')).toMatchObject({ count: 1 });
    expect(memory.data(TOTAL)).toMatchObject({ count: 0 });
  });

  test('does not lose one to a day without stories', async () => {
    const { takeStory } = await instance();
    await memory.doc('system/storyUsage').create({ day: today(), count: 1000 });
    expect(await takeStory('family', UNVERIFIED)).toMatchObject({ ok: false, whose: 'all' });
    await memory.doc('storyUsage/other').create({ day: today(), count: 10 });
    expect(await takeStory('other', UNVERIFIED)).toMatchObject({ ok: false, whose: 'user' });
    expect([memory.data(TOTAL), memory.data('storyUsage/other/totals/unverified')]).toMatchObject([{ count: 0 }, { count: 0 }]);
  });

  test('has the rest of its day once the email is verified', async () => {
    const { takeStory } = await instance();
    const stories = [UNVERIFIED, UNVERIFIED, UNVERIFIED, { ...LIMITS, perUser: 3 }, { ...LIMITS, perUser: 3 }];
    const answers = [];
    for (const limits of stories) answers.push(await takeStory('family', limits));
    expect(answers.map((answer) => answer.ok || answer.whose)).toEqual([true, true, 'unverified', true, 'user']);
  });

  test('is told to verify the email if both limits are reached', async () => {
    const { takeStory } = await instance();
    const limits = { perUser: 2, perDay: 1000, inTotal: 2 };
    for (let story = 0; story < 2; story += 1) await takeStory('family', limits);
    expect(await takeStory('family', limits)).toMatchObject({ whose: 'unverified' });
  });
});

test('a part of the day is left to established families', async () => {
  const { takeStory } = await instance();
  const answers = [];
  for (const perDay of [2, 2, 2, 3]) answers.push(await takeStory(`family ${answers.length}`, { perUser: 10, perDay }));
  expect(answers.map((answer) => answer.ok || answer.whose)).toEqual([true, true, 'all', true]);
});

describe('a write whose response is lost', () => {
  test('is not counted twice', async () => {
    memory = memoryFirestore(undefined, () => true);
    const { takeStory, giveStoryBack } = await instance();
    expect(await Promise.all([takeStory('family', LIMITS), takeStory('family', LIMITS)])).toMatchObject([{ ok: true }, { ok: true }]);
    expect(await takeStory('family', LIMITS)).toMatchObject({ ok: true });
    expect(memory.data('storyUsage/family')).toMatchObject({ count: 3 });
    expect(memory.data('system/storyUsage')).toMatchObject({ count: 3 });
    await giveStoryBack('family', today());
    expect(memory.data('storyUsage/family')).toMatchObject({ count: 2 });
    expect(memory.data('system/storyUsage')).toMatchObject({ count: 2 });
  });

  test('gives the last story of a day to the call that took it', async () => {
    memory = memoryFirestore(undefined, () => true);
    const { takeStory } = await instance();
    const limits = { perUser: 1, perDay: 1000 };
    expect(await takeStory('family', limits)).toMatchObject({ ok: true });
    expect(await takeStory('family', limits)).toMatchObject({ ok: false, whose: 'user' });
  });
});

describe('remembered stories', () => {
  test('are the last twelve, newest first, and are returned with the next one', async () => {
    const { takeStory, rememberStory } = await instance();
    await takeStory('family', LIMITS);
    for (let index = 0; index < 15; index += 1) await rememberStory('family', { ...STORY, title: `Story ${index}` });
    const allowance = await takeStory('family', LIMITS);
    expect(allowance.ok && allowance.earlier.map(({ title }) => title)).toEqual(
      Array.from({ length: 12 }, (_story, index) => `Story ${14 - index}`),
    );
  });

  test('include all stories that finish at once', async () => {
    const each = await Promise.all([instance(), instance(), instance()]);
    await each[0]?.takeStory('family', LIMITS);
    await Promise.all(each.flatMap(({ rememberStory }) => [rememberStory('family', STORY), rememberStory('family', STORY)]));
    expect(memory.data('storyUsage/family')?.earlier).toHaveLength(6);
  });

  test('are replaced by another story, or removed', async () => {
    const { takeStory, rememberStory } = await instance();
    await takeStory('family', LIMITS);
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
    await takeStory('family', LIMITS);
    await memory.doc('storyUsage/family').delete({});
    await rememberStory('family', STORY);
    await giveStoryBack('family', today());
    expect(memory.data('storyUsage/family')).toBeUndefined();
  });

  test('expire ninety days after the last story', async () => {
    const { takeStory } = await instance();
    await takeStory('family', LIMITS);
    const expireAt = memory.data('storyUsage/family')?.expireAt as { toMillis(): number };
    expect((expireAt.toMillis() - Date.now()) / 86_400_000).toBeCloseTo(90, 1);
  });
});
