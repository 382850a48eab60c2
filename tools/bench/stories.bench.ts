/**
 * The story engine's tokens, repairs and variety, with the local storyteller. With STORIES_BASE_URL, STORIES_KEY and STORIES_MODEL set,
 * variety is measured with that model (about 400 stories are paid for).
 */
import process from 'node:process';
import { splitSentences } from '../../domain/src/index.ts';
import type { RememberedStory } from '../../functions/src/stories/family-memory.ts';
import { openAiStoryteller } from '../../functions/src/stories/openai-storyteller.ts';
import type { ChatMessage, Storyteller } from '../../functions/src/stories/storyteller.ts';
import { writeStory } from '../../functions/src/stories/write-story.ts';
import { estimateChatTokens, estimateTokens } from '../storyteller/protocol/tokens.ts';
import { type RunningStoryteller, startStoryteller } from '../storyteller/server.ts';
import type { Benchmark } from './frame.ts';
import { distinct, likeness } from './likeness.ts';

const REQUEST = {
  childName: 'Zebedee',
  favoriteAnimal: 'otter',
  storySetting: 'garden',
  storyLength: 'medium',
  storyTone: 'calm',
} as const;
const SETTINGS = ['garden', 'space', 'bakery', 'arctic'] as const;
const LENGTHS = ['short', 'medium', 'long'] as const;
const TONES = ['funny', 'sleepy', 'cozy', 'silly', 'calm'] as const;
/** Number of earlier stories in a family's memory, as in functions/src/firestore/story-usage.ts. */
const REMEMBERED = 12;

let local: RunningStoryteller;
const begin = async () => {
  local = await startStoryteller({ port: 0 });
};
const end = () => local.close();

async function control(order: object): Promise<void> {
  const response = await fetch(`${local.url}/control`, { method: 'POST', body: JSON.stringify(order) });
  if (!response.ok) throw new Error(await response.text());
}

interface Asked {
  body: { messages?: ChatMessage[]; response_format?: unknown };
}

async function lastAsked(): Promise<Required<Asked['body']>> {
  const requests = (await (await fetch(`${local.url}/control/requests`)).json()) as Asked[];
  return requests.findLast(({ body }) => body.messages)?.body as Required<Asked['body']>;
}

function storytellerAt(baseUrl: string, key = 'local-storyteller', model = 'tuckaway-storyteller'): Storyteller {
  return openAiStoryteller({
    baseUrl,
    key,
    model,
    moderationBaseUrl: baseUrl,
    moderationKey: key,
    moderationModel: 'omni-moderation-latest',
  });
}

let memory: RememberedStory[] = [];

async function tokensAsked(earlier: readonly RememberedStory[]): Promise<number> {
  await writeStory(wish(), { storyteller: storytellerAt(`${local.url}/v1`), budgetMs: 20_000, earlier });
  return estimateChatTokens((await lastAsked()).messages);
}

/** Random, so that many rounds cover every kind of request. */
function wish() {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)] as T;
  return { ...REQUEST, storySetting: pick(SETTINGS), storyLength: pick(LENGTHS), storyTone: pick(TONES) };
}

const tokens: Benchmark = {
  name: 'Tokens of a prompt',
  unit: 'estimated, 1 to 3 % high; goal: at most 400 for the first request',
  rounds: 100,
  sides: {
    'the first request': () => tokensAsked([]),
    'with earlier stories to avoid': () => tokensAsked(memory),
    'the schema, which is sent beside it': async () => estimateTokens(JSON.stringify((await lastAsked()).response_format)),
  },
  begin: async () => {
    await begin();
    for (let count = 0; count < REMEMBERED; count += 1) {
      const storyteller = storytellerAt(`${local.url}/v1`);
      memory = [(await writeStory(wish(), { storyteller, budgetMs: 20_000, earlier: memory })).memory, ...memory];
    }
  },
  end,
};

const STORIES_A_ROUND = 60;

