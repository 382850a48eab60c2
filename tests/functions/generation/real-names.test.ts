import { expect, test } from 'vitest';
import { parseStoryRequest, type StoryRequest } from '../../../domain/src/index.ts';
import { finishStory } from '../../../functions/src/stories/story-template.ts';
import { writeStory } from '../../../functions/src/stories/writing/write-story.ts';
import { REAL_NAMES } from '../../fixtures/real-names.ts';
import { LONG } from '../../long.ts';
import { bundledStoryteller, inParallel } from '../support/families.ts';
import { generate, newAccount, REQUEST } from '../support/support.ts';

/** Every so many names get a story through the whole stack; `npm run test:long` takes all. */
const STEP = LONG ? 1 : 48;
const every = (step: number) => REAL_NAMES.filter((_name, index) => index % step === 0).map(({ name }) => name);

/** Ignores a capital at the beginning of a sentence, a dot at its end, and the kind of its apostrophes. */
const plain = (text: string) => text.toLowerCase().replaceAll("'", '’');
const shows = (text: string, name: string) => plain(text).includes(plain(name).replace(/\.$/u, ''));

/** What came instead of a story with the name; null for a correct one. */
function wrong(name: string, told: { title: string; content: string } | undefined): string | null {
  if (told === undefined) return `${name}: refused`;
  return shows(told.content, name) && !/[{}]/u.test(told.title + told.content) ? null : `${name}: not in the story`;
}

/** @returns what is wrong with the names' stories. */
async function problemsOf(
  names: readonly string[],
  tell: (request: StoryRequest) => Promise<{ title: string; content: string } | undefined>,
) {
  const tasks = names.map((name) => async () => {
    const parsed = parseStoryRequest({ ...REQUEST, childName: name });
    return parsed.ok ? wrong(parsed.value.childName, await tell(parsed.value).catch(() => undefined)) : wrong(name, undefined);
  });
  return (await inParallel(tasks, 2)).filter((problem) => problem !== null);
}

test(`${REAL_NAMES.length} real names in many scripts are accepted and fit into a story`, async () => {
  const { template } = await writeStory(REQUEST as StoryRequest, { storyteller: bundledStoryteller, budgetMs: 50_000 });
  expect(await problemsOf(every(1), async (request) => finishStory(template, request))).toEqual([]);
});

/** Milliseconds, for all names of a long run. */
const STACK_TIMEOUT_MS = 600_000;

test('real names work through the whole stack', { timeout: STACK_TIMEOUT_MS }, async () => {
  const tell = async (request: StoryRequest) => {
    const { status, json } = await generate(await newAccount(), request);
    return status === 200 ? json : undefined;
  };
  expect(await problemsOf(every(STEP), tell)).toEqual([]);
});
