import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NO_CAST, type StoryCast } from '../scenes/acts/staging.ts';
import { VERBS } from '../scenes/acts/verbs.ts';
import { parseScene } from '../scenes/parse-scene.ts';
import { EMOTIONS, OBJECT_KINDS, SCENE_PLACES } from '../scenes/vocabulary.ts';
import { STORY_TONES, type StoryTone } from '../stories/story-options.ts';
import { END_QUESTIONS, END_QUESTIONS_OF } from './end-questions.ts';
import { pageQuestions } from './page-questions.ts';
import { UNCLEAR, UNCOUNTED } from './question-forms.ts';
import { generatedTalk, type StoryWithScenes } from './talk.ts';
import { talkAnimal } from './talk-animal.ts';

const PIP = { called: 'Pip', kind: 'fox' };
const NAMES: Readonly<Record<string, string>> = { child: 'Mia', sibling: 'Leo', sibling2: 'Ana', animal: 'Pip' };

const sceneOf = (acts: object[], things: object[] = [], more: object = {}) =>
  parseScene({ place: 'forest', space: 'outside', staging: { view: 'near', acts, things }, ...more }, { place: 'forest' });
const asked = (acts: object[], things: object[] = [], more: object = {}) =>
  pageQuestions(sceneOf(acts, things, more), NO_CAST, { called: (name) => NAMES[name] ?? null, animalKind: 'fox' }).map(({ ask }) => ask);
const story = (scenes: StoryWithScenes['scenes'], more: Partial<StoryWithScenes> = {}): StoryWithScenes => ({
  ...{ id: 'one', storyTone: 'calm', childName: 'mia', scenes, cast: NO_CAST, ...more },
});

