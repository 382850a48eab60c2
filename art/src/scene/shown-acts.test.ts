import { pagePicture, parseScene, readActLine } from '@tuckaway/domain';
import { describe, expect, it } from 'vitest';
import { storyPicture } from '../kit.ts';

const STORY = { id: 'shown', storySetting: 'meadow', storyTone: 'cozy', favoriteAnimal: 'rabbit', coverImage: 'moon' } as const;
const drawn = (acts: readonly string[]): string => {
  const scene = parseScene({ place: 'meadow', time: 'day', staging: { view: 'near', acts: acts.map(readActLine), things: [] } });
  return storyPicture(pagePicture(STORY, scene, 1, [], 5), { width: 960, height: 640, marks: true }).svg;
};
const count = (svg: string, mark: string): number => svg.split(`<!--[${mark}`).length - 1;

describe('acts', () => {
  it.each([[['child holds bowl', 'camel looks at bowl']], [['camel looks at bowl', 'child holds bowl']]])(
    'show one thing that one holds and another looks at: %s',
    (acts) => {
      expect(count(drawn(acts), 'bowl-->')).toBe(1);
    },
  );

  it('show who blows at nothing in another way than who stands there', () => {
    const [blowing, standing] = ['child blows', 'child stands'].map((act) => drawn([act]));
    expect(count(blowing ?? '', 'child-->')).toBe(1);
    // So that a difference does not fill the report.
    expect(blowing === standing).toBe(false);
  });

  it('show no loose end of a rope below a mouth', () => {
    const ropes = ['child pulls rope', 'animal pulls rope'].map((act) => /<!--\[rope-->(.*?)<!--\]-->/s.exec(drawn([act]))?.[1] ?? '');
    const [byHand = 0, byMouth = 0] = ropes.map((markup) => markup.split('<path').length - 1);
    expect(byMouth).toBeGreaterThan(0);
    expect(byHand).toBe(byMouth * 2);
  });
});
