import { describe, expect, it } from 'vitest';
import { LONG } from '../../tests/long.ts';
import { arcStories, curatedStories, earlierStories, spoiledStories } from './corpus.ts';
import { arcsAboveSpoiled, curatedAboveSpoiled } from './ranking.ts';
import { MEASURES, scoreStories, scoreStory } from './score.ts';

const SEED = process.env.TUCKAWAY_SEED ?? 'story lab';
const heldOut = spoiledStories().filter(({ isHeldOut }) => isHeldOut);
const rejectedOf = (stories: Parameters<typeof scoreStories>[0]) => scoreStories(stories).filter(({ isRejected }) => isRejected).length;

describe('the rubric', () => {
  it('has weights that are 100 together', () => {
    expect(MEASURES.reduce((sum, { weight }) => sum + weight, 0)).toBe(100);
  });

  it('gives a story that fails one decisive measure at most half of the points', () => {
    const [story] = curatedStories();
    const pages = story?.pages ?? [];
    expect(scoreStory({ title: 'A Test', pages: [...pages, 'There was blood on the snow.'] }).score).toBeLessThan(51);
  });

  // 48 spoiled texts that no measure was tried on while it was written.
  it('ranks curated stories above held-out spoiled ones in 95 of 100 pairs', () => {
    expect(heldOut).toHaveLength(48);
    const { pairs, right } = curatedAboveSpoiled(heldOut);
    expect(pairs).toBe(288);
    expect(right).toBeGreaterThanOrEqual(95);
  });

  it('ranks arcs of the same mood and length above held-out spoiled ones in 95 of 100 pairs', () => {
    const { right } = arcsAboveSpoiled(heldOut, SEED, LONG ? 4 : 1);
    expect(right, `seed ${SEED}`).toBeGreaterThanOrEqual(95);
  });

  it('rejects every story of the plot mode', () => {
    const stories = earlierStories()['plot mode'] ?? [];
    expect(stories).toHaveLength(40);
    expect(rejectedOf(stories)).toBe(40);
  });

  it('accepts curated stories and nearly all arcs', () => {
    expect(rejectedOf(curatedStories())).toBe(0);
    const stories = arcStories(SEED, LONG ? 100 : 30);
    expect(rejectedOf(stories) / stories.length, `seed ${SEED}`).toBeLessThanOrEqual(0.06);
  });
});
