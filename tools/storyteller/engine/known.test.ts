import { describe, expect, it } from 'vitest';
import { LIMITS, SETTING_IDS } from '../../../domain/src/index.ts';
import { fitMemories } from '../../../functions/src/stories/memories/fit-memories.ts';
import { sample } from '../../../tests/long.ts';
import { ARCS } from './arcs.ts';
import { animalsFor } from './checks/arc-animals.ts';
import { friendPicker, type Remembered, shortName } from './known.ts';
import { createStoryteller, type Story, type StoryOrder } from './storyteller.ts';

const order = (part: Partial<StoryOrder>): StoryOrder => ({ animal: 'fox', setting: 'forest', tone: 'cozy', words: 400, ...part });
const textOf = ({ paragraphs }: Story) => paragraphs.join(' ');
const friend = (text: string): Remembered => ({ kind: 'friend', text });
const ABIOLA = friend('Miss Abiola, from the evening when doing nothing won the game');
const WHISTLE: Remembered = { kind: 'promise', text: 'to bring the whistle back to Miss Abiola' };
const TUK = friend('Mr. Tuk');
const STRANGER = friend('Zibbo, a moth who collects buttons');
const HALINA = friend('Grandmother Halina, from the evening when twelve hens were thirteen');
/** Has a part that any friend can take. */
const STOOL = ARCS.filter(({ id }) => id === 'who-sits-on-it');
const GATE = ARCS.filter(({ id }) => id === 'the-gate-that-grew');
const PENGUIN = { animal: 'penguin', setting: 'farm' } as const;

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

  it('is told of the child’s own friend, by its name and pronoun, with what it carries where there is room', () => {
    const own = { name: 'Pickle', pronoun: 'they', carries: 'a zinc whistle' } as const;
    const arcs = sample(ARCS, 8);
    const stories = arcs.map((arc) => {
      const setting = SETTING_IDS.find((id) => id === arc.place) ?? 'castle';
      return createStoryteller('own', [arc])(
        order({ setting, animal: animalsFor(arc).at(-1) ?? '', moment: arc.moment, own, pronouns: 'she' }),
      );
    });
    for (const story of stories) {
      expect([story.name, story.cast[0]], story.arc).toEqual(['Pickle', expect.stringMatching(/^Pickle\b/u)]);
      expect(textOf(story), story.arc).not.toMatch(/\b[Tt]hey was\b/u);
    }
    expect(stories.filter((story) => textOf(story).includes('a zinc whistle')).length).toBeGreaterThan(arcs.length / 2);
    expect(createStoryteller('own')(order({ known: [{ kind: 'friend', text: 'Bo the fox' }], own })).name).toBe('Pickle');
    expect(createStoryteller('own')(order({ own: { ...own, name: null } })).name).not.toBe('Pickle');
  });

  it('gives its part to a friend from an earlier one, who is recognized, and to whom what was lent is given back', () => {
    const tell = (known: Remembered[]) => createStoryteller('part', STOOL)(order({ ...PENGUIN, known }));
    const story = tell([STRANGER, ABIOLA, WHISTLE, TUK]);
    const text = textOf(story);
    expect(text.match(/Miss Abiola/gu)?.length).toBeGreaterThan(2);
    expect(text).toMatch(/brought back the whistle|not forgotten the whistle/u);
    expect(text).not.toMatch(/Petrov|Achebe|Rui|Zibbo|Mr\. Tuk/u);
    expect(story.cast).toContain('Miss Abiola');
    expect(story.remember).toContainEqual(friend('Miss Abiola, from the evening when all that was cold got somebody to sit on it'));

    const kept: Remembered = { kind: 'promise', text: 'to bring the whistle back to Miss Abiola, which was done' };
    expect(story.remember).toContainEqual(kept);
    expect(textOf(tell([ABIOLA, kept]))).toMatch(/“You called a game.+,” said Miss Abiola|Miss Abiola still knew/u);
    expect(textOf(tell([ABIOLA, kept]))).not.toContain('whistle');
    expect(textOf(tell([STRANGER]))).toMatch(/Petrov|Achebe|Rui/u);
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
    const story = createStoryteller('lent', STOOL)(order({ ...PENGUIN, known }));
    expect(textOf(story).includes('a stool')).toBe(isLent);
    const promised = story.remember.map(({ text }) => text).filter((text) => text.includes('stool'));
    expect(promised).toEqual(isLent ? [`to bring the stool back to ${story.cast[1]}`] : []);
  });

  it('has a part for a friend in at least one arc of four, and as many lend something', () => {
    const canTake = ARCS.filter((arc) => friendPicker().pick([ABIOLA, TUK], arc, 'fox', []) !== null);
    expect(canTake.length).toBeGreaterThan(ARCS.length / 4);
    expect(ARCS.filter(({ lends }) => lends !== null).length).toBeGreaterThan(ARCS.length / 4);
  });

  it('brings back the newest friend, and never the same one twice in a row', () => {
    const tell = createStoryteller('twice', STOOL);
    const avoid: string[] = [];
    const came = Array.from({ length: 6 }, () => {
      const story = tell(order({ ...PENGUIN, known: [TUK, ABIOLA], avoid }));
      avoid.unshift(story.title, story.paragraphs[0] ?? '');
      return story.cast[1];
    });
    expect(came).toEqual(['Mr. Tuk', 'Miss Abiola', 'Mr. Tuk', 'Miss Abiola', 'Mr. Tuk', 'Miss Abiola']);
    expect(textOf(tell(order({ ...PENGUIN, known: [ABIOLA], avoid })))).not.toContain('Abiola');
  });

  it('that is the next episode brings back its own character, with what was lent', () => {
    const before = createStoryteller('before', STOOL)(order({ ...PENGUIN, known: [STRANGER] }));
    const next = createStoryteller('next', GATE)(order({ ...PENGUIN, before, known: [...before.remember, TUK] }));
    expect(textOf(next)).toContain('stool');
    expect(textOf(next)).not.toContain('Mr. Tuk');
    expect(next.remember.map(({ text }) => text)).toContain(`to bring the stool back to ${before.cast[1]}, which was done`);
  });
});

describe('the short name of a friend', () => {
  it.each([
    ['Crumb the fox', 'Crumb'],
    ['Crumb, a fox who is afraid of stairs', 'Crumb'],
    ['Mr. Fenn of the Wind Post', 'Mr. Fenn'],
    ['a weasel called Quandle, who is never on time', 'Quandle'],
    ['a pilot who lost a mitten', 'the pilot'],
    ['an owl with a hat', 'the owl'],
    ['the smallest runner', 'the smallest runner'],
    ['Mrs. Pell, from the evening when a hand caught a yawn', 'Mrs. Pell'],
  ])('%s is %s', (text, short) => {
    expect(shortName(text)).toBe(short);
  });

  it('is what its own arc says', () => {
    for (const { cast, choices } of ARCS)
      for (const key of cast) for (const { a, the } of choices[key] ?? []) expect(shortName(a)).toBe(the);
  });
});
