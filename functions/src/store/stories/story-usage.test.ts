import { describe, expect, test, vi } from 'vitest';
import { memoryFirestore } from '../../../testing/memory-firestore.ts';
import { ALL, countedIn, instance, LIMITS, of, today, usage } from '../../../testing/usage-world.ts';
import type { Counted } from '../../stories/order/account-quota.ts';

vi.mock('../firestore.ts', () => ({ firestore: () => usage.memory }));

const STORY = { seed: 'slow-lamp', title: 'The Boot', opening: 'It rained.', sketch: 'abc' };
/** The counts that a story raised on an earlier day. */
function longAgo({ family, site }: Counted): Counted {
  const earlier = <One extends { day: string }>(one: One): One => ({ ...one, day: one.day === today() ? '2020-01-01' : one.day });
  return { family: family.map(earlier), site: earlier(site) };
}

describe("a day's stories", () => {
  test('requested together in one instance take two writes', async () => {
    const { takeStory } = await instance();
    await Promise.all(Array.from({ length: 100 }, () => takeStory(of('family'), { perUser: 100, perDay: { count: 1000 } })));
    expect(usage.memory.writes()).toBe(2);
  });

  test('that are used up leave both counters as they are', async () => {
    const { takeStory } = await instance();
    await usage.memory.doc('storyUsage/family').create({ day: today(), count: 10 });
    await usage.memory.doc('system/storyUsage').create({ day: today(), count: 70 });
    expect(await takeStory(of('family'), LIMITS)).toMatchObject({ ok: false, whose: 'user' });
    expect(await takeStory(of('another'), { perUser: 10, perDay: { count: 70 } })).toMatchObject({ ok: false, whose: 'all' });
    expect(usage.memory.data('storyUsage/family')).toMatchObject({ count: 10 });
    expect(usage.memory.data('storyUsage/another')).toMatchObject({ count: 0 });
    expect(usage.memory.data('system/storyUsage')).toMatchObject({ count: 70 });
  });

  test('come with how many are left, for the family or for all, and when there are more', async () => {
    const { takeStory } = await instance();
    await usage.memory.doc('storyUsage/family').create({ day: today(), count: 7 });
    const left = async (perDay: number) => {
      const taken = await takeStory(of('family'), { perUser: 10, perDay: { count: perDay } });
      return taken.ok && taken.left;
    };
    const returnsInSeconds = expect.any(Number);
    expect(await left(1000)).toEqual({ stories: 2, returnsInSeconds });
    expect(await left(3)).toEqual({ stories: 1, returnsInSeconds });
    expect(await left(3)).toEqual({ stories: 0, returnsInSeconds });
  });

  test('that were given back can be taken again, on the same day only', async () => {
    const { takeStory, giveStoryBack } = await instance();
    const counted = countedIn(await takeStory(of('family'), LIMITS));
    await giveStoryBack(longAgo(counted), ALL);
    expect(usage.memory.data('storyUsage/family')).toMatchObject({ count: 1 });
    await giveStoryBack(counted, ALL);
    expect(usage.memory.data('storyUsage/family')).toMatchObject({ count: 0 });
    expect(usage.memory.data('system/storyUsage')).toMatchObject({ count: 0 });
  });
});

