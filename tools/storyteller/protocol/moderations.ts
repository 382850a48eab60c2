/** `POST /v1/moderations` in the shape of the omni models, by a list of words. */
import { randomUUID } from 'node:crypto';
import { ORDINARY_NAMES, UNSAFE_WORDS } from '../data/unsafe-words.ts';
import { ApiError, isRecord } from './http.ts';
import type { Scenario } from './scenarios.ts';

const CATEGORIES = Object.keys(UNSAFE_WORDS);
const MODERATION_MODEL = 'omni-moderation-latest';
const FLAGGED_SCORE = 0.97;
const CLEAN_SCORE = 0.00001;

function wordPattern(words: readonly string[]): RegExp {
  const choices = words.map((word) => word.replace(/[- ]/gu, '[- ]')).join('|');
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${choices})(?:s|es)?(?![\\p{L}\\p{N}])`, 'u');
}

const PATTERNS = new Map(CATEGORIES.map((category) => [category, wordPattern(UNSAFE_WORDS[category] ?? [])]));
const ORDINARY = new RegExp(wordPattern(ORDINARY_NAMES).source, 'gu');
/** Single letters apart by marks, as in "g.u.n" or "g u n". */
const SPELLED_OUT = /(?<![\p{L}\p{N}])\p{L}(?:[\s.,·'’-]+\p{L})+(?![\p{L}\p{N}])/gu;

/** The categories that a text falls into; none for an ordinary one. */
export function unsafeCategories(text: string): string[] {
  const plain = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(SPELLED_OUT, (letters) => letters.replace(/[^\p{L}]/gu, ''))
    .replace(ORDINARY, ' ');
  return CATEGORIES.filter((category) => PATTERNS.get(category)?.test(plain));
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

/** One text per result: a list of strings is that many, a list of typed parts is one input. */
function readInput(input: unknown): string[] {
  if (typeof input === 'string') return [input];
  if (Array.isArray(input) && input.length > 0) {
    if (input.every((item) => typeof item === 'string')) return input;
    const parts = input.map((item: unknown) => (isRecord(item) && item.type === 'text' ? item.text : undefined));
    if (parts.every((part) => typeof part === 'string')) return [parts.join('\n')];
  }
  throw new ApiError(400, "Invalid type for 'input': expected a string, a list of strings or a list of text parts.", { param: 'input' });
}

/** The answer as an object, or as a broken text where the scenario asks for one. Throws {@link ApiError} 400. */
export function answerModeration(body: unknown, scenario: Scenario): unknown {
  if (!isRecord(body)) throw new ApiError(400, 'We could not parse the JSON body of your request.');
  if (body.input === undefined)
    throw new ApiError(400, "Missing required parameter: 'input'.", { param: 'input', code: 'missing_required_parameter' });
  const texts = readInput(body.input);
  if (scenario === 'malformed') return '{"id":"modr-';
  const model = typeof body.model === 'string' ? body.model : MODERATION_MODEL;
  const results = scenario === 'empty' ? [] : texts.map((text) => result(scenario === 'unsafe' ? ['violence'] : unsafeCategories(text)));
  return { id: `modr-${randomUUID()}`, model, results };
}
