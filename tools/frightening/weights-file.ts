/** The learned weights as a file: features by kind and weight, so that a person can read what speaks for what. */
import { KINDS } from '../../functions/src/stories/frightening/rules.ts';
import { type Example, namesIn } from './examples.ts';
import type { Weights } from './logistic.ts';

const NOTE = 'Written by tools/frightening/train.ts; features.ts says what a feature is, score.ts how they are summed.';
/** Steps of weights; finer ones make the file larger and change nothing. */
const STEP = 0.05;

type Groups = Record<string, Record<string, string>>;

/** @param older the prefix of features that count at six to eight only. */
export function weightsFile(
  { byFeature }: Weights,
  biases: { young: number; older: number },
  names: readonly string[],
  labeled: readonly Example[],
  older: string,
): string {
  const kinds = commonKinds(labeled);
  const groups = new Map<string, Map<string, string[]>>();
  for (const [index, name] of names.entries()) {
    const weight = (Math.round((byFeature[index] as number) / STEP) * STEP).toFixed(2);
    if (Number(weight) === 0) continue;
    const group = name.startsWith(older) ? 'older' : Number(weight) < 0 ? 'harmless' : (kinds.get(name) ?? KINDS[0]);
    const byWeight = groups.get(group) ?? new Map<string, string[]>();
    byWeight.set(weight, [...(byWeight.get(weight) ?? []), name.replace(older, '')]);
    groups.set(group, byWeight);
  }
  const weights: Groups = Object.fromEntries([...KINDS, 'harmless'].map((kind) => [kind, sorted(groups.get(kind))]));
  const bias = { young: Number(biases.young.toFixed(2)), older: Number(biases.older.toFixed(2)) };
  return `${JSON.stringify({ note: NOTE, bias, weights, older: sorted(groups.get('older')) }, null, 1)}\n`;
}

function sorted(byWeight: ReadonlyMap<string, readonly string[]> = new Map()): Record<string, string> {
  const entries = [...byWeight].sort(([a], [b]) => Math.abs(Number(b)) - Math.abs(Number(a)));
  return Object.fromEntries(entries.map(([weight, names]) => [weight, [...names].sort().join(' ')]));
}

/** The kind in whose share of frightening sentences each feature is most frequent. */
function commonKinds(labeled: readonly Example[]): Map<string, string> {
  const totals = new Map<string, number>();
  const counts = new Map<string, Map<string, number>>();
  for (const { kind, text } of labeled) {
    if (kind === null) continue;
    totals.set(kind, (totals.get(kind) ?? 0) + 1);
    for (const name of namesIn(text)) {
      const byKind = counts.get(name) ?? new Map<string, number>();
      counts.set(name, byKind.set(kind, (byKind.get(kind) ?? 0) + 1));
    }
  }
  const share = ([kind, count]: [string, number]) => count / (totals.get(kind) as number);
  return new Map([...counts].map(([name, byKind]) => [name, [...byKind].sort((a, b) => share(b) - share(a))[0]?.[0] as string]));
}
