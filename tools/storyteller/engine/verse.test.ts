import { describe, expect, it } from 'vitest';
import { bodyOfAnimal, knownAnimals } from '../../../art/src/kit.ts';
import { EVENING } from '../../../domain/src/content/index.ts';
import {
  AVOIDED_TOPIC_IDS,
  BODIES,
  conflictingTopic,
  countWords,
  LENGTH_IDS,
  SCENE_LIMITS,
  SETTING_IDS,
  TONE_IDS,
  wordsFor,
} from '../../../domain/src/index.ts';
import { draftProblems } from '../../../functions/src/stories/checks/checks.ts';
import { unsafeCategories } from '../protocol/moderations.ts';
import { describeAnimal } from './animal.ts';
import { ARCS } from './arcs.ts';
import { SLIPS } from './checks/arc-faults.ts';
import { loosePronouns, repeatedSentences, sentencesInPresent } from './checks/seams.ts';
import { createRandom } from './random.ts';
import { createStoryteller, type StoryOrder } from './storyteller.ts';
import { unwantedIn } from './unwanted.ts';
import { tellVerse, VERSE, VERSE_OF_BODIES, VERSE_OF_PLACES } from './verse.ts';

const OTHERS = ['{child2}', '{child3}', '{child4}'];
const order = (part: Partial<StoryOrder>): StoryOrder => ({
  animal: 'fox',
  setting: 'forest',
  tone: 'cozy',
  words: 200,
  age: '2-3',
  ...part,
});
/** Two animals of each body, one of them with an odd name. */
const ANIMALS = [
  ...BODIES.flatMap((body) => knownAnimals.filter((name) => bodyOfAnimal(name).body === body).slice(1, 3)),
  ...['penguins', '{word} the dog', 'Mia’s cat', 'pug-faced owl', 'teddy bear'],
];

describe('the verse', () => {
  it('has six pieces for each part of an evening, and stanzas for each place and body', () => {
    for (const part of EVENING) expect(VERSE.filter((piece) => piece.part === part)).toHaveLength(6);
    expect(Object.keys(VERSE_OF_PLACES).sort()).toEqual([...SETTING_IDS].sort());
    expect(Object.keys(VERSE_OF_BODIES).sort()).toEqual([...BODIES].sort());
  });

  it('has ids and titles of its own', () => {
    const pieces = [...VERSE, ...ARCS];
    expect(new Set(pieces.map(({ id }) => id)).size).toBe(pieces.length);
    const titles = pieces.flatMap((piece) => piece.titles);
    expect(titles.filter((title, index) => titles.indexOf(title) < index)).toEqual([]);
  });

  const pieces = VERSE.flatMap((arc) =>
    ANIMALS.flatMap((animal, index) =>
      [0, 1, 2, 3].map((siblings) => {
        const tone = TONE_IDS[(index + siblings) % TONE_IDS.length] ?? 'cozy';
        const setting = SETTING_IDS[(index * 4 + siblings) % SETTING_IDS.length] ?? 'castle';
        const book = [{ arc, telling: index, told: 0 }];
        const parts = { animal: describeAnimal(animal), name: 'Toast', setting, tone, others: OTHERS.slice(0, siblings), before: null };
        return {
          ...tellVerse(book, parts, createRandom(animal)),
          name: `${arc.id}: ${animal}, ${tone} in ${setting}, ${siblings} siblings`,
          parts,
        };
      }),
    ),
  );
  const wrong = (isWrong: (piece: (typeof pieces)[number]) => boolean) => pieces.filter(isWrong).map(({ name }) => name);
  const textOf = ({ pages }: (typeof pieces)[number]) => pages.map(({ text }) => text).join('\n\n');

  it('is told in pieces of 180 to 220 words on eight pages, with any animal and children', () => {
    expect(wrong(({ pages }) => pages.length !== 8)).toEqual([]);
    expect(wrong((piece) => countWords(textOf(piece)) < 180 || countWords(textOf(piece)) > 220)).toEqual([]);
  });

  it('has few words on a page, in lines that fit on one', () => {
    expect(wrong(({ pages }) => pages.some(({ text }) => countWords(text) > 60))).toEqual([]);
    const ada = (text: string) => text.replace(/\{child\d?\}/gu, 'Ada');
    // A line that ends with a name or an animal may be longer.
    expect(
      wrong((piece) =>
        ada(textOf(piece))
          .split('\n')
          .some((line) => line.length > 66),
      ),
    ).toEqual([]);
  });

  it('has an act on each page, which the animal’s body can do', () => {
    expect(wrong(({ pages }) => pages.some(({ scene }) => scene.staging.acts.length === 0))).toEqual([]);
    const impossible = wrong(({ pages, parts: { animal } }) => {
      const { cannot } = bodyOfAnimal(animal.kind);
      return pages.some(({ scene }) => scene.staging.acts.some(({ who, does }) => who.includes('animal') && cannot.includes(does)));
    });
    expect(impossible).toEqual([]);
  });

  it('has no seam', () => {
    const found = pieces.flatMap((piece) => {
      const text = textOf(piece);
      const slips = SLIPS.flatMap(([pattern, what]) => (pattern.test(text.replaceAll(/\{(?:child\d?|word)\}/gu, 'Ada')) ? [what] : []));
      // The refrain comes again, and lines that count or call do so in the present.
      const refrains = text.split('\n').filter((line, index, lines) => lines.indexOf(line) < index);
      const texts = piece.pages.map((page) => page.text);
      return [...slips, ...repeatedSentences(texts, refrains), ...texts.flatMap(loosePronouns), ...sentencesInPresent(text)].map(
        (fault) => `${piece.name}: ${fault}`,
      );
    });
    expect(found).toEqual([]);
  });
});

