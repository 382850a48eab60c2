/** Simultaneous calls, which share a family's day and its keys. */
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { LIMITS } from '../../../domain/src/index.ts';
import { LONG } from '../../long.ts';
import { database, deleteAsBrowser, generate, newAccount, REQUEST, storyteller } from '../support/support.ts';

/** The daily limit in functions/.env.demo-tuckaway-test. */
const LIMIT = 200;
/** The Functions emulator starts a process of 100 MB for each call that arrives while the others are busy. */
const STACK = LONG ? { quota: 3, calls: 8, callsWithOneKey: 8 } : { quota: 1, calls: 3, callsWithOneKey: 3 };

/** Milliseconds: the long run's processes take a while to start. */
const TEST_TIMEOUT_MS = 180_000;

test(
  `of ${STACK.calls} simultaneous calls at a quota of ${STACK.quota}, ${STACK.quota} get a story, and the others learn when to retry`,
  async () => {
    const family = await newAccount();
    const usage = database.doc(`storyUsage/${family.uid}`);
    await usage.set({ day: new Date().toISOString().slice(0, 10), count: LIMIT - STACK.quota });
    const answers = await Promise.all(Array.from({ length: STACK.calls }, () => generate(family)));
    const by = (wanted: number) => answers.filter(({ status }) => status === wanted);
    expect(answers.filter(({ status }) => status !== 200 && status !== 429)).toEqual([]);
    expect(by(200)).toHaveLength(STACK.quota);
    for (const { headers, json } of by(429)) {
      expect(json).toEqual({ message: "You've made all of today's stories.", code: 'quota' });
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
      expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(86_400);
    }
    expect((await usage.get()).get('count')).toBe(LIMIT);
    // Identical wishes produce similar stories, which are requested a second time.
    const { chat } = await storyteller.of(family).counts();
    expect(chat).toBeGreaterThanOrEqual(STACK.quota);
    expect(chat).toBeLessThanOrEqual(2 * STACK.quota);
    const requests = await database.collection('storyRequests').where('uid', '==', family.uid).get();
    expect(requests.docs.map((document) => document.get('status') as string)).toEqual(Array(STACK.quota).fill('told'));
    expect((await database.collection('stories').where('uid', '==', family.uid).get()).size).toBe(STACK.quota);
  },
  TEST_TIMEOUT_MS,
);

test(
  'simultaneous calls with one key get one story, cause one call to the model, and remember once',
  async () => {
    const family = await newAccount();
    await database
      .doc(`users/${family.uid}/children/3`)
      .set({ nickname: REQUEST.childName, favoriteAnimal: 'otter', storyLength: 'short', storyTone: 'calm' });
    const key = { 'idempotency-key': randomUUID() };
    const ask = () => generate(family, { ...REQUEST, childId: '3' }, key);
    const answers = await Promise.all(Array.from({ length: STACK.callsWithOneKey }, ask));
    expect(answers.filter(({ status }) => status !== 200).map(({ text }) => text)).toEqual([]);
    // Only the call that writes it counts a story.
    const stories = answers.map(({ json: { left: _left, ...story } }) => JSON.stringify(story));
    expect(new Set(stories).size).toBe(1);
    expect((await storyteller.of(family).counts()).chat).toBe(1);
    const moderated = (await storyteller.of(family).requests()).flatMap(({ body }) => (body.input ? [body.input.join()] : []));
    expect(moderated.filter((text) => text === REQUEST.favoriteAnimal)).toHaveLength(1);
    // A call that gets the stored story before it is saved moderates it too.
    expect(moderated.length - new Set(moderated).size).toBeLessThanOrEqual(STACK.callsWithOneKey - 1);
    expect((await database.collection('stories').where('uid', '==', family.uid).get()).size).toBe(1);
    expect((await database.doc(`storyUsage/${family.uid}`).get()).get('count')).toBe(1);

    const memories = () => database.collection(`users/${family.uid}/memories`).get();
    const [first, ...others] = (await memories()).docs;
    expect(others.length).toBeLessThan(LIMITS.newMemories);
    // A line that the family deleted does not come back.
    expect(await deleteAsBrowser(family, `users/${family.uid}/memories/${first?.id}`)).toBe(200);
    expect((await ask()).status).toBe(200);
    expect((await memories()).docs.map(({ id }) => id)).toEqual(others.map(({ id }) => id));
  },
  TEST_TIMEOUT_MS,
);
