import { describe, expect, it } from 'vitest';
import type { Arc } from '../../../domain/src/content/index.ts';
import { LIMITS, SETTING_IDS } from '../../../domain/src/index.ts';
import { fitMemories } from '../../../functions/src/stories/memories/fit-memories.ts';
import { sample } from '../../../tests/long.ts';
import { ARCS } from './arcs.ts';
import { deedOf } from './before.ts';
import { animalsFor } from './checks/arc-animals.ts';
import { friendPicker, type Remembered } from './known.ts';
import { createStoryteller, type Story, type StoryOrder } from './storyteller.ts';

const order = (part: Partial<StoryOrder>): StoryOrder => ({ animal: 'fox', setting: 'forest', tone: 'cozy', words: 400, ...part });
const textOf = ({ paragraphs }: Story) => paragraphs.join(' ');
const friend = (text: string): Remembered => ({ kind: 'friend', text });
const ABIOLA = friend('Miss Abiola, since {child} showed everyone how to do nothing');
const WHISTLE: Remembered = { kind: 'promise', text: 'to bring the whistle back to Miss Abiola' };
const TUK = friend('Mr. Tuk');
const STRANGER = friend('Zibbo, a moth who collects buttons');
const HALINA = friend('Grandmother Halina, since {child} counted twelve hens and got thirteen');
/** Has a part that any friend can take. */
const BASKET = ARCS.filter(({ id }) => id === 'open-beak-plop');
const GATE = ARCS.filter(({ id }) => id === 'the-gate-that-grew');
const OWL = { animal: 'owl', setting: 'farm' } as const;

