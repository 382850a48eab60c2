import { describe, expect, test } from 'vitest';
import { SETTING_IDS, TONE_IDS } from '../../../domain/src/index.ts';
import { describeAnimal } from './animal.ts';
import { createStoryteller } from './storyteller.ts';

describe('the next episode', () => {
  const tell = createStoryteller('known already');
  let introduced = 0;

  test.each(['bat', 'Triceratops', 'penguins', 'blue whale', '{word}’s otter'])(
    'does not introduce the %s of the previous one again',
    (animal) => {
      for (const [index, setting] of SETTING_IDS.entries()) {
        const order = { animal, setting, tone: TONE_IDS[index % TONE_IDS.length] ?? 'cozy', words: 400 };
        const first = tell(order);
        const next = tell({ ...order, before: first });
        const introduces = (text: string) => text.toLowerCase().includes(`${describeAnimal(animal).a} called ${first.name}`.toLowerCase());
        introduced += first.paragraphs.some(introduces) ? 1 : 0;
        expect(next.paragraphs.filter(introduces)).toEqual([]);
        expect(next.paragraphs.join(' ')).toContain(first.name);
      }
      expect(introduced).toBeGreaterThan(0);
    },
  );

  test('introduces another animal than that of the previous one', () => {
    const before = { recap: '{child} found the spoon.', cast: ['Crumb the fox'] };
    const stories = SETTING_IDS.map((setting) => tell({ animal: 'bat', setting, tone: 'cozy', words: 400, before }));
    expect(
      stories.some(({ paragraphs, name }) => paragraphs.some((text) => text.toLowerCase().includes(`a bat called ${name}`.toLowerCase()))),
    ).toBe(true);
  });
});
