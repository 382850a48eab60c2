import { expect, it } from 'vitest';
import { AGE_BANDS, countWords, SETTING_IDS, splitSentences, TONE_IDS } from '../../../domain/src/index.ts';
import { sample } from '../../../tests/long.ts';
import { describeAnimal } from './animal.ts';
import { ARCS } from './arcs.ts';
import { createRandom } from './random.ts';
import { tell } from './tell.ts';
import { traitsOf } from './traits.ts';

/** Words of a sentence that a listener notices when it comes again. Shorter ones are sounds and calls: “Tick, said the clock.” */
const NOTICED = 5;

it('no telling has a sentence twice, except for its refrain and title', () => {
  const repeated = new Set<string>();
  for (const arc of sample(ARCS, 24))
    for (let number = 0; number < 24; number += 1) {
      const animal = describeAnimal(['fox', 'owl', 'blue whale', 'ant', 'dolphin', 'snail'][number % 6] ?? 'fox');
      const about = { animal, traits: traitsOf(animal.kind), name: 'Toast', pronouns: null, before: null };
      const asked = { tone: TONE_IDS[number % 5] ?? 'cozy', words: 600, age: AGE_BANDS[number % 3] ?? '4-5' };
      const setting = SETTING_IDS.find((id) => id === arc.place) ?? 'castle';
      const others = ['{child2}', '{child3}', '{child4}'].slice(0, number % 4);
      const { pages, refrain } = tell({ arc, telling: number, setting, others, ...about, ...asked }, createRandom(String(number)));
      // The message of “Bring a Pillow” is told as it was given.
      const refrains = [refrain.phrase, refrain.last, ...arc.titles].map(plain);
      const sentences = pages.flatMap(({ text }) => splitSentences(text.replaceAll('\n\n', ' '))).map(plain);
      for (const [index, sentence] of sentences.entries()) {
        const isRefrain = refrains.some((phrase) => sentence.includes(phrase) || phrase.includes(sentence));
        if (countWords(sentence) >= NOTICED && !isRefrain && sentences.indexOf(sentence) < index) repeated.add(`${arc.id}: ${sentence}`);
      }
    }
  expect([...repeated]).toEqual([]);
});

function plain(sentence: string): string {
  return sentence.toLowerCase().replace(/[^\p{L}\p{N} ’]+/gu, '');
}