describe('a story', () => {
  it('remembers the animal and another character, in lines that the function keeps', () => {
    for (const arc of sample(ARCS, 20)) {
      const setting = SETTING_IDS.find((id) => id === arc.place) ?? 'castle';
      const animal = animalsFor(arc).at(-1) ?? '';
      const story = createStoryteller('adds', [arc])(order({ setting, animal, moment: arc.moment }));
      expect(story.remember[0], arc.id).toEqual({ kind: 'friend', text: `${story.name} the ${animal}` });
      expect(story.remember.length > 1, arc.id).toBe(story.cast.length > 1);
      expect(story.remember.length).toBeLessThanOrEqual(LIMITS.newMemories);
      expect(fitMemories(story.remember, { childName: 'Zebedee' }), arc.id).toEqual(story.remember);
    }
  });

  it('keeps the name that the animal had', () => {
    const tell = createStoryteller('name');
    const first = tell(order({}));
    expect(tell(order({ known: first.remember })).name).toBe(first.name);
    expect(tell(order({ known: first.remember, animal: 'owl' })).name).not.toBe(first.name);
  });

  it('is told of the child’s own friend, by its name and pronoun', () => {
    const own = { name: 'Pickle', pronoun: 'they', ways: null } as const;
    for (const arc of sample(ARCS, 8)) {
      const setting = SETTING_IDS.find((id) => id === arc.place) ?? 'castle';
      const story = createStoryteller('own', [arc])(
        order({ setting, animal: animalsFor(arc).at(-1) ?? '', moment: arc.moment, own, pronouns: 'she' }),
      );
      expect([story.name, story.cast[0]], story.arc).toEqual(['Pickle', expect.stringMatching(/^Pickle\b/u)]);
      expect(textOf(story), story.arc).not.toMatch(/\b[Tt]hey was\b/u);
    }
    expect(createStoryteller('own')(order({ known: [{ kind: 'friend', text: 'Bo the fox' }], own })).name).toBe('Pickle');
    expect(createStoryteller('own')(order({ own: { ...own, name: null } })).name).not.toBe('Pickle');
  });

  it('gives its part to a friend from an earlier one, who is recognized, and to whom what was lent is given back', () => {
    const tell = (known: Remembered[]) => createStoryteller('part', BASKET)(order({ ...OWL, known }));
    const story = tell([STRANGER, ABIOLA, WHISTLE, TUK]);
    const text = textOf(story);
    expect(text.match(/Miss Abiola/gu)?.length).toBeGreaterThan(2);
    expect(text).toContain('whistle');
    expect(text).not.toMatch(/Lund|Teo|Bimpe|Zibbo|Mr\. Tuk/u);
    expect(story.cast).toContain('Miss Abiola');
    expect(story.remember).toContainEqual(friend('Miss Abiola, since {child} made a delivery that fell at every good evening'));

    const kept: Remembered = { kind: 'promise', text: 'to bring the whistle back to Miss Abiola, which was done' };
    expect(story.remember).toContainEqual(kept);
    expect(textOf(tell([ABIOLA, kept]))).toContain('showed everyone how to do nothing');
    expect(textOf(tell([ABIOLA, kept]))).not.toContain('whistle');
    expect(textOf(tell([STRANGER]))).toMatch(/Lund|Teo|Bimpe/u);
  });

  it('gives the part of someone who lives there only to a friend who was met there', () => {
    const tell = (known: Remembered[]) => createStoryteller('there', GATE)(order({ setting: 'farm', known })).cast[1];
    expect(tell([TUK, ABIOLA, HALINA])).toBe('Grandmother Halina');
    expect(tell([TUK, ABIOLA])).toMatch(/Piet|Rosalba|Tavo/u);
  });

  it.each([
    ['of whom more is remembered', [STRANGER], true],
    ['of whom nothing is', [], false],
    ['who has something to give back', [STRANGER, ABIOLA, WHISTLE], false],
  ])('lends something, which is then a promise, only to a child %s', (_which, known, isLent) => {
    const story = createStoryteller('lent', BASKET)(order({ ...OWL, known }));
    expect(textOf(story).includes('a shopping basket')).toBe(isLent);
    const promised = story.remember.map(({ text }) => text).filter((text) => text.includes('basket'));
    expect(promised).toEqual(isLent ? [`to bring the shopping basket back to ${story.cast[1]}`] : []);
  });

  it('has a part for a friend in one arc of four that belong to a place or a body, and as many lend something', () => {
    const arcs = ARCS.filter(({ moment }) => moment === null);
    // Whoever was met in the place's arcs before.
    const met = ({ place }: Arc) =>
      ARCS.filter((arc) => arc.place === place).flatMap(({ cast: [key = ''], choices, recaps: [recap = ''] }) =>
        (choices[key] ?? []).map(({ the }) => friend(`${the}, since {child} ${deedOf(recap)}`)),
      );
    const canTake = arcs.filter((arc) => friendPicker().pick([ABIOLA, TUK, ...met(arc)], arc, { family: '', avoid: [] }));
    expect(canTake.length).toBeGreaterThan(arcs.length / 4);
    expect(arcs.filter(({ lends }) => lends !== null).length).toBeGreaterThan(arcs.length / 4);
  });

  it('brings back the newest friend, and never the same one twice in a row', () => {
    const tell = createStoryteller('twice', BASKET);
    const avoid: string[] = [];
    const came = Array.from({ length: 6 }, () => {
      const story = tell(order({ ...OWL, known: [TUK, ABIOLA], avoid }));
      avoid.unshift(story.title, story.paragraphs[0] ?? '');
      return story.cast[1];
    });
    expect(came).toEqual(['Mr. Tuk', 'Miss Abiola', 'Mr. Tuk', 'Miss Abiola', 'Mr. Tuk', 'Miss Abiola']);
    expect(textOf(tell(order({ ...OWL, known: [ABIOLA], avoid })))).not.toContain('Abiola');
  });

  it('that is the next episode is begun by who was there last time and has a part again, or else by the animal', () => {
    const arcs = ARCS.filter(({ id }) => id === 'this-way-that-way');
    const told = (cast: string[]) => {
      const before = { recap: '{child} made a delivery.', cast: ['Crumb the penguin', ...cast] };
      return createStoryteller('next', arcs)(order({ animal: 'penguin', before, known: [TUK] }));
    };
    expect(told(['Mr. Tuk']).cast.includes('Mr. Tuk')).toBe(/Mr\. Tuk/u.test(textOf(told(['Mr. Tuk']))));
    expect(told(['Miss Abiola']).paragraphs.join(' ')).not.toContain('Abiola');
  });

  it('about today is not remembered, so nothing is lent or given back in it', () => {
    const moment = ARCS.filter((arc) => arc.moment === 'trip');
    const tell = createStoryteller('today', moment);
    const story = tell(order({ moment: 'trip', known: [ABIOLA, WHISTLE] }));
    expect(textOf(story)).not.toMatch(/Abiola|whistle/u);
  });

  it('makes no new acquaintance of somebody who lives elsewhere', () => {
    const elsewhere = ['Piet', 'Rosalba'].map((name) =>
      friend(`${name}, since {child} found out why the castle stair kept a sound for itself`),
    );
    expect(createStoryteller('new', GATE)(order({ setting: 'farm', known: elsewhere })).cast[1]).toBe('Uncle Tavo');
  });

  it('gives a calling only to somebody who has it', () => {
    const boss = ARCS.find(({ id }) => id === 'one-da-too-many') as Arc;
    const known = [friend('Mr. Bello, since {child} carried a ladle through a circus ring in the middle of the show')];
    expect(friendPicker().pick(known, boss, { family: '', avoid: [] })).toBeNull();
  });

  it('knows no animal for the person of the same name', () => {
    const known = [friend('Mrs. Okafor, since {child} took the third watch beside an egg one night'), friend('Mr. Tuk the badger')];
    expect(friendPicker().pick(known, BASKET[0] as Arc, { family: '', avoid: [] })).toBeNull();
  });
});
