import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { GeneratedStory } from '../../../domain/src/index.ts';
import { LOCAL_DATA } from '../../../tools/local/paths.ts';
import { LONG } from '../../long.ts';
import { CANARY, canariesIn, familyOf, inParallel, namesItsChildrenAlone, wishOf } from '../support/families.ts';
import { agree, database, generate, newAccountOf, storyteller } from '../support/support.ts';

/** Eleven families have every kind of name; `npm run test:long` writes more stories. */
const [FAMILIES, STORIES_OF_EACH] = LONG ? [20, 10] : [11, 2];
const STORIES = FAMILIES * STORIES_OF_EACH;
/** Milliseconds, for `npm run test:long`. */
const TEST_TIMEOUT_MS = 600_000;

/** Calls without a family's code. */
const unscoped = storyteller.inScope('');

/** Requests a family's stories one after the other. @returns their keys, the ids of the model's answers, and what is wrong with the stories. */
async function tellAll(index: number) {
  const family = familyOf(index);
  const { uid, email, parent } = family;
  const account = await newAccountOf({ uid, email, displayName: parent });
  await agree(account);
  const keys: string[] = [];
  const wrong: string[] = [];
  for (let number = index * STORIES_OF_EACH; number < (index + 1) * STORIES_OF_EACH; number += 1) {
    const wish = LONG ? wishOf(family, number) : { ...wishOf(family, number), storyLength: 'short' as const };
    const key = randomUUID();
    keys.push(key);
    const { status, text, json } = await generate(account, wish, { 'idempotency-key': key });
    if (status !== 200) wrong.push(`${status} ${text}`);
    else if (!namesItsChildrenAlone(json as GeneratedStory, wish)) wrong.push(`${number}: ${wish.childName}`);
  }
  const calls = await storyteller.of(family).requests();
  expect(canariesIn(JSON.stringify(calls))).toEqual([]);
  // The documents of this family's requests contain no name either.
  const requests = await database.collection('storyRequests').where('uid', '==', uid).get();
  const kept = [...requests.docs, await database.doc(`storyUsage/${uid}`).get()].map((document) => document.data());
  expect(kept).toHaveLength(STORIES_OF_EACH + 1);
  expect(canariesIn(JSON.stringify(kept).replaceAll(uid, ''))).toEqual([]);
  return { keys, wrong, answers: calls.map(({ requestId }) => requestId) };
}

test(
  `names, addresses and ids are not sent for ${STORIES} stories, nor logged, and every story has its own children in it`,
  async () => {
    await unscoped.reset();
    const tasks = Array.from({ length: FAMILIES }, (_, index) => () => tellAll(index));
    const told = await inParallel(tasks, 2);
    expect(told.flatMap(({ wrong }) => wrong)).toEqual([]);
    expect(canariesIn(await unscoped.everythingSent())).toEqual([]);

    // The emulators record every line that a function logs.
    const lines = () => readFileSync(join(LOCAL_DATA, 'emulators-test.log'), 'utf8').split('\n');
    const answers = told.flatMap((one) => one.answers);
    const ofThese = () => lines().filter((line) => answers.some((id) => line.includes(id)));
    await expect.poll(() => ofThese().length, { timeout: 30_000 }).toBe(STORIES);
    const keys = told.flatMap((one) => one.keys);
    expect(lines().filter((line) => CANARY.test(line) || keys.some((key) => line.includes(key)))).toEqual([]);
  },
  TEST_TIMEOUT_MS,
);
