/** Compares the scores of two groups of stories. */
import { arcLike, curatedStories, type Spoiled } from './corpus.ts';
import { scoreStory } from './score.ts';

/** Pairs, and how many of them rank as they should. */
export interface Ranking {
  pairs: number;
  /** % of pairs. */
  right: number;
}

/** Every curated story of the numbers of these spoiled ones, with each of them. */
export function curatedAboveSpoiled(spoiled: readonly Spoiled[]): Ranking {
  const slugs = new Set(spoiled.map(({ slug }) => slug));
  const curated = curatedStories().filter(({ slug }) => slugs.has(slug));
  const good = curated.map((story) => scoreStory(story).score);
  const bad = spoiled.map((story) => scoreStory(story).score);
  return share(good.flatMap((one) => bad.map((other) => one > other)));
}

/** Each spoiled story with a number of arcs of the same mood and about the same length. */
export function arcsAboveSpoiled(spoiled: readonly Spoiled[], seed: string, arcsEach: number): Ranking {
  return share(
    spoiled.flatMap((story, index) => {
      const { score } = scoreStory(story);
      return arcLike(story, `${seed} ${index}`, arcsEach).map((arc) => scoreStory(arc).score > score);
    }),
  );
}

/** Each curated story with a number of arcs of the same mood and about the same length; equal scores count as half. */
export function curatedAboveArcs(seed: string, arcsEach: number): Ranking {
  const results = curatedStories().flatMap((story, index) => {
    const { score } = scoreStory(story);
    return arcLike(story, `${seed} ${index}`, arcsEach).map((arc) => Math.sign(score - scoreStory(arc).score));
  });
  const points = results.reduce((sum, sign) => sum + (sign + 1) / 2, 0);
  return { pairs: results.length, right: (100 * points) / results.length };
}

function share(results: readonly boolean[]): Ranking {
  return { pairs: results.length, right: (100 * results.filter(Boolean).length) / results.length };
}
