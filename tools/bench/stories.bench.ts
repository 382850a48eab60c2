/**
 * Tokens of the prompt and variety of the story engine, with the local storyteller. With STORIES_BASE_URL, STORIES_KEY and
 * STORIES_MODEL set, variety is measured with that model, which must be paid for about 200 stories.
 */
import process from 'node:process';
import { splitSentences } from '../../domain/src/index.ts';
import type { RememberedStory } from '../../functions/src/stories/family-memory.ts';
import { openAiStoryteller } from '../../functions/src/stories/model/openai-storyteller.ts';
import type { ChatMessage, Storyteller } from '../../functions/src/stories/ports/storyteller.ts';
import { paragraphsOf } from '../../functions/src/stories/story-template.ts';
import { writeStory } from '../../functions/src/stories/writing/write-story.ts';
import { estimateChatTokens, estimateTokens } from '../storyteller/protocol/tokens.ts';
import { type RunningStoryteller, startStoryteller } from '../storyteller/server.ts';
import type { Benchmark } from './frame.ts';

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
/** Number of earlier stories in a family's memory, as in functions/src/store/stories/story-usage.ts. */
const REMEMBERED = 12;

let local: RunningStoryteller;
const begin = async () => {
  local = await startStoryteller({ port: 0 });
};
const end = () => local.close();

interface ModelRequest {
  messages: ChatMessage[];
  response_format: unknown;
}

async function lastModelRequest(): Promise<ModelRequest> {
  const response = await fetch(`${local.url}/control/requests`);
  const requests = (await response.json()) as { body: Partial<ModelRequest> }[];
  return requests.findLast(({ body }) => body.messages)?.body as ModelRequest;
}

function storytellerAt(baseUrl = `${local.url}/v1`, key = 'local-storyteller', model = 'tuckaway-storyteller'): Storyteller {
  const moderation = { moderationBaseUrl: baseUrl, moderationKey: key, moderationModel: 'omni-moderation-2024-09-26' };
  return openAiStoryteller({ baseUrl, key, model, reasoningEffort: '', fallback: null, reviewer: null, safetyId: null, ...moderation });
}

/** A random request, so that many rounds cover every kind. */
function randomRequest() {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)] as T;
  return { ...REQUEST, storySetting: pick(SETTINGS), storyLength: pick(LENGTHS), storyTone: pick(TONES) };
}

const write = (earlier: readonly RememberedStory[] = []) =>
  writeStory(randomRequest(), { storyteller: storytellerAt(), budgetMs: 20_000, earlier });

let memory: RememberedStory[] = [];

async function promptTokens(earlier: readonly RememberedStory[]): Promise<number> {
  await write(earlier);
  return estimateChatTokens((await lastModelRequest()).messages);
}

const tokens: Benchmark = {
  name: 'Tokens of a prompt',
  unit: 'estimated, 1 to 3 % high; goal: less than 6,200 for the first request, all but 200 of them cached',
  rounds: 100,
  sides: {
    'the first request': () => promptTokens([]),
    'with earlier stories to avoid': () => promptTokens(memory),
    'the schema, which is sent beside it': async () => estimateTokens(JSON.stringify((await lastModelRequest()).response_format)),
  },
  begin: async () => {
    await begin();
    for (let count = 0; count < REMEMBERED; count += 1) memory = [(await write(memory)).memory, ...memory];
  },
  end,
};

const EQUAL_REQUESTS = 200;
/** Share of common trigrams from which two stories count as alike. */
const ALIKE = 0.3;
const { STORIES_BASE_URL, STORIES_KEY, STORIES_MODEL } = process.env;

async function variety(): Promise<Record<string, number>> {
  const storyteller = storytellerAt(STORIES_BASE_URL, STORIES_KEY, STORIES_MODEL);
  let earlier: RememberedStory[] = [];
  const stories: string[] = [];
  for (let count = 0; count < EQUAL_REQUESTS; count += 1) {
    const story = await writeStory(REQUEST, { storyteller, budgetMs: 50_000, earlier });
    earlier = [story.memory, ...earlier].slice(0, REMEMBERED);
    stories.push(paragraphsOf(story.template).join(' '));
  }
  const openings = stories.map((story) => splitSentences(story).slice(0, 2).join(' '));
  const repeated = openings.filter((opening, index) => openings.slice(Math.max(0, index - REMEMBERED), index).includes(opening));
  const similarities = pairwiseSimilarity(stories);
  const alike = similarities.filter((share) => share >= ALIKE).length;
  return {
    [`different openings, of ${EQUAL_REQUESTS}`]: new Set(openings).size,
    [`openings that are among the family's last ${REMEMBERED}`]: repeated.length,
    '% of common trigrams, mean of all pairs': (100 * similarities.reduce((sum, share) => sum + share, 0)) / similarities.length,
    [`% of pairs with at least ${100 * ALIKE} % common trigrams`]: (100 * alike) / similarities.length,
  };
}

/** The Jaccard similarity of the word trigrams, for each pair of texts. */
function pairwiseSimilarity(texts: readonly string[]): number[] {
  const sets = texts.map((text) => {
    const words = text.toLowerCase().match(/[\p{L}\p{M}\p{N}’']+/gu) ?? [];
    return new Set(words.slice(2).map((word, index) => `${words[index]} ${words[index + 1]} ${word}`));
  });
  return sets.flatMap((one, index) => sets.slice(0, index).map((other) => one.intersection(other).size / one.union(other).size));
}

const varying: Benchmark = {
  name: `Variety of ${EQUAL_REQUESTS} stories for equal requests of one family`,
  unit: 'by figure',
  rounds: 3,
  sides: { ours: variety },
  begin,
  end,
  note:
    STORIES_BASE_URL === undefined
      ? 'The local storyteller takes turns with a few plots. Set STORIES_BASE_URL, STORIES_KEY and STORIES_MODEL to measure a real model.'
      : 'With the model at STORIES_BASE_URL.',
};

export default [tokens, varying] satisfies Benchmark[];