/** @param spread standard deviation of the lengths, in percent of the requested words. */
async function repairs(spread: number): Promise<Record<string, number>> {
  await fetch(`${local.url}/control`, { method: 'DELETE' });
  await control({ spread: spread / 100 });
  let repaired = 0;
  let lost = 0;
  for (let count = 0; count < STORIES_A_ROUND; count += 1) {
    const story = await writeStory(wish(), { storyteller: storytellerAt(`${local.url}/v1`), budgetMs: 20_000 }).catch(() => null);
    if (story === null) lost += 1;
    else if (story.repairs > 0) repaired += 1;
  }
  const { chat } = (await (await fetch(`${local.url}/control/counts`)).json()) as { chat: number };
  const share = (part: number) => (100 * part) / STORIES_A_ROUND;
  return { '% of stories repaired': share(repaired), '% without a story': share(lost), 'calls a story': chat / STORIES_A_ROUND };
}

const repairing: Benchmark = {
  name: `Repairs by how far a storyteller strays from the requested length (standard deviation), ${STORIES_A_ROUND} stories a round`,
  unit: 'by figure',
  rounds: 3,
  sides: Object.fromEntries([0, 5, 10, 15, 20, 25].map((spread) => [`${spread} %`, () => repairs(spread)])),
  begin,
  end,
  note: 'A repair strays as far as the first answer. Up to 15 % is accepted.',
};

const EQUAL_REQUESTS = 200;
const { STORIES_BASE_URL, STORIES_KEY, STORIES_MODEL } = process.env;
const teller = () => storytellerAt(STORIES_BASE_URL ?? `${local.url}/v1`, STORIES_KEY, STORIES_MODEL);

const PLAIN_PROMPT = `Write a bedtime story for a child. The user message is a JSON object: animal, setting, tone and words. Write {child} for the child's name. Answer with a title and paragraphs.`;

/** A prompt with the wishes alone. */
async function plainStory(): Promise<string> {
  const { favoriteAnimal: animal, storySetting: setting, storyTone: tone } = REQUEST;
  const messages: ChatMessage[] = [
    { role: 'system', content: PLAIN_PROMPT },
    { role: 'user', content: JSON.stringify({ animal, setting, tone, words: 400 }) },
  ];
  const { text } = await teller().tell(messages, { signal: AbortSignal.timeout(60_000), mostTokens: 3000 });
  return (JSON.parse(text) as { paragraphs: string[] }).paragraphs.join(' ');
}

async function variety(tell: () => Promise<string>): Promise<Record<string, number>> {
  if (STORIES_BASE_URL === undefined) await control({ forgets: true });
  const stories: string[] = [];
  for (let count = 0; count < EQUAL_REQUESTS; count += 1) stories.push(await tell());
  const { mean, alike } = likeness(stories, 0.3);
  const openings = stories.map((story) => splitSentences(story).slice(0, 2).join(' '));
  const again = openings.filter((opening, index) => openings.slice(Math.max(0, index - REMEMBERED), index).includes(opening));
  return {
    [`openings that differ, of ${EQUAL_REQUESTS}`]: distinct(openings),
    [`openings that the family had among its last ${REMEMBERED}`]: again.length,
    '% of three words in a row that two stories share, mean of all pairs': 100 * mean,
    '% of pairs that share 30 % and more': 100 * alike,
  };
}

const varying: Benchmark = {
  name: `Variety of ${EQUAL_REQUESTS} stories for equal wishes of one family`,
  unit: 'by figure',
  rounds: 3,
  sides: {
    'our prompt: seeds, and what to avoid': () => {
      let earlier: RememberedStory[] = [];
      return variety(async () => {
        const story = await writeStory(REQUEST, { storyteller: teller(), budgetMs: 50_000, earlier });
        earlier = [story.memory, ...earlier].slice(0, REMEMBERED);
        return story.template.paragraphs.join(' ');
      });
    },
    'a plain prompt': () => variety(plainStory),
  },
  begin,
  end,
  note:
    STORIES_BASE_URL === undefined
      ? 'The local storyteller forgets between calls, as models do, and picks evenly among a few plots. How much a real model repeats itself needs one: STORIES_BASE_URL, STORIES_KEY and STORIES_MODEL.'
      : 'With the model at STORIES_BASE_URL.',
};

export default [tokens, repairing, varying] satisfies Benchmark[];
