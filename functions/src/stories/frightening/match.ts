/**
 * A small pattern language over tokens. Parts are separated by spaces: a word, a CLASS, `a|B` one of several, `?a` optional, `!a` not followed by, `..` up to
 * three words of the same phrase, `...` up to ten of the same sentence. A pattern starts with a word or class. Work is bounded by the gaps.
 */
import type { Token } from './tokens.ts';

type Part = { kind: 'one' | 'optional' | 'not'; options: string[] } | { kind: 'gap'; most: number; crosses: boolean };
export interface Pattern {
  first: string[];
  rest: Part[];
}

export function compile(pattern: string): Pattern {
  const [first, ...rest] = pattern.split(' ').map(compilePart);
  if (first?.kind !== 'one') throw new Error(`A pattern starts with a word or a class: ${pattern}`);
  return { first: first.options, rest };
}

/** Patterns by the word or class they start with. */
export function byFirst<T extends Pattern>(patterns: readonly T[]): ReadonlyMap<string, readonly T[]> {
  const index = new Map<string, T[]>();
  for (const pattern of patterns) for (const tag of pattern.first) index.set(tag, [...(index.get(tag) ?? []), pattern]);
  return index;
}

function compilePart(part: string): Part {
  if (part === '..') return { kind: 'gap', most: 3, crosses: false };
  if (part === '...') return { kind: 'gap', most: 10, crosses: true };
  if (part.startsWith('?')) return { kind: 'optional', options: part.slice(1).split('|') };
  if (part.startsWith('!')) return { kind: 'not', options: part.slice(1).split('|') };
  return { kind: 'one', options: part.split('|') };
}

/** The index after the match of the parts from `at`; -1 without a match. */
export function matchRest(tokens: readonly Token[], at: number, parts: readonly Part[], index = 0): number {
  const part = parts[index];
  if (part === undefined) return at;
  const token = tokens[at];
  if (part.kind === 'gap') {
    for (let skipped = 0; skipped <= part.most; skipped += 1) {
      const end = matchRest(tokens, at + skipped, parts, index + 1);
      if (end !== -1) return end;
      const next = tokens[at + skipped];
      if (next === undefined || (next.isMark && !part.crosses)) return -1;
    }
    return -1;
  }
  const matches = token === undefined ? part.options.includes('END') : part.options.some((option) => token.tags.has(option));
  if (part.kind === 'not') return matches ? -1 : matchRest(tokens, at, parts, index + 1);
  if (matches) {
    const end = matchRest(tokens, at + 1, parts, index + 1);
    if (end !== -1 || part.kind === 'one') return end;
  }
  return part.kind === 'optional' ? matchRest(tokens, at, parts, index + 1) : -1;
}
