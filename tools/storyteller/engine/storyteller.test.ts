import { describe, expect, it } from 'vitest';
import { bodyOfAnimal } from '../../../art/src/kit.ts';
import {
  AGE_BANDS,
  AVOIDED_TOPIC_IDS,
  type AvoidedTopic,
  conflictingTopic,
  countWords,
  LENGTH_IDS,
  MOMENT_IDS,
  SCENE_LIMITS,
  SETTING_IDS,
  sceneSchema,
  splitSentences,
  TONE_IDS,
  withManyViews,
  wordsFor,
} from '../../../domain/src/index.ts';
import { draftProblems } from '../../../functions/src/stories/checks/checks.ts';
import { sample } from '../../../tests/long.ts';
import { unsafeCategories } from '../protocol/moderations.ts';
import { describeAnimal } from './animal.ts';
import { ARCS } from './arcs.ts';
import { animalsFor } from './checks/arc-animals.ts';
import { createStoryteller, type Story, type StoryOrder } from './storyteller.ts';
import { unwantedIn } from './unwanted.ts';

const order = (part: Partial<StoryOrder>): StoryOrder => ({ animal: 'fox', setting: 'forest', tone: 'cozy', words: 400, ...part });
const textOf = ({ paragraphs }: Story) => paragraphs.join(' ');
const OTHERS = ['{child2}', '{child3}', '{child4}'];
/** How far a story's words may be off, as a share: more with other children, for whom a short story has little room. */
const close = (others: number) => (others === 0 ? 0.05 : 0.1);

/** Words of what is no sentence of its own, such as “asked Ada.” behind a question. */
const TAG_WORDS = 3;

/** Sentences in lower case, without the names. */
function sentences(story: Story, animal = 'fox'): string[] {
  const plain = (text: string) =>
    text
      .toLowerCase()
      .replaceAll(story.name.toLowerCase(), 'name')
      .replaceAll(animal, 'animal')
      .replace(/[^\p{L}\p{N} ]/gu, '');
  return story.paragraphs
    .flatMap(splitSentences)
    .filter((sentence) => countWords(sentence) > TAG_WORDS)
    .map(plain);
}

const different = new WeakMap<Story, ReadonlySet<string>>();

/** Split once, because each story is compared with many. */
function differentSentences(story: Story): ReadonlySet<string> {
  const known = different.get(story) ?? new Set(sentences(story));
  different.set(story, known);
  return known;
}

/** The share of a story's different sentences that another one has too. */
function shared(story: Story, other: Story): number {
  const theirs = differentSentences(other);
  const own = [...differentSentences(story)];
  return own.filter((sentence) => theirs.has(sentence)).length / own.length;
}

