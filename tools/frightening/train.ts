/**
 * `node tools/frightening/train.ts`: learns functions/src/stories/frightening/learned/weights.json from the corpus and our own stories, and prints what
 * five-fold cross-validation says of it: each fold is scored by weights that were learned without it.
 */
import { writeFileSync } from 'node:fs';
import { type Example, labeledExamples, namesIn, productExamples } from './examples.ts';
import { type Row, scoreOf, trainSmall, type Weights } from './logistic.ts';
import { weightsFile } from './weights-file.ts';

const FILE = new URL('../../functions/src/stories/frightening/learned/weights.json', import.meta.url);
const LOCAL_STORIES = 1_200;
/** As many as 60 KB hold. */
const MOST_FEATURES = 5_700;
/** A feature of one example says little. */
const FEWEST_EXAMPLES = 2;
const PRODUCT = ['curated', 'examples', 'local', 'seeds'];
const FOLDS = 5;
/** A sentence of ours counts twice as much as a labeled one, because each false alarm costs a repair. */
const PRODUCT_WEIGHT = 1;
const LABELED_WEIGHT = 0.5;
/** Of our stories' sentences, each scored by weights that were learned without its story. */
const MOST_FALSE_ALARMS = 1 / 500;
/** Of what is flagged in pairs. */
const LEAST_PRECISION = 0.9;
/** Of features that count at six to eight only. */
const OLDER = '6-8 ';

interface Copy extends Row {
  example: Example;
  isOlder: boolean;
  fold: number;
}

type Scored = Copy & { score: number };

const isOurs = ({ example }: Copy) => PRODUCT.includes(example.source);
const isPaired = ({ example }: Copy) => ![...PRODUCT, 'harmless'].includes(example.source);

function main(): void {
  const labeled = labeledExamples();
  const product = productExamples(LOCAL_STORIES);
  const names = featureNames(labeled);
  const copies = [...labeled, ...product].flatMap((example) => copiesOf(example, names));
  const scored = Array.from({ length: FOLDS }, (_, fold) => {
    const weights = trainSmall(
      copies.filter((copy) => copy.fold !== fold),
      names.size,
      MOST_FEATURES,
    );
    return copies.filter((copy) => copy.fold === fold).map((copy) => ({ ...copy, score: scoreOf(copy.features, weights) }));
  }).flat();
  const young = thresholdOf(scored.filter(({ isOlder }) => !isOlder));
  const older = thresholdOf(scored.filter(({ isOlder }) => isOlder));
  report(scored.map((copy) => ({ ...copy, score: copy.score - (copy.isOlder ? older : young) })));
  const weights: Weights = trainSmall(copies, names.size, MOST_FEATURES);
  const text = weightsFile(weights, { young: weights.bias - young, older: weights.bias - older }, [...names.keys()], labeled, OLDER);
  writeFileSync(FILE, text);
  console.log(`${labeled.length} labeled and ${product.length} product sentences; ${text.length} characters written`);
}

/** The lowest score above which there are few enough false alarms, in our stories and in pairs. */
function thresholdOf(scored: readonly Scored[]): number {
  const best = scored.toSorted((a, b) => b.score - a.score);
  const mostOfProduct = best.filter(isOurs).length * MOST_FALSE_ALARMS;
  let threshold = best[0]?.score ?? 0;
  const counts = { found: 0, wrong: 0, ours: 0 };
  for (const copy of best) {
    if (isOurs(copy)) counts.ours += 1;
    else if (copy.isPositive) counts.found += 1;
    else if (isPaired(copy) && copy.example.kind === null) counts.wrong += 1;
    if (counts.ours > mostOfProduct) return threshold;
    if (counts.found >= (counts.found + counts.wrong) * LEAST_PRECISION) threshold = copy.score;
  }
  return threshold;
}

/** Features of the labeled sentences by index, and those of six to eight. */
function featureNames(labeled: readonly Example[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { text } of labeled) for (const name of namesIn(text)) counts.set(name, (counts.get(name) ?? 0) + 1);
  const names = [...counts].filter(([, count]) => count >= FEWEST_EXAMPLES).map(([name]) => name);
  return new Map(
    [...names, ...names.filter((name) => !name.includes('~')).map((name) => OLDER + name)].map((name, index) => [name, index]),
  );
}

/** One for the young and one for six to eight, for whom what frightens only the young is harmless. */
function copiesOf(example: Example, names: ReadonlyMap<string, number>): Copy[] {
  const own = namesIn(example.text);
  const indexes = (all: readonly string[]) => all.flatMap((name) => names.get(name) ?? []);
  const fold = foldOf(example.group);
  const weight = PRODUCT.includes(example.source) ? PRODUCT_WEIGHT : LABELED_WEIGHT;
  return [
    { example, isOlder: false, fold, weight, isPositive: example.kind !== null, features: indexes(own) },
    {
      example,
      isOlder: true,
      fold,
      weight,
      isPositive: example.kind !== null && !example.isYoung,
      features: indexes([...own, ...own.map((name) => OLDER + name)]),
    },
  ];
}

function foldOf(group: string): number {
  return [...group].reduce((sum, character) => (sum * 31 + character.charCodeAt(0)) % 9_973, 7) % FOLDS;
}

/** @param scored scores above 0 are flagged. */
function report(scored: readonly Scored[]): void {
  const share = (list: typeof scored) => {
    const flagged = list.filter(({ score }) => score > 0).length;
    return `${flagged} of ${list.length} (${((flagged / list.length) * 100).toFixed(1)} %)`;
  };
  const paired = scored.filter(isPaired);
  const young = paired.filter(({ isOlder }) => !isOlder);
  console.log('flagged in cross-validation:');
  console.log(`  frightening: ${share(young.filter(({ example }) => example.kind !== null))}`);
  console.log(`  counterparts: ${share(young.filter(({ example }) => example.kind === null))}`);
  console.log(`  at 6-8, what frightens all: ${share(paired.filter(({ isOlder, isPositive }) => isOlder && isPositive))}`);
  console.log(`  at 6-8, what frightens the young: ${share(paired.filter(({ isOlder, example }) => isOlder && example.isYoung))}`);
  for (const source of ['harmless', ...PRODUCT])
    console.log(`  ${source}: ${share(scored.filter(({ example, isOlder }) => example.source === source && !isOlder))}`);
}

if (import.meta.filename === process.argv[1]) main();
