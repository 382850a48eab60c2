/** `POST /v1/moderations` in the format of OpenAI's omni models, using a list of words. */
import { randomUUID } from 'node:crypto';
import { readContentFile } from '../../../domain/reader/read-content.ts';
import { profanitySchema, unsafeWordsSchema } from '../../../domain/src/content/index.ts';
import { isRecord } from '../../local/json.ts';
import { ApiError } from './http.ts';
import type { Scenario } from './scenarios.ts';

const WORDS = readContentFile('words/unsafe-words.yaml', unsafeWordsSchema);
const CATEGORIES = Object.keys(WORDS.categories);
const FLAGGED_SCORE = 0.97;
const CLEAN_SCORE = 0.00001;

function wordPattern(list: readonly string[], flags: string): RegExp {
  const choices = list.map((word) => word.replace(/[- ]/gu, '[- ]')).join('|');
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${choices})(?:s|es)?(?![\\p{L}\\p{N}])`, flags);
}

const PATTERNS = Object.entries(WORDS.categories).map(([category, list]) => [category, wordPattern(list, 'u')] as const);
const ANIMALS = wordPattern(readContentFile('words/profanity.yaml', profanitySchema).realAnimals, 'gu');
/** Single letters separated by marks, as in "g.u.n" or "g u n". */
const SPELLED_OUT = /(?<![\p{L}\p{N}])\p{L}(?:[\s.,·'’-]+\p{L})+(?![\p{L}\p{N}])/gu;

/** The moderation categories of a text; none for a harmless one. */
export function unsafeCategories(text: string): string[] {
  const plain = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(SPELLED_OUT, (letters) => letters.replace(/[^\p{L}]/gu, ''))
    .replace(ANIMALS, ' ');
  return PATTERNS.filter(([, pattern]) => pattern.test(plain)).map(([category]) => category);
}

function result(found: readonly string[]) {
  const each = <T>(value: (category: string) => T) => Object.fromEntries(CATEGORIES.map((category) => [category, value(category)]));
  return {
    flagged: found.length > 0,
    categories: each((category) => found.includes(category)),
    category_scores: each((category) => (found.includes(category) ? FLAGGED_SCORE : CLEAN_SCORE)),
    category_applied_input_types: each(() => ['text']),
  };
}

/** The answer as an object, or as broken JSON text for the scenario `malformed`. @throws ApiError 400 */
export function answerModeration(body: unknown, scenario: Scenario): unknown {
  const { input, model = 'omni-moderation-latest' } = isRecord(body) ? body : {};
  const texts: unknown[] = [input].flat();
  if (texts.length === 0 || !texts.every((text) => typeof text === 'string')) {
    throw new ApiError(400, "Invalid type for 'input': expected a string or a list of strings.", { param: 'input' });
  }
  if (scenario === 'malformed') return '{"id":"modr-';
  const results = scenario === 'empty' ? [] : texts.map((text) => result(scenario === 'unsafe' ? ['violence'] : unsafeCategories(text)));
  return { id: `modr-${randomUUID()}`, model, results };
}
