import { describe, expect, it } from 'vitest';
import { LIMITS, SETTING_IDS } from '../../../domain/src/index.ts';
import { fitMemories } from '../../../functions/src/stories/memories/fit-memories.ts';
import { sample } from '../../../tests/long.ts';
import { ARCS } from './arcs.ts';
import { animalsFor } from './checks/arc-animals.ts';
import { type Remembered, shortName } from './known.ts';
import { createStoryteller, type Story, type StoryOrder } from './storyteller.ts';

const order = (part: Partial<StoryOrder>): StoryOrder => ({ animal: 'fox', setting: 'forest', tone: 'cozy', words: 400, ...part });
const textOf = ({ paragraphs }: Story) => paragraphs.join(' ');
const ZIBBO: Remembered = { kind: 'friend', text: 'Zibbo, a moth who collects buttons' };
const QUANDLE: Remembered = { kind: 'friend', text: 'a weasel called Quandle, who is never on time' };

describe('a story', () => {
  it('remembers the animal, another character and its place, in lines that the function keeps', () => {
    for (const arc of sample(ARCS, 20)) {
      const setting = SETTING_IDS.find((id) => id === arc.place) ?? 'castle';
      const animal = animalsFor(arc).at(-1) ?? '';
      const story = createStoryteller('adds', [arc])(order({ setting, animal, moment: arc.moment }));
      expect(story.remember[0], arc.id).toEqual({ kind: 'friend', text: `${story.name} the ${animal}` });
      expect(story.remember.some(({ kind }) => kind === 'place')).toBe(arc.place !== null);
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

  it('brings back the newest friend, and never the same one twice in a row', () => {
    const tell = createStoryteller('twice');
    const avoid: string[] = [];
    const came = Array.from({ length: 6 }, () => {
      const story = tell(order({ known: [ZIBBO, QUANDLE], avoid }));
      avoid.unshift(story.title, story.paragraphs[0] ?? '');
      return ['Zibbo', 'Quandle'].filter((name) => story.pages[0]?.text.includes(name));
    });
    expect(came).toEqual([['Zibbo'], ['Quandle'], ['Zibbo'], ['Quandle'], ['Zibbo'], ['Quandle']]);
    const alone = tell(order({ known: [QUANDLE], avoid }));
    expect(textOf(alone)).not.toContain('Quandle');
  });

  it('that is the next episode brings back its own character', () => {
    const tell = createStoryteller('episode');
    const before = tell(order({}));
    expect(textOf(tell(order({ before, known: [ZIBBO] })))).not.toContain('Zibbo');
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
  ])('%s is %s', (text, short) => {
    expect(shortName(text)).toBe(short);
  });

  it('is what its own arc says', () => {
    for (const { cast, choices } of ARCS)
      for (const key of cast) for (const { a, the } of choices[key] ?? []) expect(shortName(a)).toBe(the);
  });
});
