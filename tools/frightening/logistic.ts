/** Logistic regression over sparse features, with L1, by AdaGrad; the weights are the mean of the last epochs. The same rows give the same weights. */
import { createRandom } from '../storyteller/engine/random.ts';

export interface Row {
  /** Indexes of its features, each once. */
  features: readonly number[];
  isPositive: boolean;
  /** How much it counts. */
  weight: number;
}

export interface Weights {
  bias: number;
  byFeature: Float64Array;
}

const EPOCHS = 12;
/** A mean generalizes better than the last weights: in cross-validation it finds 3 of 100 more. */
const AVERAGED = 8;
const RATE = 0.1;
/** Compared on our own corpus: between 0.0001 and 0.001 the curve hardly changes. */
const L1 = 0.001;

export function train(rows: readonly Row[], features: number): Weights {
  const byFeature = new Float64Array(features);
  const squares = new Float64Array(features).fill(1e-6);
  const { shuffle } = createRandom('frightening');
  let order = rows.map((_, index) => index);
  const sums = new Float64Array(features);
  let sumOfBiases = 0;
  let bias = 0;
  let biasSquares = 1e-6;
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    order = shuffle(order);
    for (const index of order) {
      const { features: present, isPositive, weight } = rows[index] as Row;
      const gradient = (1 / (1 + Math.exp(-scoreOf(present, { bias, byFeature }))) - (isPositive ? 1 : 0)) * weight;
      biasSquares += gradient * gradient;
      bias -= (RATE * gradient) / Math.sqrt(biasSquares);
      for (const feature of present) {
        const sum = (squares[feature] as number) + gradient * gradient;
        squares[feature] = sum;
        const step = RATE / Math.sqrt(sum);
        byFeature[feature] = toward0((byFeature[feature] as number) - step * gradient, step * L1);
      }
    }
    if (epoch < EPOCHS - AVERAGED) continue;
    sumOfBiases += bias;
    for (const [feature, weight] of byFeature.entries()) sums[feature] = (sums[feature] as number) + weight;
  }
  return { bias: sumOfBiases / AVERAGED, byFeature: sums.map((sum) => sum / AVERAGED) };
}

/**
 * The same with at most that many features: those with little weight are dropped in three rounds, and the rest is trained again.
 */
export function trainSmall(rows: readonly Row[], features: number, most: number): Weights {
  const counts = new Float64Array(features);
  for (const row of rows) for (const feature of row.features) counts[feature] = (counts[feature] as number) + 1;
  let kept = rows;
  let weights = train(kept, features);
  for (const limit of [most * 4, most * 2, most]) {
    const { byFeature } = weights;
    const value = (feature: number) => Math.abs(byFeature[feature] as number) * Math.sqrt(counts[feature] as number);
    const best = [...byFeature.keys()].filter((feature) => byFeature[feature] !== 0).sort((a, b) => value(b) - value(a));
    const chosen = new Set(best.slice(0, limit));
    kept = kept.map((row) => ({ ...row, features: row.features.filter((feature) => chosen.has(feature)) }));
    weights = train(kept, features);
  }
  return weights;
}

export function scoreOf(features: readonly number[], { bias, byFeature }: Weights): number {
  let score = bias;
  for (const feature of features) score += byFeature[feature] as number;
  return score;
}

function toward0(value: number, by: number): number {
  return Math.abs(value) <= by ? 0 : value - Math.sign(value) * by;
}
