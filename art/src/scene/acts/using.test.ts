import { pagePicture, parseScene, readActLine } from '@tuckaway/domain';
import { describe, expect, it } from 'vitest';
import { storyPicture } from '../../kit.ts';

const STORY = { id: 'used', storySetting: 'meadow', storyTone: 'cozy', favoriteAnimal: 'rabbit', coverImage: 'moon' } as const;
const scaleOf = (thing: string, act: string): number => {
  const scene = parseScene({ place: 'meadow', time: 'day', staging: { view: 'near', acts: [readActLine(act)], things: [] } });
  const { svg } = storyPicture(pagePicture(STORY, scene, 1, [], 5), { width: 960, height: 640, marks: true });
  return Number(new RegExp(`<!--\\[${thing}--><g transform="translate\\([^)]*\\) scale\\(([\\d.]+)\\)`).exec(svg)?.[1]);
};

describe('what is eaten', () => {
  it('is not lost between the hands of a child', () => {
    expect(scaleOf('cake', 'child eats cake') / scaleOf('cake', 'child holds up cake')).toBeGreaterThan(0.7);
  });
});