describe('a question about a picture', () => {
  it.each([
    [[{ who: ['child'], does: 'hold up', what: 'lantern' }], 'What is Mia holding up?'],
    [[{ who: ['child', 'sibling'], does: 'pull', what: 'rope' }], 'What are Mia and Leo pulling?'],
    [[{ who: ['child', 'sibling', 'sibling2', 'animal'], does: 'pull', what: 'rope' }], 'What are Mia, Leo, Ana, and Pip pulling?'],
    [[{ who: ['child', 'sibling'], does: 'stand', feels: 'worried' }], 'How do you think Mia and Leo feel?'],
    [[{ who: ['child'], does: 'play', what: 'violin' }], 'What is Mia playing?'],
    [[{ who: ['child'], does: 'play', what: 'teddy' }], 'What is Mia playing with?'],
    [[{ who: ['animal'], does: 'listen to', what: 'bell' }], 'What is Pip listening to?'],
    [[{ who: ['child'], does: 'hug', what: 'animal' }], 'Who is Mia hugging?'],
    [[{ who: ['animal'], does: 'hide in', what: 'barrel' }], 'Where is Pip hiding?'],
    [[{ who: ['owl'], does: 'carry', what: 'letter' }], 'What is the owl carrying?'],
    [[{ who: ['animal'], does: 'fly' }], 'What is Pip doing?'],
    [[{ who: ['child'], does: 'stand', feels: 'worried' }], 'How do you think Mia feels?'],
  ])('comes from %j', (acts, ask) => {
    expect(asked(acts)).toContain(ask);
  });

  it('counts things that lie around, but none that the backdrop draws, too', () => {
    const stand = { who: ['child'], does: 'stand' };
    expect(asked([stand], [{ thing: 'lantern', count: 3 }])).toEqual(['How many lanterns can you count?']);
    expect(asked([stand], [{ thing: 'star', count: 3 }])).toEqual([]);
    expect(asked([{ ...stand, does: 'hold', what: 'lantern' }], [{ thing: 'lantern', count: 3 }])).toEqual(['What is Mia holding?']);
    for (const thing of ['tent', 'flag', 'ship', 'shelf', 'fence', 'bed']) expect(asked([stand], [{ thing, count: 2 }])).toEqual([]);
  });

  it('leaves out only kinds that there are', () => {
    for (const list of [UNCLEAR, UNCOUNTED]) expect(OBJECT_KINDS).toEqual(expect.arrayContaining([...list]));
  });

  it('counts things in the plural', () => {
    const questions = OBJECT_KINDS.flatMap((thing) => asked([{ who: ['child'], does: 'stand' }], [{ thing, count: 2 }]));
    expect(questions).toContain('How many teddies can you count?');
    expect(questions.filter((ask) => !/s\b| of /u.test(ask) || /[^aeou]ys |fs |(?:s|x|ch|sh)s /u.test(ask))).toEqual([]);
  });

  it('counts candles only where no cake has one more', () => {
    const [stand, candles] = [
      { who: ['child'], does: 'stand' },
      { thing: 'candle', count: 4 },
    ];
    expect(asked([stand], [candles])).toEqual(['How many candles can you count?']);
    expect(asked([stand], [candles, { thing: 'cake', count: 1 }])).toEqual([]);
    expect(asked([{ ...stand, does: 'look at', what: 'cake' }], [candles])).toEqual([]);
  });

  it.each([
    [
      'a figure that an earlier act moves',
      [
        { who: ['child'], does: 'hug', what: 'animal' },
        { who: ['animal'], does: 'hold', what: 'cup' },
      ],
      'Pip holding',
    ],
    [
      'a figure that another leans on',
      [
        { who: ['child'], does: 'hold', what: 'cup' },
        { who: ['animal'], does: 'lean on', what: 'child' },
      ],
      'Mia',
    ],
    [
      'a thing that two share',
      [
        { who: ['child'], does: 'hold', what: 'rope' },
        { who: ['animal'], does: 'look at', what: 'rope' },
      ],
      'What',
    ],
    ['some of the children who do it', [{ who: ['child', 'sibling3', 'animal'], does: 'hold', what: 'cup' }], 'What'],
    [
      'children of whom one may be covered',
      [
        { who: ['child', 'sibling'], does: 'pull', what: 'rope' },
        { who: ['animal'], does: 'lean on', what: 'sibling' },
      ],
      'pulling',
    ],
    ['what makes no sound', [{ who: ['child'], does: 'listen to', what: 'window' }], 'What'],
    ['what is too small', [{ who: ['child'], does: 'hold', what: 'crumb' }], 'What'],
    ['one of two of a kind', [{ who: ['owl', 'owl'], does: 'hold', what: 'cup' }], 'owl'],
    ['another animal of the family’s kind', [{ who: ['fox'], does: 'hold', what: 'cup' }], 'fox'],
    [
      'one of several figures that a look may mean',
      [
        { who: ['child'], does: 'look at', what: 'animal' },
        { who: ['owl'], does: 'stand' },
      ],
      'looking',
    ],
    ['a cloud in hands', [{ who: ['child'], does: 'hold', what: 'cloud' }], 'What'],
  ])('is not asked about %s', (_what, acts, words) => {
    expect(asked(acts).join(' ')).not.toContain(words);
  });

  it('is not asked about the moon in a room, or in a view from behind', () => {
    const acts = [{ who: ['child'], does: 'look up at', what: 'moon' }];
    expect(asked(acts)).toEqual(['What is Mia looking up at?']);
    expect(asked(acts, [], { space: 'inside' })).toEqual([]);
    expect(asked(acts, [], { staging: { view: 'shoulder', acts, things: [] } })).toEqual([]);
  });

  it.each([
    ['fox', 'arctic fox'],
    ['owl', 'barn owl'],
    ['turtle', 'sea turtle'],
    ['rabbit', 'hare'],
    ['dinosaur', 'T-rex'],
  ])('never calls a figure “the %s” beside the family’s %s', (kind, animalKind) => {
    const about = (other: string) =>
      pageQuestions(sceneOf([{ who: [kind], does: 'hold', what: 'cup' }]), NO_CAST, { called: () => null, animalKind: other });
    expect(about(animalKind)).toEqual([]);
    expect(about('giraffe').map(({ ask }) => ask)).toEqual([`What is the ${kind} holding?`]);
  });

  it('leaves out a figure without a name', () => {
    const scenes = Array(4).fill(
      sceneOf([
        { who: ['child'], does: 'hold', what: 'cup' },
        { who: ['animal'], does: 'carry', what: 'sack' },
      ]),
    );
    expect(generatedTalk(story(scenes, { childName: ' ' }), { called: null, kind: null }).picture).toBeNull();
    expect(generatedTalk(story(scenes, { childName: '' }), PIP).picture?.ask).toBe('What is Pip carrying?');
  });

  const figures = ['child', 'sibling', 'sibling2', 'animal', 'owl', 'the old friend'];
  const end = fc.constantFrom(...figures, ...OBJECT_KINDS);
  const act = fc.record(
    {
      who: fc.uniqueArray(fc.constantFrom(...figures), { minLength: 1, maxLength: 4 }),
      does: fc.constantFrom(...VERBS),
      what: end,
      to: end,
      feels: fc.constantFrom(...EMOTIONS),
    },
    { requiredKeys: ['who', 'does', 'what'] },
  );
  const cast: StoryCast = { characters: [{ name: 'the old friend', kind: 'badger' }], things: [] };
  const around = fc.array(fc.record({ thing: fc.constantFrom(...OBJECT_KINDS), count: fc.integer({ min: 1, max: 4 }) }), { maxLength: 1 });
  const scene = fc
    .record({ place: fc.constantFrom(...SCENE_PLACES), acts: fc.array(act, { minLength: 1, maxLength: 3 }), things: around })
    .map(({ place, ...staging }) => parseScene({ place, staging: { view: 'near', ...staging } }, { place: 'forest' }, cast));

  it('never says the answer or a character’s own name, and is the same each time, on a page in the middle', () => {
    fc.assert(
      fc.property(fc.array(scene, { minLength: 3, maxLength: 6 }), fc.uuid(), (scenes, id) => {
        const generated = story(scenes, { id, cast, siblings: ['Leo', 'Ana'] });
        const { picture } = generatedTalk(generated, PIP);
        expect(generatedTalk(generated, PIP).picture).toEqual(picture);
        if (picture === null) return;
        expect(picture.page).toBeGreaterThan(0);
        expect(picture.page).toBeLessThan(scenes.length - 1);
        expect(picture.ask).toMatch(/^(?:(?:What|Who|Where) (?:is|are) |How do you think |How many )[\p{L}, ]+\?$/u);
        expect(picture.ask).not.toContain('old friend');
        const answers = picture.about.filter((name) => OBJECT_KINDS.some((kind) => kind === name));
        expect(picture.about).not.toEqual([]);
        for (const answer of answers)
          if (!picture.ask.startsWith('How many')) expect(picture.ask).not.toMatch(new RegExp(`\\b${answer}\\b`));
      }),
    );
  });
});

