import process from 'node:process';
import { expect, test } from 'vitest';
import { parseStoryRequest } from '../../../domain/src/index.ts';
import { REAL_NAMES } from '../../fixtures/real-names.ts';
import { createStoryWriter, inParallel } from '../support/families.ts';
import { generate, newAccount, REQUEST } from '../support/support.ts';
import { useAlone } from '../support/use-alone.ts';

useAlone('storyteller');

/** Every so many is sent through the whole stack; `npm run test:long` sends all. */
const STEP = process.env.TUCKAWAY_LONG ? 1 : 16;

/** Ignores a capital at the beginning of a sentence and a dot at its end. */
const shows = (text: string, name: string) => text.toLowerCase().includes(name.toLowerCase().replace(/\.$/u, ''));

/** What came instead of a story with the name; null for a correct one. */
function wrong(name: string, told: { title: string; content: string } | undefined): string | null {
  if (told === undefined) return `${name}: refused`;
  return shows(told.content, name) && !/[{}]/u.test(told.title + told.content) ? null : `${name}: not in the story`;
}

test(`${REAL_NAMES.length} real names in many scripts are accepted, and each is in its story`, async () => {
  const tell = createStoryWriter();
  const tasks = REAL_NAMES.map(({ name }) => async () => {
    const parsed = parseStoryRequest({ ...REQUEST, childName: name });
    if (!parsed.ok) return wrong(name, undefined);
    return wrong(parsed.value.childName, await tell(`family of ${name}`, parsed.value).catch(() => undefined));
  });
  const problems = (await inParallel(tasks, 4)).filter((problem) => problem !== null);
  process.stdout.write(`${REAL_NAMES.length} real names: ${problems.length} refused or missing in their stories\n`);
  expect(problems).toEqual([]);
});

test('real names work through the whole stack', async () => {
  const some = REAL_NAMES.filter((_name, index) => index % STEP === 0);
  const family = await newAccount();
  const tasks = some.map(({ name }) => async () => {
    const account = process.env.TUCKAWAY_LONG ? await newAccount() : family;
    const { status, json } = await generate(account, { ...REQUEST, childName: name });
    const parsed = parseStoryRequest({ ...REQUEST, childName: name });
    return wrong(parsed.ok ? parsed.value.childName : name, status === 200 ? json : undefined);
  });
  expect((await inParallel(tasks, 4)).filter((problem) => problem !== null)).toEqual([]);
});
