import { expect, test } from 'vitest';
import { parseStoryRequest, type StoryRequest } from '../../../domain/src/index.ts';
import { finishStory } from '../../../functions/src/stories/story-template.ts';
import { REAL_NAMES } from '../../fixtures/real-names.ts';
import { LONG } from '../../long.ts';
import { inParallel } from '../support/families.ts';
import { generate, newAccount, REQUEST } from '../support/support.ts';

type Told = { title: string; content: string } | undefined;

/** Every so many names get a story through the whole stack; `npm run test:long` takes all. */
const STEP = LONG ? 1 : 48;
/** Milliseconds, for all names of a long run. */
const TEST_TIMEOUT_MS = 600_000;

/** Ignores a capital at the beginning of a sentence, a dot at its end, and the kind of its apostrophes. */
const plain = (text: string) => text.toLowerCase().replaceAll("'", '’');
const shows = (text: string, name: string) => plain(text).includes(plain(name).replace(/\.$/u, ''));

/** What came instead of a story with the name; null for a correct one. */
function wrong(name: string, told: Told): string | null {
  if (told === undefined) return `${name}: refused`;
  return shows(told.content, name) && !/[{}]/u.test(told.title + told.content) ? null : `${name}: not in the story`;
}

/** @returns what is wrong with the stories of every so many names. */
async function problemsOf(step: number, tell: (request: StoryRequest) => Promise<Told>) {
  const names = REAL_NAMES.filter((_name, index) => index % step === 0);
  const tasks = names.map(({ name }) => async () => {
    const parsed = parseStoryRequest({ ...REQUEST, childName: name });
    return parsed.ok ? wrong(parsed.value.childName, await tell(parsed.value).catch(() => undefined)) : wrong(name, undefined);
  });
  return (await inParallel(tasks, 2)).filter((problem) => problem !== null);
}

test(`${REAL_NAMES.length} real names in many scripts are accepted and fit into a story`, { timeout: TEST_TIMEOUT_MS }, async () => {
  const { json } = await generate(await newAccount());
  const template = { title: "{child}'s Boat", paragraphs: json.template.split('\n\n') as string[] };
  const tell = async (request: StoryRequest) => {
    const { status, json: told } = await generate(await newAccount(), request);
    return status === 200 ? (told as Told) : undefined;
  };
  // First, because the other names keep this process busy until the server closes its connections.
  expect(await problemsOf(STEP, tell)).toEqual([]);
  expect(await problemsOf(1, async (request) => finishStory(template, request))).toEqual([]);
});