describe('every setting, tone and length', () => {
  const tell = createStoryteller('every');
  const animals = [
    'fox',
    'axolotl',
    'Blauwal',
    'pug-faced owl',
    'penguins',
    'blue whale',
    '{word}',
    '{word}’s mice',
    'ant',
    'elephant',
    'tortoise',
    'crab',
  ];
  const all = SETTING_IDS.flatMap((setting) => TONE_IDS.flatMap((tone) => LENGTH_IDS.map((length) => ({ setting, tone, length }))));
  // Of all lengths, because the number shares no divisor with theirs.
  const cases = sample(all, 62);
  const told = cases.map(({ setting, tone, length }, index) => {
    const animal = animals[index % animals.length] ?? 'fox';
    const words = wordsFor(length);
    const moment = index % 3 === 0 ? (MOMENT_IDS[(index / 3) % MOMENT_IDS.length] ?? null) : null;
    const story = tell(order({ setting, tone, words, animal, moment, others: OTHERS.slice(0, index % 4) }));
    const others = index % 4;
    return { story, setting, text: textOf(story), animal, words, others, name: `${story.arc}: ${tone} in ${setting}, ${words} words` };
  });
  const wrong = (isWrong: (item: (typeof told)[number]) => boolean) => told.filter(isWrong).map((item) => item.name);

  it('has the requested length', () => {
    expect(wrong(({ text, words, others }) => Math.abs(countWords(text) - words) > words * close(others))).toEqual([]);
  });
  it('leaves no slot open but the children’s and a hidden word of the animal', () => {
    const left = wrong(({ story, text, animal }) => {
      const known = `${story.title} ${text} ${story.recap}`.replace(/\{child[2-4]?\}/gu, '');
      return /[<>|{}]|undefined|null/u.test(animal.startsWith('{word}') ? known.replaceAll('{word}', '') : known);
    });
    expect(left).toEqual([]);
  });
  it('names every child and the animal', () => {
    expect(wrong(({ text, animal }) => !text.includes('{child}') || !text.includes(describeAnimal(animal).kind))).toEqual([]);
    expect(
      told.filter(({ text }, index) => !OTHERS.slice(0, index % 4).every((child) => text.includes(child))).map(({ name }) => name),
    ).toEqual([]);
  });
  it('passes the checks of the function', () => {
    const problems = told.flatMap(({ story, words, animal, name }, index) => {
      const children = ['{child}', ...OTHERS.slice(0, index % 4)];
      const sent = { sent: animal, hidden: animal.includes('{word}') ? 'Bo' : null };
      return draftProblems(story, { words, animal: sent, children }).map(({ message }) => `${name}: ${message}`);
    });
    expect(problems).toEqual([]);
  });
  it('passes its own moderation', () => {
    expect(wrong(({ story, text }) => unsafeCategories(`${story.title} ${text}`).length > 0)).toEqual([]);
  });
  it('shows the animal doing only what its body can, and no more figures than apps without acts have', () => {
    const pages = told.flatMap(({ story, animal }) => story.pages.map(({ scene: { staging } }) => ({ staging, animal })));
    const impossible = pages.flatMap(({ staging, animal }) => {
      const { cannot } = bodyOfAnimal(describeAnimal(animal).kind);
      return staging.acts.filter(({ who, does }) => who.includes('animal') && cannot.includes(does));
    });
    expect(impossible).toEqual([]);
    expect(pages.filter(({ staging }) => staging.acts.flatMap(({ who }) => who).length > SCENE_LIMITS.figures)).toEqual([]);
  });

  it('has pictures from at least four places in a book of six pages', () => {
    const views = told
      .map(({ story }) => withManyViews(story.pages).map(({ scene }) => scene.staging.view))
      .filter((all) => all.length > 5);
    expect(views.length).toBeGreaterThan(0);
    expect(views.filter((all) => new Set(all).size < 4)).toEqual([]);
  });

  it('has scenes in the vocabulary, at the place of the story or at home, with child and animal on most pages', () => {
    const pages = told.flatMap(({ story, setting }) => story.pages.map(({ scene }) => ({ scene, setting })));
    expect(pages.filter(({ scene }) => !sceneSchema.safeParse(scene).success)).toEqual([]);
    expect(pages.filter(({ scene, setting }) => scene.place !== setting && scene.place !== 'home')).toEqual([]);
    for (const who of ['child', 'animal']) {
      expect(pages.filter(({ scene }) => scene.figures.some((figure) => figure.who === who)).length).toBeGreaterThan(pages.length * 0.6);
    }
  });
  it('has as many pages as the function asks for', () => {
    const most = { 200: [4, 6], 400: [6, 9], 600: [8, 12] } as Record<number, [number, number]>;
    expect(
      wrong(({ story, words }) => story.pages.length < (most[words]?.[0] ?? 0) || story.pages.length > (most[words]?.[1] ?? 0)),
    ).toEqual([]);
  });
});

describe('an arc for one body', () => {
  const arcs = ARCS.filter(({ body }) => body !== null);
  const tell = createStoryteller('bodies', arcs);
  const bodyFor = (animal: string) => {
    const told = tell(order({ animal })).arc;
    return arcs.find(({ id }) => id === told)?.body;
  };
  it.each([
    ['four legs', 'dog, lion, tiger, fox, wolf, puppy, kitten, Rex the hound, ninja turtle, our old cat with a hat'],
    ['hooves', 'horse, unicorn, zebra, pig, cow, sheep, goat, llama, ponies, Zebras'],
    ['hands', 'bear, monkey, kangaroo, squirrel, otter, raccoon, gorilla, teddy bear, Mia’s hamster, Otto, glorp'],
    ['waddler', 'penguin, chicken, seal, hen'],
    ['bird', 'owl, nightingale'],
    ['huge', 'elephant, dinosaur, T. rex, blue whale, giraffe'],
    ['swimmer', 'clownfish, Delfin'],
    ['many arms', 'octopus'],
    ['many legs', 'spider, crab'],
    ['no legs', 'snail, python'],
    ['flyer', 'bat, dragon'],
    ['tiny', 'bee, butterfly, ant'],
  ])('with %s is told for %s', (body, animals) => {
    expect(new Set(animals.split(', ').map(bodyFor))).toEqual(new Set([body]));
  });
});