describe('a family without a verified email', () => {
  const UNVERIFIED = { ...LIMITS, inTotal: 2 };
  const TOTAL = 'storyUsage/family/totals/unverified';

  test('gets its stories in total, on whichever days and however many calls come at once', async () => {
    const { takeStory } = await instance();
    await usage.memory.doc('storyUsage/family').create({ day: '2020-01-01', count: 1 });
    await usage.memory.doc(TOTAL).create({ day: 'ever', count: 1 });
    const answers = await Promise.all(Array.from({ length: 20 }, () => takeStory(of('family'), UNVERIFIED)));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    for (const answer of answers.filter(({ ok }) => !ok)) expect(answer).toEqual({ ok: false, whose: 'unverified', retryAfter: 3600 });
    expect(usage.memory.data('storyUsage/family')).toMatchObject({ day: today(), count: 1 });
    expect(usage.memory.data('system/storyUsage')).toMatchObject({ day: today(), count: 1 });
    expect(usage.memory.data(TOTAL)).toMatchObject({ count: 2 });
  });

  test('cannot wait until the count is forgotten, while its titles and openings are', async () => {
    const { takeStory } = await instance();
    await takeStory(of('family'), UNVERIFIED);
    expect(usage.memory.data('storyUsage/family')).toHaveProperty('expireAt');
    expect(usage.memory.data(TOTAL)).toEqual({ day: 'ever', count: 1, countedBy: expect.any(String) });
    await usage.memory.doc('storyUsage/family').delete({});
    const last = await takeStory(of('family'), UNVERIFIED);
    expect(last).toMatchObject({ ok: true });
    // A new day would bring nothing.
    expect(last).not.toHaveProperty('left');
    expect(await takeStory(of('family'), UNVERIFIED)).toMatchObject({ ok: false, whose: 'unverified' });
  });

  test('gets a story back that was not written, even after midnight', async () => {
    const { takeStory, giveStoryBack } = await instance();
    await giveStoryBack(longAgo(countedIn(await takeStory(of('family'), UNVERIFIED))), ALL);
    expect(usage.memory.data('storyUsage/family')).toMatchObject({ count: 1 });
    expect(usage.memory.data(TOTAL)).toMatchObject({ count: 0 });
    await giveStoryBack(countedIn(await takeStory(of('family'), UNVERIFIED)), ALL);
    expect(usage.memory.data('storyUsage/family')).toMatchObject({ count: 1 });
    expect(usage.memory.data(TOTAL)).toMatchObject({ count: 0 });
  });

  test('does not lose one to a day without stories', async () => {
    const { takeStory } = await instance();
    await usage.memory.doc('system/storyUsage').create({ day: today(), count: 1000 });
    expect(await takeStory(of('family'), UNVERIFIED)).toMatchObject({ ok: false, whose: 'all' });
    await usage.memory.doc('storyUsage/other').create({ day: today(), count: 10 });
    expect(await takeStory(of('other'), UNVERIFIED)).toMatchObject({ ok: false, whose: 'user' });
    expect([usage.memory.data(TOTAL), usage.memory.data('storyUsage/other/totals/unverified')]).toMatchObject([{ count: 0 }, { count: 0 }]);
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

describe('a write whose response is lost', () => {
  test('is not counted twice', async () => {
    usage.memory = memoryFirestore(undefined, () => true);
    const { takeStory, giveStoryBack } = await instance();
    expect(await Promise.all([takeStory(of('family'), LIMITS), takeStory(of('family'), LIMITS)])).toMatchObject([
      { ok: true },
      { ok: true },
    ]);
    const counted = countedIn(await takeStory(of('family'), LIMITS));
    expect(usage.memory.data('storyUsage/family')).toMatchObject({ count: 3 });
    expect(usage.memory.data('system/storyUsage')).toMatchObject({ count: 3 });
    await giveStoryBack(counted, ALL);
    expect(usage.memory.data('storyUsage/family')).toMatchObject({ count: 2 });
    expect(usage.memory.data('system/storyUsage')).toMatchObject({ count: 2 });
  });

  test('gives the last story of a day to the call that took it', async () => {
    usage.memory = memoryFirestore(undefined, () => true);
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
    expect(usage.memory.data('storyUsage/family')?.earlier).toHaveLength(6);
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
    expect(usage.memory.data('storyUsage/family')).toMatchObject({ earlier: [{ title: 'The Bell' }, { title: 'The Boot' }] });
    await rememberStory('family', null, bell);
    expect(usage.memory.data('storyUsage/family')?.earlier).toEqual([STORY]);
  });

  test('stay empty if the account was deleted while its story was being written', async () => {
    const { takeStory, rememberStory, giveStoryBack } = await instance();
    const counted = countedIn(await takeStory(of('family'), LIMITS));
    await usage.memory.doc('storyUsage/family').delete({});
    await rememberStory('family', STORY);
    await giveStoryBack(counted, ALL);
    expect(usage.memory.data('storyUsage/family')).toBeUndefined();
  });

  test('expire ninety days after the last story', async () => {
    const { takeStory } = await instance();
    await takeStory(of('family'), LIMITS);
    const expireAt = usage.memory.data('storyUsage/family')?.expireAt as { toMillis(): number };
    expect((expireAt.toMillis() - Date.now()) / 86_400_000).toBeCloseTo(90, 1);
  });
});
