/** Finds what frightens in a story's text, by the child's age. English only; how well it does is in docs/story-engine.md. */
import type { AgeBand } from '@tuckaway/domain';
import { alwaysFrightening } from './always.ts';
import { IDIOMS } from './idioms.ts';
import { compile, matchRest, type Pattern } from './match.ts';
import { type FrightKind, RULES } from './rules.ts';
import { sentencesOf, type Token } from './tokens.ts';

export interface FrighteningPart {
  /** As written in the text. */
  word: string;
  kind: FrightKind | 'words';
}

interface Rule extends Pattern {
  kind: FrightKind;
  strength: 'strong' | 'young';
}

const byFirst = <T extends Pattern>(patterns: readonly T[]) => {
  const index = new Map<string, T[]>();
  for (const pattern of patterns) for (const tag of pattern.first) index.set(tag, [...(index.get(tag) ?? []), pattern]);
  return index;
};
const IDIOMS_BY_FIRST = byFirst(IDIOMS.map(compile));
const RULES_BY_FIRST = byFirst(
  Object.entries(RULES).flatMap(([kind, strengths]) =>
    Object.entries(strengths).flatMap(([strength, patterns]) =>
      patterns.map((pattern) => ({ ...compile(pattern), kind, strength }) as Rule),
    ),
  ),
);

/** The first part that frightens a child of that age; without an age, what frightens at six to eight does. */
export function frighteningPart(text: string, age: AgeBand = '6-8'): FrighteningPart | null {
  const word = alwaysFrightening(text);
  if (word !== null) return { word, kind: 'words' };
  for (const sentence of sentencesOf(text)) {
    const found = inSentence(withoutIdioms(sentence), age);
    if (found !== null) return found;
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
        if (end !== -1) return { kind, word: written(tokens.slice(at, end)) };
      }
    }
  }
  return null;
}

/** An idiom's words keep their places and lose their meaning. */
function withoutIdioms(tokens: readonly Token[]): readonly Token[] {
  const plain = [...tokens];
  for (const [at, { tags }] of tokens.entries()) {
    for (const tag of tags) {
      for (const { rest } of IDIOMS_BY_FIRST.get(tag) ?? []) {
        const end = matchRest(tokens, at + 1, rest);
        for (let index = at; index < end; index += 1) plain[index] = { ...(tokens[index] as Token), tags: new Set() };
      }
    }
  }
  return plain;
}

function written(tokens: readonly Token[]): string {
  return tokens
    .filter(({ isMark, text }) => !isMark || /^['’]s$/u.test(text))
    .map(({ text }) => text)
    .join(' ')
    .replaceAll(/ (?=['’]s)/gu, '');
}

/** Its words alone. */
export function frighteningWord(text: string, age?: AgeBand): string | null {
  return frighteningPart(text, age)?.word ?? null;
}
