/** `npm run bench -- stories`: tokens and cost of a story with the intended model, estimated from our examples. */
import { AGE_BANDS, countWords, STORY_LENGTHS, type StoryRequest, TONE_IDS } from '../../domain/src/index.ts';
import { ANSWER_FORMAT } from '../../functions/src/stories/model/answer-format.ts';
import { PLOTS } from '../../functions/src/stories/plots/plots.data.ts';
import { exampleText } from '../../functions/src/stories/prompt/example-text.ts';
import { EXAMPLES } from '../../functions/src/stories/prompt/examples.data.ts';
import { systemMessage } from '../../functions/src/stories/prompt/guide.ts';
import { storyMessages } from '../../functions/src/stories/prompt/messages.ts';
import { pageWords } from '../../functions/src/stories/prompt/pages.ts';
import { estimateTokens } from '../storyteller/protocol/tokens.ts';

/** Cents for a million tokens (docs/figures.md). */
const CENTS = { prompt: 75, cached: 7.5, answer: 450 };
/** Of all reviews of a story. */
const REVIEW_CENTS = 0.05;
/** What a story may cost, in cents, on average (decision S13). */
export const MOST_CENTS = 1.2;

export interface StoryCost {
  age: string;
  length: string;
  /** Cached by the provider, and sent anew. */
  prompt: { cached: number; fresh: number };
  answer: number;
  cents: number;
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Tokens of an answer that are not its pages, of a page without its text, and of a word. */
function answerParts() {
  const parts = EXAMPLES.map((example) => {
    const pages = example.answer.pages.map(({ text }) => text);
    const words = countWords(pages.join(' '));
    const texts = estimateTokens(pages.join('\n'));
    const answer = JSON.parse(exampleText(example).split('\nAnswer: ')[1] ?? '{}') as { pages: unknown[] };
    const scenes = estimateTokens(JSON.stringify(answer.pages)) - texts;
    return { word: texts / words, page: scenes / pages.length, base: estimateTokens(JSON.stringify({ ...answer, pages: [] })) };
  });
  return {
    word: mean(parts.map(({ word }) => word)),
    page: mean(parts.map(({ page }) => page)),
    base: mean(parts.map(({ base }) => base)),
  };
}

/** For each age and length, the mean of all tones, with twelve earlier stories and a warm cache. */
export function storyCosts(): StoryCost[] {
  const { word, page, base } = answerParts();
  const schema = estimateTokens(JSON.stringify(ANSWER_FORMAT));
  const earlier = Array.from({ length: 12 }, () => ({
    seed: '',
    title: 'The Gate That Grew',
    opening: 'The gate was new, and it was wet.',
    sketch: '',
  }));
  return AGE_BANDS.flatMap((age) =>
    STORY_LENGTHS.map(({ id: length, words }) => {
      const cached = schema + mean(TONE_IDS.map((tone) => estimateTokens(systemMessage(age, tone))));
      const pages = mean(TONE_IDS.map((tone) => pageWords(length, tone, age).length));
      const request: StoryRequest = {
        ...({ childName: 'Ida', favoriteAnimal: 'otter', storySetting: 'forest', storyLength: length, storyTone: 'cozy', age } as const),
      };
      const asked = PLOTS.map(
        (plot) => storyMessages({ request, animal: { sent: 'otter', hidden: null }, plot, earlier })[1]?.content ?? '',
      );
      const fresh = mean(asked.map(estimateTokens));
      const answer = base + word * words + page * pages;
      const cents = (cached * CENTS.cached + fresh * CENTS.prompt + answer * CENTS.answer) / 1e6 + REVIEW_CENTS;
      return { age, length, prompt: { cached, fresh }, answer, cents };
    }),
  );
}

export function costReport(costs: readonly StoryCost[]): string {
  const lines = costs.map(
    ({ age, length, prompt, answer, cents }) =>
      `${age} ${length.padEnd(6)} ${Math.round(prompt.cached)} cached, ${Math.round(prompt.fresh)} fresh, ${Math.round(answer)} written: ${cents.toFixed(2)} cents`,
  );
  return [...lines, `Mean: ${mean(costs.map(({ cents }) => cents)).toFixed(2)} cents, of ${MOST_CENTS}`].join('\n');
}
