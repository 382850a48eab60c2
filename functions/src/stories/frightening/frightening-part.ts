/** Finds what frightens in a story's text, by the child's age. English only; how well it does is in docs/story-engine.md. */
import type { AgeBand } from '@tuckaway/domain';
import { alwaysFrightening } from './always.ts';
import { scoreOf } from './learned/score.ts';
import { byFirst, compile, matchRest, type Pattern } from './match.ts';
import { type FrightKind, RULES } from './rules.ts';
import { sentencesOf, type Token } from './tokens.ts';
import { withoutIdioms } from './without-idioms.ts';

export interface FrighteningPart {
  /** As written in the text; words that do not stand together are separated by “…”. */
  word: string;
  kind: FrightKind | 'words';
}

interface Rule extends Pattern {
  kind: FrightKind;
  strength: 'strong' | 'young';
}

const RULES_BY_FIRST = byFirst(
  Object.entries(RULES).flatMap(([kind, strengths]) =>
    Object.entries(strengths).flatMap(([strength, patterns]) =>
      patterns.map((pattern) => ({ ...compile(pattern), kind, strength }) as Rule),
    ),
  ),
);

/** Below this score of the words around it no find of a rule counts: in cross-validation a fifth of the rules' false alarms lie there, and hardly any find. */
const HARMLESS = -5;
/** Tokens on both sides that are scored with a find: a whole sentence could hide one clause behind enough cozy words. */
const AROUND = 4;

/** The first part that frightens a child of that age; without an age, what frightens at six to eight does. */
export function frighteningPart(text: string, age: AgeBand = '6-8'): FrighteningPart | null {
  const word = alwaysFrightening(text);
  if (word !== null) return { word, kind: 'words' };
  for (const sentence of sentencesOf(text)) {
    const tokens = withoutIdioms(sentence);
    const found = inSentence(tokens, age);
    if (found !== null) return found;
    const learned = scoreOf(tokens, age);
    if (learned !== null && learned.score > 0) return { kind: learned.kind, word: spread(learned.tokens) };
  }
  return null;
}

function inSentence(tokens: readonly Token[], age: AgeBand): FrighteningPart | null {
  const isCozy = tokens.some(({ tags }) => tags.has('COZY'));
  for (const [at, { tags }] of tokens.entries()) {
    for (const tag of tags) {
      for (const { kind, strength, rest } of RULES_BY_FIRST.get(tag) ?? []) {
        if (strength === 'young' && (isCozy || age === '6-8')) continue;
        const end = matchRest(tokens, at + 1, rest);
        if (end !== -1 && !isHarmless(tokens.slice(Math.max(0, at - AROUND), end + AROUND), age))
          return { kind, word: written(tokens.slice(at, end)) };
      }
    }
  }
  return null;
}

function isHarmless(tokens: readonly Token[], age: AgeBand): boolean {
  const learned = scoreOf(tokens, age);
  return learned !== null && learned.score < HARMLESS;
}

function written(tokens: readonly Token[]): string {
  return tokens
    .filter(({ isMark, text }) => !isMark || /^['’]s$/u.test(text))
    .map(({ text }) => text)
    .join(' ')
    .replaceAll(/ (?=['’]s)/gu, '');
}

function spread(tokens: readonly Token[]): string {
  return tokens.map(({ text }) => text).join(' … ');
}

/** Its words alone. */
export function frighteningWord(text: string, age?: AgeBand): string | null {
  return frighteningPart(text, age)?.word ?? null;
}