describe('something from today', () => {
  const tell = createStoryteller('today');
  const momentOf = (part: Partial<StoryOrder>) => {
    const told = tell(order({ words: 200, ...part })).arc;
    return ARCS.find(({ id }) => id === told)?.moment;
  };

  it('is what the story is about, for the smallest, too, with two arcs that take turns', () => {
    for (const moment of MOMENT_IDS) expect(momentOf({ moment, age: '2-3' })).toBe(moment);
    expect(new Set([1, 2].map(() => tell(order({ moment: 'dentist', words: 200 })).arc)).size).toBe(2);
  });

  it('gives way to what the family leaves out, and is told on no other evening', () => {
    expect(momentOf({ moment: 'thunderstorm', isUnwanted: (text) => /thunder|storm|boom/iu.test(text) })).toBeNull();
    expect(momentOf({})).toBeNull();
  });
});

it.each(TONE_IDS)('the next episode of a %s story says what happened last time, and begins differently', (tone) => {
  const tell = createStoryteller(`episodes ${tone}`);
  for (const [index, setting] of sample(SETTING_IDS, 4).entries()) {
    const wish = order({ tone, setting, words: wordsFor(LENGTH_IDS[index % 3] ?? 'medium'), others: OTHERS.slice(0, index % 4) });
    const before = tell(wish);
    const after = tell({ ...wish, before });
    const about = `${before.arc}, then ${after.arc}`;
    const [, deed = ''] = /Last time (.+?)\.(?= |$)/u.exec(textOf(after)) ?? [];
    expect(deed.split(' ').length, about).toBeGreaterThan(3);
    expect(before.recap.startsWith(deed), about).toBe(true);
    expect(splitSentences(before.recap), about).toHaveLength(1);
    expect(before.recap.length, about).toBeLessThanOrEqual(400);
    expect(after.name, about).toBe(before.name);
    expect(after.paragraphs[0], about).not.toBe(before.paragraphs[0]);
    expect(after.arc, about).not.toBe(before.arc);
  }
});

describe('topics that are not for tonight', () => {
  const cases = SETTING_IDS.flatMap((setting) => TONE_IDS.flatMap((tone) => LENGTH_IDS.map((length) => ({ setting, tone, length }))));
  const animals = ['fox', 'owl', 'blue whale', 'elephant', 'tortoise'];

  /** The cases whose story has one of the topics. */
  const wrong = (some: readonly (typeof cases)[number][], topicsOf: (index: number) => readonly AvoidedTopic[]) => {
    const tell = createStoryteller('not tonight');
    return some.flatMap(({ setting, tone, length }, index) => {
      const topics = topicsOf(index);
      const asked = { animal: animals[index % animals.length] ?? 'fox', setting, tone, words: wordsFor(length) };
      const parts = { age: AGE_BANDS[index % 3] ?? '4-5', others: OTHERS.slice(0, index % 4), isUnwanted: unwantedIn(topics) };
      const { title, paragraphs, recap, cast } = tell(order({ ...asked, ...parts }));
      const topic = conflictingTopic([title, ...paragraphs, recap, ...cast].join('\n'), topics);
      return topic === null ? [] : [`${topic}: ${tone} in ${setting}, ${length}`];
    });
  };

  it('are in no story, and leave one for every place, mood and length', () => {
    const single = (index: number) => [AVOIDED_TOPIC_IDS[index % AVOIDED_TOPIC_IDS.length] ?? 'dark'];
    expect(wrong(sample(cases, 16), single)).toEqual([]);
  });
});

it('equal requests give the same stories for the same seed', () => {
  const run = () => {
    const tell = createStoryteller('seed');
    return [1, 2, 3].map(() => tell(order({})));
  };
  expect(run()).toEqual(run());
  expect(createStoryteller('other')(order({}))).not.toEqual(run()[0]);
});

it('repetition between stories of different arcs is at most 5 % of their sentences', () => {
  const stories = sample(ARCS, 24).map((arc) =>
    createStoryteller('different', [arc])(
      order({ animal: animalsFor(arc).at(-1) ?? '', setting: settingOf(arc.place), words: 600, moment: arc.moment }),
    ),
  );
  const alike = stories.flatMap((story, index) =>
    stories
      .slice(0, index)
      .filter((other) => Math.max(shared(story, other), shared(other, story)) > 0.05)
      .map((other) => `${story.arc}, ${other.arc}`),
  );
  expect(alike).toEqual([]);
});

function settingOf(place: string | null): StoryOrder['setting'] {
  return SETTING_IDS.find((id) => id === place) ?? 'castle';
}
