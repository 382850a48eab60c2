/** The story lab: scores of our stories, how it ranks them against spoiled ones, and what it rejects. */
import { arcStories, curatedStories, earlierStories, spoiledStories } from '../story-lab/corpus.ts';
import { arcsAboveSpoiled, curatedAboveArcs, curatedAboveSpoiled } from '../story-lab/ranking.ts';
import { meanScore } from '../story-lab/report.ts';
import { scoreStories } from '../story-lab/score.ts';
import type { LabStory } from '../story-lab/story.ts';
import type { Benchmark } from './frame.ts';

const SEED = 'story lab';
const ARCS = 200;
const ARCS_EACH = 8;

const measureSet = (stories: readonly LabStory[]) => {
  const scored = scoreStories(stories);
  const rejected = scored.filter(({ isRejected }) => isRejected).length;
  return { 'mean score': meanScore(scored), '% rejected': (100 * rejected) / scored.length };
};
const spoiled = (isHeldOut: boolean) => spoiledStories().filter((story) => story.isHeldOut === isHeldOut);
const earlier = earlierStories();
const plotMode = 'stories of the plot mode';
const arcs = `${ARCS} arcs`;

const scores: Benchmark = {
  name: 'Scores of the story lab',
  unit: 'of 100; below 60 a story is rejected',
  rounds: 1,
  sides: {
    'curated stories': () => measureSet(curatedStories()),
    [arcs]: () => measureSet(arcStories(SEED, ARCS)),
    'spoiled stories, held out': () => measureSet(spoiled(true)),
    [plotMode]: () => measureSet(earlier['plot mode'] ?? []),
    'stories before the arcs': () => measureSet(earlier['before the arcs'] ?? []),
  },
  goals: [
    { figure: '% rejected', side: plotMode, atLeast: 100 },
    { figure: '% rejected', side: 'curated stories', atMost: 0 },
    { figure: '% rejected', side: arcs, atMost: 5 },
  ],
};

const HELD_OUT = 'above held-out spoiled ones';
const ranking: Benchmark = {
  name: 'Ranking by the story lab',
  unit: '% of pairs in which the story ranks',
  rounds: 1,
  sides: {
    'curated stories': () => ({
      [HELD_OUT]: curatedAboveSpoiled(spoiled(true)).right,
      'above other spoiled ones': curatedAboveSpoiled(spoiled(false)).right,
      'above arcs, half for equal scores': curatedAboveArcs(SEED, ARCS_EACH).right,
    }),
    arcs: () => ({
      [HELD_OUT]: arcsAboveSpoiled(spoiled(true), SEED, ARCS_EACH).right,
      'above other spoiled ones': arcsAboveSpoiled(spoiled(false), SEED, ARCS_EACH).right,
    }),
  },
  goals: [
    { figure: HELD_OUT, side: 'curated stories', atLeast: 95 },
    { figure: HELD_OUT, side: 'arcs', atLeast: 95 },
  ],
};

export default [scores, ranking] satisfies Benchmark[];
