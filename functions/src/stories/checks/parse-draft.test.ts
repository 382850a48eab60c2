import { type InferenceContext, parseScene, SCENE_LIMITS } from '@tuckaway/domain';
import { describe, expect, test } from 'vitest';
import { telling } from '../../../testing/scripted-storyteller.ts';
import { type Draft, parseDraft } from './parse-draft.ts';

const TITLE = 'The Late Lamp';
const CONTEXT: InferenceContext = { storySetting: 'forest', favoriteAnimal: 'otter', childName: '{child}', siblings: ['{child2}'] };
const WITHOUT_ACTS = {
  place: 'garden',
  space: 'outside',
  view: 'near',
  time: 'night',
  weather: 'rain',
  figures: [{ who: 'child', pose: 'sit', emotion: 'proud', size: 'small', side: 'right' }],
  objects: [{ kind: 'lantern', count: 2 }],
  focus: 'child',
};
const SCENE = parseScene(WITHOUT_ACTS);

const read = (story: unknown) => {
  const draft = parseDraft(telling(story), CONTEXT);
  if (typeof draft === 'string') throw new Error(draft);
  return draft;
};
const textsOf = ({ pages }: Draft) => pages.map(({ text }) => text);

describe('reading an answer with pages', () => {
  test('returns title, texts and scenes, with normalized white space, paragraphs and lines of verse, and alternating views', () => {
    const pages = [
      { text: ' One \n two.\r\n \r\nThree  four. ', scene: SCENE },
      { text: ' \n\n ', scene: SCENE },
      { text: 'Five.', scene: SCENE },
    ];
    expect(read({ title: ' The  Late Lamp ', pages })).toEqual({
      title: TITLE,
      pages: [
        { text: 'One\ntwo.\n\nThree four.', scene: SCENE },
        { text: 'Five.', scene: { ...SCENE, view: 'wide', staging: { ...SCENE.staging, view: 'wide' } } },
      ],
    });
  });

  test('drops what the model thought before it wrote', () => {
    const story = { title: TITLE, pages: [{ text: 'One.', scene: SCENE }] };
    expect(read({ engine: 'A round.', trouble: 'No hands.', deed: 'A knot.', ...story })).toEqual(read(story));
  });

  test('accepts JSON in a code fence, in which some servers send it', () => {
    const story = JSON.stringify({ title: TITLE, pages: [{ text: 'One.', scene: SCENE }] });
    expect(textsOf(read(`\`\`\`json\n${story}\n\`\`\``))).toEqual(['One.']);
  });

  test('looks at no more of an answer than a story can have', () => {
    const many = Array(5000).fill('the owl '.repeat(20));
    expect(parseDraft(telling({ title: TITLE, pages: [{ text: 'One.' }], cast: many }), CONTEXT)).toContain('far too long');
    const { cast, remember } = read({
      title: TITLE,
      pages: [{ text: 'One.' }],
      cast: Array(500).fill('the owl'),
      remember: Array(500).fill({ kind: 'friend', text: 'an owl' }),
    });
    expect([cast?.length, remember?.length]).toEqual([20, 20]);
  });

  test('leaves out characters that no one sees, which would hide a word from the checks', () => {
    const hidden = 'A d\u200Bog and a w\u00ADolf, \u202Eturned around, met {chi\u2060ld}.';
    const { title, pages, recap } = read({ title: `\uFEFF${TITLE}`, pages: [{ text: hidden }], recap: hidden });
    expect([title, pages[0]?.text, recap]).toEqual([TITLE, ...Array(2).fill('A dog and a wolf, turned around, met {child}.')]);
  });

  test('reads acts with those whom this page or one before brought', () => {
    const act = { who: ['Noor', '{child}'], does: 'pull', what: 'kite', to: '', feels: 'proud' };
    const scene = {
      place: 'garden',
      space: 'outside',
      view: 'hands',
      time: 'night',
      weather: 'rain',
      acts: [act],
      things: ['bowl on bench'],
    };
    const pages = [
      { text: 'Noor came.', new: [{ name: 'Noor', kind: 'owl', looks: 'old' }], scene: { ...scene, view: 'near', acts: [] } },
      { text: 'They pulled.', new: [], scene },
    ];
    const draft = read({ title: TITLE, pages });
    expect(draft.pictureCast).toEqual({ characters: [{ name: 'Noor', kind: 'owl', age: 'old' }], things: [] });
    expect(draft.pages[1]?.scene).toMatchObject({
      figures: [{ who: 'owl' }, { who: 'child' }],
      staging: { view: 'hands', acts: [{ who: ['Noor', 'child'], does: 'pull', what: 'kite', feels: 'proud' }] },
    });
    const rest = parseDraft(telling({ title: TITLE, pages: pages.slice(1) }), { ...CONTEXT, pictureCast: draft.pictureCast });
    expect(rest).toMatchObject({ pages: [{ scene: { staging: { acts: [{ who: ['Noor', 'child'] }] } } }], pictureCast: draft.pictureCast });
  });

  test('lets the animal do in its pictures only what its body can', () => {
    const acts = [
      { who: ['child', 'animal'], does: 'climb', what: 'ladder', to: '', feels: 'proud' },
      { who: ['{child2}'], does: 'ride on', what: 'animal', to: '', feels: '' },
    ];
    const draft = parseDraft(telling({ title: TITLE, pages: [{ text: 'One.', scene: { acts, things: [] } }] }), {
      ...CONTEXT,
      cannot: ['climb', 'fly', 'swim', 'ride on'],
    });
    expect(typeof draft === 'string' ? draft : draft.pages[0]?.scene.staging.acts).toEqual([
      { who: ['child'], does: 'climb', what: 'ladder', feels: 'proud' },
      { who: ['animal'], does: 'look at', what: 'ladder', feels: 'proud' },
      { who: ['sibling'], does: 'ride on', what: 'animal' },
    ]);
  });

  test('shows nothing in its pictures that is not for tonight', () => {
    const figures = [...SCENE.figures, { who: 'dog', pose: 'sit', emotion: 'happy', size: 'small', side: 'left' }];
    const scene = { ...WITHOUT_ACTS, figures, objects: [...SCENE.objects, { kind: 'fire', count: 1 }] };
    const answer = telling({ title: TITLE, pages: [{ text: 'One.', scene }, { text: 'By the fire a dog slept.' }] });
    const draft = parseDraft(answer, { ...CONTEXT, notTonight: ['dogs', 'fire'] });
    if (typeof draft === 'string') throw new Error(draft);
    const [first, second] = draft.pages;
    expect(first?.scene).toEqual(SCENE);
    expect([...(second?.scene.figures ?? []).map(({ who }) => who), ...(second?.scene.objects ?? []).map(({ kind }) => kind)]).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/dog|fire/)]),
    );
  });

  test('returns what is worth remembering, and leaves out whatever is no line', () => {
    const remember = [{ kind: 'friend', text: ' Crumb  the fox ' }, { kind: 'song', text: 'La' }, { kind: 'joke' }, 'a fox', null, [], {}];
    const page = { text: '{child}.', scene: SCENE };
    expect(read({ title: TITLE, pages: [page], remember })).toEqual({
      title: TITLE,
      pages: [page],
      remember: [{ kind: 'friend', text: 'Crumb the fox' }],
    });
    for (const wrong of [undefined, null, 'Crumb', { kind: 'friend', text: 'Crumb' }]) {
      expect(read({ title: TITLE, pages: [page], remember: wrong })).not.toHaveProperty('remember');
    }
  });

  test('replaces unknown words of a scene, which is never a reason to reject the story', () => {
    const scene = {
      ...SCENE,
      place: 'volcano',
      time: 'noon',
      figures: [{ who: 'unicorn', pose: 'fly' }],
      objects: [{ kind: 'tank', count: 3 }],
    };
    const [page] = read({ title: TITLE, pages: [{ text: 'One.', scene }] }).pages;
    expect(page?.scene).toMatchObject({ place: 'forest', weather: 'rain', figures: [{ who: 'friend', pose: 'fly' }], objects: [] });
  });

  test('infers a scene from the text where the model gave none', () => {
    const [page] = read({
      title: TITLE,
      pages: [{ text: 'In the rain, {child} hugged the otter and {child2}.' }, { text: 'Good night.' }],
    }).pages;
    expect(page?.scene).toMatchObject({ place: 'forest', weather: 'rain' });
    expect(page?.scene.figures.map(({ who }) => who)).toEqual(['animal', 'child', 'sibling']);
  });

  test('joins pages where there are too many, and keeps every paragraph', () => {
    const texts = Array.from({ length: SCENE_LIMITS.pages + 6 }, (_page, index) => `Page ${index} said a few words.`);
    const draft = read({ title: TITLE, pages: texts.map((text) => ({ text, scene: SCENE })) });
    expect(draft.pages.length).toBeLessThanOrEqual(SCENE_LIMITS.pages);
    expect(textsOf(draft).join('\n\n')).toBe(texts.join('\n\n'));
  });
});

test('reading an answer in the earlier format makes pages of its paragraphs', () => {
  const draft = read({ title: TITLE, paragraphs: ['One\ntwo.', '  ', `Three${' soft'.repeat(60)}.`, '{ Child } slept.'] });
  expect(textsOf(draft)).toEqual(['One\ntwo.', `Three${' soft'.repeat(60)}.`, '{child} slept.']);
  expect(draft.pages.at(-1)?.scene.figures.map(({ who }) => who)).toContain('child');
});

test.each([
  ['a refusal', telling('', { refused: true })],
  ['a cut-off answer', telling({ title: TITLE, pages: [{ text: 'One.' }] }, { ending: 'cut-off' })],
  ['text that is no JSON', telling('Here is your story: {"title"')],
  ['a missing title', telling({ pages: [{ text: 'One.' }] })],
  ['pages that are no list', telling({ title: TITLE, pages: 'One.' })],
  ['a page without text', telling({ title: TITLE, pages: [{ text: 'One.' }, { scene: {} }] })],
  ['a paragraph that is no text', telling({ title: TITLE, paragraphs: ['One.', 2] })],
])('reading no story sees %s, and says so', (_what, answer) => {
  expect(parseDraft(answer, CONTEXT)).toEqual(expect.any(String));
});
