import { IDIOMS } from './idioms.ts';
import { byFirst, compile, matchRest } from './match.ts';
import type { Token } from './tokens.ts';

const IDIOMS_BY_FIRST = byFirst(IDIOMS.map(compile));

/** An idiom's words keep their places and lose their meaning: they have no tags. */
export function withoutIdioms(tokens: readonly Token[]): readonly Token[] {
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