describe('a book for ages 2–3', () => {
  const tell = createStoryteller('books');
  const books = SETTING_IDS.flatMap((setting, place) =>
    LENGTH_IDS.map((length, index) => {
      const number = place * LENGTH_IDS.length + index;
      const parts = {
        setting,
        tone: TONE_IDS[number % TONE_IDS.length] ?? 'calm',
        animal: ANIMALS[number % ANIMALS.length] ?? 'fox',
        others: OTHERS.slice(0, number % 4),
        words: wordsFor(length),
      };
      return { ...tell(order(parts)), ...parts };
    }),
  );

  it('is one piece, two or three, and passes the checks of the function', () => {
    expect(books.filter(({ arc, words }) => arc.split(' + ').length !== words / 200)).toEqual([]);
    expect(books.filter(({ pages }) => pages.length > SCENE_LIMITS.pages)).toEqual([]);
    const problems = books.flatMap(({ animal, others, words, ...story }) =>
      draftProblems(story, {
        words,
        animal: { sent: animal, hidden: animal.includes('{word}') ? 'Bo' : null },
        children: ['{child}', ...others],
        age: '2-3',
      }).map(({ message }) => `${story.arc}: ${message}`),
    );
    expect(problems).toEqual([]);
    expect(books.filter(({ paragraphs }) => unsafeCategories(paragraphs.join(' ')).length > 0)).toEqual([]);
  });

  it('introduces the animal once, and nobody is in bed before its last page', () => {
    const introduced = books.map(
      ({ name, pages, animal }) => pages.filter(({ text }) => text.includes(describeAnimal(animal).kind) && text.includes(name)).length,
    );
    expect(Math.min(...introduced)).toBe(1);
    const isAsleep = ({ pages }: (typeof books)[number]) =>
      pages.slice(0, -1).some(({ scene }) => scene.staging.acts.some(({ who, feels }) => who.includes('child') && feels === 'asleep'));
    expect(books.filter(isAsleep)).toEqual([]);
  });

  it.each([
    [200, 18],
    [400, 9],
    [600, 6],
  ])('of %i words has none of the pieces again for %i evenings, and not those of other families', (words, evenings) => {
    const family = createStoryteller(`turns ${words}`);
    const round = () =>
      Array.from({ length: evenings }, () => {
        family(order({ words, family: 'other' }));
        return family(order({ words, family: 'one' }));
      });
    const [first, second] = [round(), round()];
    expect(new Set(first.flatMap(({ arc }) => arc.split(' + '))).size).toBe(18);
    expect(second.filter(({ title }, index) => title === first[index]?.title)).toEqual([]);
  });

  it('has no topic that the family left out', () => {
    const family = createStoryteller('topics');
    for (const topic of AVOIDED_TOPIC_IDS) {
      const { title, paragraphs } = family(order({ isUnwanted: unwantedIn([topic]), words: 600, setting: 'farm' }));
      expect(conflictingTopic([title, ...paragraphs].join('\n'), [topic])).toBeNull();
    }
  });

  it('knows the animal of the last episode, and what happened then', () => {
    const before = { recap: '{child} and Mango found a bell.', cast: ['Mango the fox'] };
    const [page, ...pages] = createStoryteller('next')(order({ before })).pages;
    expect(page?.text).toMatch(/^\{child\} and Mango found a bell\.\n\n/u);
    expect([page, ...pages].map((each) => each?.text).join('\n')).not.toMatch(/a fox called/u);
  });
});