it('the question about the child’s own day is of the closed list for the story’s tone, and differs from story to story', () => {
  for (const { id: storyTone } of STORY_TONES) {
    const all = Array.from({ length: 200 }, (_, nth) => generatedTalk(story([], { id: `story ${nth}`, storyTone }), PIP).end);
    const list = [...END_QUESTIONS, ...END_QUESTIONS_OF[storyTone]];
    expect(new Set(all)).toEqual(new Set(list));
    // “Nobody” would be a sad answer.
    expect(list.filter((question) => /^Who (?!would)/u.test(question))).toEqual([]);
  }
});

it('a tone that this version does not know has the questions for all', () => {
  const { end } = generatedTalk(story([], { storyTone: 'brave' as StoryTone }), PIP);
  expect(END_QUESTIONS).toContain(end);
});

describe('the animal in a question', () => {
  const fox = { read: { name: null, single: null, kind: 'small fox' }, drawn: 'fox', cast: ['Radish the fox', 'the toucan'], children: [] };
  it.each([
    ['by the name that the story gives it', fox, 'Radish ran.', 'Radish'],
    ['as the family typed it', { ...fox, read: { ...fox.read, name: 'Otto' } }, 'Otto ran.', 'Otto'],
    ['by its kind', { ...fox, cast: [] }, 'The small fox ran.', 'the small fox'],
    ['by the kind that is drawn', { ...fox, cast: [] }, 'Then the fox ran.', 'the fox'],
    ['not at all if the text calls it otherwise', fox, 'The animal ran.', null],
    ['by a kind as a whole word', { ...fox, cast: [] }, 'The foxglove fell. “The fox’s!”', 'the fox'],
    ['not by a kind within a word', { ...fox, cast: [] }, 'The foxglove fell on the fox-hole.', null],
    ['not by a name within a word', { ...fox, read: { ...fox.read, name: 'Al' }, cast: [] }, 'Also D’Al and Ali ran.', null],
    ['not by a name within a word of another script', { ...fox, read: { ...fox.read, name: 'Лу' }, cast: [] }, 'Луна and Лулу.', null],
    ['not by a plural', { ...fox, read: { name: null, single: 'mouse', kind: 'mice' }, cast: [] }, 'The mice ran.', null],
    ['not by a child’s name', { ...fox, read: { ...fox.read, name: 'Mira' }, children: ['Ana', 'Mira'] }, 'Mira saw Radish.', 'Radish'],
    [
      'not by a part of a child’s name',
      { ...fox, read: { ...fox.read, name: 'Lou' }, cast: [], children: ['mira-lou'] },
      'Mira-Lou saw the fox.',
      'the fox',
    ],
  ])('is called %s', (_how, animal, text, called) => {
    expect(talkAnimal({ ...animal, text })).toEqual({ called, kind: 'fox' });
  });
});
