import { describe, expect, test } from 'vitest';
import { SETTING_IDS, TONE_IDS } from '../../../domain/src/index.ts';
import { sample } from '../../../tests/long.ts';
import { describeAnimal, withName } from './animal.ts';
import { ARCS } from './arcs.ts';
import { createRandom } from './random.ts';
import { createStoryteller, suited } from './storyteller.ts';
import { tell as tellArc } from './tell.ts';
import { traitsOf } from './traits.ts';

describe('the next episode', () => {
  const tell = createStoryteller('known already');
  let introduced = 0;

  test.each(['bat', 'Triceratops', 'penguins', 'blue whale', '{word}’s otter'])(
    'does not introduce the %s of the previous one again',
    (animal) => {
      for (const [index, setting] of sample(SETTING_IDS, 8).entries()) {
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
});

test('an animal with a hat has the name, not its hat [fault 17]', () => {
  const tell = createStoryteller('with a hat');
  const told = SETTING_IDS.map((setting) => tell({ animal: 'fox with a hat', setting, tone: 'cozy', words: 400 }).paragraphs.join(' '));
  expect(told.join(' ')).not.toMatch(/hat called/u);
  expect(told.join(' ')).toMatch(/a fox with a hat/u);
});

describe('an animal with an owner or a name', () => {
  const owned = ['Mia’s otter', '{word}’s owl', 'the neighbor’s cat', 'my sister’s whale'];

  test.each(owned)('is called rightly in every arc: %s', (typed) => {
    const animal = describeAnimal(typed);
    const recap = '{child} found the spoon.';
    const settingOf = ({ place }: (typeof ARCS)[number]) => SETTING_IDS.find((id) => id === place) ?? 'castle';
    const told = ARCS.filter((arc) => suited([arc], { setting: settingOf(arc), animal: typed }).length > 0);
    for (const arc of sample(told, 24)) {
      const setting = settingOf(arc);
      for (const before of [null, { recap, cast: [withName('Toast', animal), 'the miller'] }]) {
        for (let telling = 0; telling < 4; telling += 1) {
          const about = { animal, traits: traitsOf(animal.kind), name: 'Toast', age: '4-5', pronouns: null, others: [] };
          const { pages } = tellArc({ arc, telling, setting, tone: 'cozy', words: 200, before, ...about }, createRandom(arc.id));
          const text = pages.map((page) => page.text).join('\n');
          expect(text, arc.id).not.toMatch(
            /\b(?:an?|the) (?:Mia|\{word\})|\b(?:an?|the) (?:an?|the|my) |sister’s whale|(?:Mia|\{word\})’s \S+ called/iu,
          );
        }
      }
    }
  });
});
