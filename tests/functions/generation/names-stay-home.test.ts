import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { beforeEach, describe, expect, test } from 'vitest';
import type { GeneratedStory } from '../../../domain/src/index.ts';
import { LOCAL_DATA } from '../../../tools/local/paths.ts';
import {
  CANARY,
  canariesIn,
  createStoryWriter,
  type Family,
  familyOf,
  inParallel,
  namesItsChildrenAlone,
  wishOf,
} from '../support/families.ts';
import { type Account, database, generate, newAccountOf, storyteller } from '../support/support.ts';
import { useAlone } from '../support/use-alone.ts';

useAlone('storyteller');

const STORIES_PER_FAMILY = 10;
/** Stories written by the use case, and through the whole stack; `npm run test:long` writes all of them. */
const STORIES = process.env.TUCKAWAY_LONG ? 1000 : 100;
const THROUGH_THE_STACK = process.env.TUCKAWAY_LONG ? 1000 : 20;
/** Milliseconds, for a busy machine and for `npm run test:long`. */
const TEST_TIMEOUT_MS = 600_000;
/** Families whose calls are checked at a time: the storyteller records the last 500 calls. */
const AT_A_TIME = 10;

beforeEach(() => storyteller.reset());

interface Tally {
  stories: number;
  canariesSent: string[];
  wronglyNamed: string[];
  others: string[];
}

/** Each family requests its stories one after the other, several families at once. */
async function tellAll(
  stories: number,
  ask: (family: Family, number: number) => Promise<GeneratedStory | string>,
  secrets: RegExp = CANARY,
): Promise<Tally> {
  const tally: Tally = { stories: 0, canariesSent: [], wronglyNamed: [], others: [] };
  const families = Array.from({ length: Math.ceil(stories / STORIES_PER_FAMILY) }, (_, index) => familyOf(index));
  for (let first = 0; first < families.length; first += AT_A_TIME) {
    await storyteller.reset();
    const group = families.slice(first, first + AT_A_TIME).map((family) => async () => {
      for (let number = 0; number < STORIES_PER_FAMILY; number += 1) {
        const wish = wishOf(family, number);
        const told = await ask(family, number);
        if (typeof told === 'string') tally.others.push(told);
        else if (!namesItsChildrenAlone(told, wish)) tally.wronglyNamed.push(`${number}: ${wish.childName}`);
        tally.stories += 1;
      }
    });
    await inParallel(group, 4);
    const sent = await storyteller.everythingSent();
    tally.canariesSent.push(...canariesIn(sent), ...(secrets.exec(sent) ?? []));
  }
  return tally;
}

const say = (where: string, { stories, canariesSent, wronglyNamed, others }: Tally) =>
  process.stdout.write(
    `${stories} stories ${where}: ${canariesSent.length} canaries in the requests, ${wronglyNamed.length} wrongly named, ${others.length} not told\n`,
  );

describe('names, addresses and ids', () => {
  test(
    `are not sent for ${STORIES} stories, and every story has its own children in it`,
    async () => {
      const tell = createStoryWriter();
      const tally = await tellAll(STORIES, (family, number) =>
        tell(family.uid, wishOf(family, number)).catch((error: unknown) => String(error)),
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
      const accountOf = (family: Family) => {
        const known = accounts.get(family.uid) ?? newAccountOf({ uid: family.uid, email: family.email, displayName: family.parent });
        accounts.set(family.uid, known);
        return known;
      };
      const tally = await tellAll(THROUGH_THE_STACK, async (family, number) => {
        const key = randomUUID();
        keys.push(key);
        const { status, text, json } = await generate(await accountOf(family), wishOf(family, number), { 'idempotency-key': key });
        return status === 200 ? (json as GeneratedStory) : `${status} ${text}`;
      });
      say('through the whole stack', tally);
      expect(tally).toEqual({ stories: THROUGH_THE_STACK, canariesSent: [], wronglyNamed: [], others: [] });

      // The documents of these families and stories contain no name either.
      for (const uid of accounts.keys()) {
        const requests = await database.collection('storyRequests').where('uid', '==', uid).get();
        const kept = [...requests.docs, await database.doc(`storyUsage/${uid}`).get()].map((document) => ({ ...document.data(), uid: '' }));
        expect(kept).toHaveLength(STORIES_PER_FAMILY + 1);
        expect(canariesIn(JSON.stringify(kept))).toEqual([]);
      }

      // The emulators record every line that a function logs.
      const log = () => readFileSync(join(LOCAL_DATA, 'emulators-test.log'), 'utf8');
      await expect.poll(() => log().split('story written').length - 1, { timeout: 10_000 }).toBeGreaterThanOrEqual(THROUGH_THE_STACK);
      const found = log()
        .split('\n')
        .filter((line) => CANARY.test(line) || keys.some((key) => line.includes(key)));
      process.stdout.write(`the log of the run: ${log().split('\n').length} lines, ${found.length} with a canary\n`);
      expect(found).toEqual([]);
    },
    TEST_TIMEOUT_MS,
  );
});
