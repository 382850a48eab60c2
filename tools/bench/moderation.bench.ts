/**
 * Scores that moderation gives to our own stories, for the thresholds in functions/src/stories/model/moderation-thresholds.ts. With MODERATION_KEY set, OpenAI
 * is asked (or MODERATION_BASE_URL), which is free; otherwise the local server, whose scores only say which words it knows.
 */
import process from 'node:process';
import OpenAI from 'openai';
import { pageParagraphs } from '../../domain/src/index.ts';
import { areScoresLow, thresholdOf } from '../../functions/src/stories/model/moderation-thresholds.ts';
import type { ToldStory } from '../marks/read-answers.ts';
import { isHeldOut, labeledSentences } from '../reviews/sentences.ts';
import { type RunningStoryteller, startStoryteller } from '../storyteller/server.ts';
import type { Benchmark } from './frame.ts';
import { arcStories, curatedStories } from './own-stories.ts';

const { MODERATION_BASE_URL, MODERATION_KEY } = process.env;
const MODEL = 'omni-moderation-2024-09-26';
const ARCS = 60;
/** Texts in a request; new accounts may send 10,000 tokens a minute. */
const BATCH = 20;

let local: RunningStoryteller | undefined;
let client: OpenAI;

async function begin(): Promise<void> {
  if (MODERATION_KEY === undefined) local = await startStoryteller({ port: 0 });
  const baseURL = local ? `${local.url}/v1` : (MODERATION_BASE_URL ?? 'https://api.openai.com/v1');
  client = new OpenAI({ apiKey: MODERATION_KEY ?? 'local-storyteller', baseURL, maxRetries: 10, logLevel: 'off' });
}

/** The texts as the functions send them: the title, each paragraph and the whole. */
function textsOf({ title, pages }: ToldStory): string[] {
  const paragraphs = pages.flatMap(pageParagraphs);
  return [title, ...paragraphs, paragraphs.join('\n\n')];
}

/** Without the held-out ones. */
function sentences(wanted: 'frightening' | 'harmless'): string[] {
  const some = labeledSentences().filter((one) => !isHeldOut(one) && one.frightening === (wanted === 'frightening'));
  return some.map(({ text }) => text);
}

/** Each category's highest score, as a percentage of its threshold, and how many texts are rejected. */
async function scores(texts: readonly string[]): Promise<Record<string, number>> {
  const highest: Record<string, number> = {};
  let rejected = 0;
  for (let start = 0; start < texts.length; start += BATCH) {
    const { results } = await client.moderations.create({ model: MODEL, input: texts.slice(start, start + BATCH) });
    for (const { flagged, category_scores: given } of results) {
      if (flagged || !areScoresLow({ ...given })) rejected += 1;
      for (const [category, score] of Object.entries(given)) {
        highest[category] = Math.max(highest[category] ?? 0, (100 * score) / thresholdOf(category));
      }
    }
  }
  return { '% of texts rejected': (100 * rejected) / texts.length, ...highest };
}

export default {
  name: 'Moderation of our own stories',
  unit: 'the highest score of each category in % of its threshold',
  rounds: 1,
  sides: {
    'curated stories': () => scores(curatedStories().flatMap(textsOf)),
    [`${ARCS} arcs`]: () => scores(arcStories('moderation', ARCS).flatMap(textsOf)),
    'harmless sentences': () => scores(sentences('harmless')),
    'frightening sentences': () => scores(sentences('frightening')),
  },
  begin,
  end: () => local?.close() ?? Promise.resolve(),
  goals: [
    { figure: '% of texts rejected', side: 'curated stories', atMost: 0 },
    { figure: '% of texts rejected', side: `${ARCS} arcs`, atMost: 0 },
  ],
  note: MODERATION_KEY === undefined ? 'By the local word list. Set MODERATION_KEY to measure the real service.' : `By ${MODEL}.`,
} satisfies Benchmark;
