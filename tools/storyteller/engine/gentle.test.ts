import { expect, it } from 'vitest';
import { AGE_BANDS, SETTING_IDS, TONE_IDS } from '../../../domain/src/index.ts';
import { frighteningPart } from '../../../functions/src/stories/frightening/frightening-part.ts';
import { LONG, sample } from '../../../tests/long.ts';
import { describeAnimal } from './animal.ts';
import { ARCS } from './arcs.ts';
import { createRandom } from './random.ts';
import { TELLINGS, tell } from './tell.ts';
import { traitsOf } from './traits.ts';

/** One of each trait, and a walker. */
const ANIMALS = ['otter', 'dolphin', 'mole', 'mouse', 'blue whale', 'tortoise', 'centipede', 'giraffe', 'owl', 'elephant', 'snail'];

it('no page of any arc is frightening to our own check, in any telling, mood and age', () => {
  const found = new Set<string>();
  let number = 0;
  for (const arc of sample(ARCS, 24))
    for (let telling = 0; telling < TELLINGS; telling += 1)
      for (const tone of TONE_IDS)
        for (const age of AGE_BANDS) {
          number += 1;
          // A sample has every arc in each mood and age once.
          if (!LONG && telling !== (TONE_IDS.indexOf(tone) + AGE_BANDS.indexOf(age)) % TELLINGS) continue;
          const kind = ANIMALS[number % ANIMALS.length] ?? 'otter';
          const recap = '{child} and Toast gave the bell a spoon.';
          const { pages } = tell(
            {
              ...{ arc, telling, tone, age, name: 'Toast', pronouns: null },
              ...{ animal: describeAnimal(kind), traits: traitsOf(kind) },
              setting: SETTING_IDS.find((id) => id === arc.place) ?? 'castle',
              // Two of three are long: only these have every page.
              words: number % 3 === 0 ? 400 : 600,
              others: ['{child2}', '{child3}', '{child4}'].slice(0, number % 4),
              before: number % 2 === 0 ? { recap, cast: [`Toast the ${kind}`, 'the lamplighter'] } : null,
            },
            createRandom(`gentle ${number}`),
          );
          for (const { text } of pages) {
            const part = frighteningPart(text, age);
            if (part) found.add(`${arc.id}: ${part.word}`);
          }
        }
  expect([...found]).toEqual([]);
});
