/** Scores a sentence with weights learned from labeled sentences (tools/frightening). */
import type { AgeBand } from '@tuckaway/domain';
import type { FrightKind } from '../rules.ts';
import type { Token } from '../tokens.ts';
import { featuresOf } from './features.ts';
import data from './weights.json' with { type: 'json' };

/** Features by kind and weight, separated by spaces. */
type Groups = Record<string, Record<string, string>>;

export interface Learned {
  /** Above 0 it frightens. */
  score: number;
  kind: FrightKind;
  /** The tokens with the largest weights, in their order. */
  tokens: readonly Token[];
}

interface Weight {
  weight: number;
  /** What its feature speaks for; null is harmless. */
  kind: FrightKind | null;
}

const WEIGHTS = new Map<string, Weight>();
for (const [kind, byWeight] of Object.entries(data.weights as Groups))
  for (const [weight, names] of Object.entries(byWeight))
    for (const name of names.split(' '))
      WEIGHTS.set(name, { weight: Number(weight), kind: kind === 'harmless' ? null : (kind as FrightKind) });
const OLDER = new Map<string, number>();
for (const [weight, names] of Object.entries(data.older as Record<string, string>))
  for (const name of names.split(' ')) OLDER.set(name, Number(weight));

/** Shorter ones are titles, topics and exclamations, of which the weights know nothing. */
const FEWEST_WORDS = 4;
const MOST_NAMED = 3;

export function scoreOf(sentence: readonly Token[], age: AgeBand): Learned | null {
  if (sentence.filter(({ isMark }) => !isMark).length < FEWEST_WORDS) return null;
  let score = age === '6-8' ? data.bias.older : data.bias.young;
  const byKind = new Map<FrightKind, number>();
  const byToken = new Map<Token, number>();
  for (const [name, tokens] of featuresOf(sentence)) {
    if (age === '6-8') score += OLDER.get(name) ?? 0;
    const found = WEIGHTS.get(name);
    if (found === undefined) continue;
    score += found.weight;
    if (found.kind === null) continue;
    byKind.set(found.kind, (byKind.get(found.kind) ?? 0) + found.weight);
    for (const token of tokens) byToken.set(token, (byToken.get(token) ?? 0) + found.weight / tokens.length);
  }
  const kind = largest(byKind)[0];
  return kind === undefined
    ? null
    : {
        score,
        kind,
        tokens: largest(byToken)
          .slice(0, MOST_NAMED)
          .sort((a, b) => a.start - b.start),
      };
}

function largest<T>(sums: ReadonlyMap<T, number>): T[] {
  return [...sums].sort((a, b) => b[1] - a[1]).map(([one]) => one);
}
