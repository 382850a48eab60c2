import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { beforeAll, describe, expect, test } from 'vitest';
import type { GeneratedStory, StoryRequest } from '../../../domain/src/index.ts';
import { LOCAL_DATA } from '../../../tools/local/paths.ts';
import { LONG } from '../../long.ts';
import {
  asked,
  CANARY,
  canariesIn,
  createStoryWriter,
  type Family,
  familyOf,
  inParallel,
  namesItsChildrenAlone,
  wishOf,
} from '../support/families.ts';
import { type Account, agree, database, generate, newAccountOf, storyteller } from '../support/support.ts';

const STORIES_PER_FAMILY = 10;
/** Stories written by the use case, for each kind of name, and through the whole stack; `npm run test:long` writes more. */
const STORIES = LONG ? 500 : 60;
const THROUGH_THE_STACK = LONG ? 200 : 10;
/** Milliseconds, for `npm run test:long`. */
const TEST_TIMEOUT_MS = 600_000;
/** Families whose calls are checked at a time: the storyteller records the last 2,000 calls. */
const AT_A_TIME = 10;

/** Calls without a family's code. */
const unscoped = storyteller.inScope('');
beforeAll(() => unscoped.reset());

interface Tally {
  stories: number;
  canariesSent: string[];
  wronglyNamed: string[];
  others: string[];
}

/** Each family requests its stories one after the other, several families at once. */
async function tellAll(
  stories: number,
  ask: (family: Family, wish: StoryRequest) => Promise<GeneratedStory | string>,
  sentFor: (families: readonly Family[]) => Promise<string>,
): Promise<Tally> {
  const tally: Tally = { stories: 0, canariesSent: [], wronglyNamed: [], others: [] };
  const families = Array.from({ length: Math.ceil(stories / STORIES_PER_FAMILY) }, (_, index) => familyOf(index));
  for (let first = 0; first < families.length; first += AT_A_TIME) {
    const some = families.slice(first, first + AT_A_TIME);
    const group = some.map((family) => async () => {
      for (let number = 0; number < STORIES_PER_FAMILY; number += 1) {
        const wish = LONG ? wishOf(family, number) : { ...wishOf(family, number), storyLength: 'short' as const };
        const generated = await ask(family, wish);
        if (typeof generated === 'string') tally.others.push(generated);
        else if (!namesItsChildrenAlone(generated, wish)) tally.wronglyNamed.push(`${number}: ${wish.childName}`);
        tally.stories += 1;
      }
    });
    await inParallel(group, 2);
    tally.canariesSent.push(...canariesIn(await sentFor(some)), ...canariesIn(await unscoped.everythingSent()));
    await unscoped.reset();
  }
  return tally;
}

/** Figures of the long run. */
function say(where: string, { stories, canariesSent, wronglyNamed, others }: Tally): void {
  if (!LONG) return;
  const found = `${canariesSent.length} canaries in the requests, ${wronglyNamed.length} wrongly named, ${others.length} not generated`;
  process.stdout.write(`${stories} stories ${where}: ${found}\n`);
}

describe('names, addresses and ids', () => {
  test(
    `are not sent for ${STORIES} stories, and every story has its own children in it`,
    async () => {
      const tell = createStoryWriter();
      const sentAndForgotten = async () => {
        const sent = await asked.everythingSent();
        await asked.reset();
        return sent;
      };
      const tally = await tellAll(
        STORIES,
        (family, wish) => tell(family.uid, wish).catch((error: unknown) => String(error)),
        sentAndForgotten,
      );
      say('by the use case', tally);
      expect(tally).toEqual({ stories: STORIES, canariesSent: [], wronglyNamed: [], others: [] });
    },
    TEST_TIMEOUT_MS,
  );

  test(
    `are not sent through the whole stack for ${THROUGH_THE_STACK} stories, and not logged`,
    async () => {
      const accounts = new Map<string, Promise<Account>>();
      const keys: string[] = [];
      const newFamily = async ({ uid, email, parent }: Family) => {
        const account = await newAccountOf({ uid, email, displayName: parent });
        await agree(account);
        return account;
      };
      const accountOf = (family: Family) => {
        const known = accounts.get(family.uid) ?? newFamily(family);
        accounts.set(family.uid, known);
        return known;
      };
      const ask = async (family: Family, wish: StoryRequest) => {
        const key = randomUUID();
        keys.push(key);
        const { status, text, json } = await generate(await accountOf(family), wish, { 'idempotency-key': key });
        return status === 200 ? (json as GeneratedStory) : `${status} ${text}`;
      };
      const answers: string[] = [];
      const sentFor = async (families: readonly Family[]) => {
        const calls = (await Promise.all(families.map((family) => storyteller.of(family).requests()))).flat();
        answers.push(...calls.map(({ requestId }) => requestId));
        return JSON.stringify(calls);
      };
      const tally = await tellAll(THROUGH_THE_STACK, ask, sentFor);
      say('through the whole stack', tally);
      expect(tally).toEqual({ stories: THROUGH_THE_STACK, canariesSent: [], wronglyNamed: [], others: [] });

      // The documents of these families and stories contain no name either.
      for (const uid of accounts.keys()) {
        const requests = await database.collection('storyRequests').where('uid', '==', uid).get();
        const kept = [...requests.docs, await database.doc(`storyUsage/${uid}`).get()].map((document) => document.data());
        expect(kept).toHaveLength(STORIES_PER_FAMILY + 1);
        expect(canariesIn(JSON.stringify(kept).replaceAll(uid, ''))).toEqual([]);
      }

      // The emulators record every line that a function logs.
      const lines = () => readFileSync(join(LOCAL_DATA, 'emulators-test.log'), 'utf8').split('\n');
      const ofThese = () => lines().filter((line) => answers.some((id) => line.includes(id)));
      await expect.poll(() => ofThese().length, { timeout: 30_000 }).toBe(THROUGH_THE_STACK);
      const found = lines().filter((line) => CANARY.test(line) || keys.some((key) => line.includes(key)));
      expect(found).toEqual([]);
    },
    TEST_TIMEOUT_MS,
  );
});
