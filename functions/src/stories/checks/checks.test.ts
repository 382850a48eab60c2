import { type AgeBand, LIMITS } from '@tuckaway/domain';
import { describe, expect, test } from 'vitest';
import { expectWithin } from '../../../../tests/cpu-time.ts';
import { paragraphsOf } from '../../../testing/scripted-storyteller.ts';
import type { SentAnimal } from '../names/hide-name.ts';
import { arePlain, type DraftText, draftProblems } from './checks.ts';

const TITLE = 'The Late Lamp';
const OTTER = { sent: 'otter', hidden: null };
const problemsOf = (draft: DraftText, animal: SentAnimal = OTTER) => draftProblems(draft, { words: 200, animal });

describe('a draft', () => {
  test('that is good has no problem', () => {
    expect(problemsOf({ title: "{child}'s Late Lamp", paragraphs: paragraphsOf(200) })).toEqual([]);
  });

  test.each([
    [169, false],
    [170, true],
    [230, true],
    [231, false],
  ])('of %i words for 200 passes: %s', (words, passes) => {
    expect(problemsOf({ title: TITLE, paragraphs: paragraphsOf(words) }).length === 0).toBe(passes);
  });

  test.each([
    [100, 'Write exactly 200: 100 more.'],
    [250, 'Write exactly 200: 50 fewer.'],
  ])('of %i words is told how many to add or leave out', (words, message) => {
    expect(problemsOf({ title: TITLE, paragraphs: paragraphsOf(words) })[0]?.message).toContain(message);
  });

  test.each([
    ['a second placeholder', 'Then {animal} slept.'],
    ['an open brace', 'Then { slept.'],
    ['a name in brackets', 'Then [name] slept.'],
    ['a tag', 'Then <b>she</b> slept.'],
    ['a link', 'Read more at www.example.com today.'],
    ['the model talking of itself', 'As an AI I like otters.'],
    ['bold type', 'It was **very** late.'],
    ['a heading', '## Chapter one'],
    ['a control character', 'It was\u0007 late.'],
    ['half a character, which cannot be stored', 'It was \ud83d late.'],
    ['a name that grew into another word', 'Then {child}ren slept.'],
    ['a placeholder for a word that was not hidden', 'Then the {word} slept.'],
  ])('with %s is unusable', (_what, text) => {
    const [first = '', ...rest] = paragraphsOf(200);
    const problems = problemsOf({ title: TITLE, paragraphs: [first, text, ...rest] });
    expect(problems.map(({ kind }) => kind)).toEqual(['unusable']);
  });

  test('about topics that are not for tonight is unsafe, with each of their words named', () => {
    const paragraphs = [...paragraphsOf(200), 'A dog barked in the dark.'];
    const draft = { title: 'The Dog', paragraphs };
    expect(draftProblems(draft, { words: 200, animal: OTTER, notTonight: ['dogs', 'dark', 'snakes'] })).toEqual([
      {
        check: 'not-tonight',
        kind: 'unsafe',
        message: '“Dog”, “dog”, “barked”: not for tonight. Leave dogs out altogether, in other words too.',
      },
      { check: 'not-tonight', kind: 'unsafe', message: '“dark”: not for tonight. Leave the dark out altogether, in other words too.' },
    ]);
    expect(problemsOf(draft)).toEqual([]);
  });

  test.each([
    ['without a title', { title: '', paragraphs: paragraphsOf(200) }],
    ['with an endless title', { title: 'long '.repeat(20), paragraphs: paragraphsOf(200) }],
    ['with a title that says the name twice', { title: '{child} and {child}', paragraphs: paragraphsOf(200) }],
    ['of one block', { title: TITLE, paragraphs: [paragraphsOf(200).join(' ')] }],
    ['without the child', { title: TITLE, paragraphs: paragraphsOf(200).map((text) => text.replaceAll('{child}', 'user-1')) }],
    ['that says nothing but the name', { title: TITLE, paragraphs: paragraphsOf(200).map((text) => text.replace(/soft/g, '{child}')) }],
    ['without a word', { title: TITLE, paragraphs: [] }],
  ])('%s is unusable', (_what, draft) => {
    expect(problemsOf(draft).some(({ kind }) => kind === 'unusable')).toBe(true);
  });

  test('may contain the hidden word of its animal', () => {
    const [first = '', ...rest] = paragraphsOf(200);
    const draft = { title: 'A {word} Awake', paragraphs: [first, 'Then the {word} slept.', ...rest] };
    expect(problemsOf(draft, { sent: '{word}', hidden: 'robin' })).toEqual([]);
  });

  test.each([
    [98, true],
    [101, false],
  ])('in verse, with %i lines as paragraphs, passes: %s', (lines, passes) => {
    const paragraphs = Array.from({ length: lines }, () => 'Hoo, said the owl.').with(0, '{child} sat. Hoo, said the owl.');
    expect(draftProblems({ title: TITLE, paragraphs }, { words: lines * 4 + 2, animal: OTTER }).length === 0).toBe(passes);
  });

  test('that is too difficult gets its school grade as a problem', () => {
    const hard = 'Nevertheless grandmothers contemplated extraordinarily complicated constellations. ';
    expect(problemsOf({ title: TITLE, paragraphs: [`{child} yawned. ${hard.repeat(16)}`, hard.repeat(16)] })).toEqual([
      { check: 'reading-level', kind: 'unusable', message: expect.stringMatching(/^It reads like school grade \d\d/) },
    ]);
  });

  test('is measured by the age of its child', () => {
    const paragraph = 'The magnificent moon was beautiful. The owl said so. The mouse saw magnificent clouds. ';
    const draft = { title: TITLE, paragraphs: [`{child} yawned. ${paragraph.repeat(8)}`, paragraph.repeat(8)] };
    const hard = (age?: AgeBand) => draftProblems(draft, { words: 200, animal: OTTER, age }).map(({ message }) => message);
    expect(hard('2-3')).toEqual([expect.stringMatching(/^It reads like school grade \d/)]);
    expect(hard('6-8')).toEqual([]);
    expect(hard()).toEqual([]);
  });

  test('may be about an animal with a long name', () => {
    const paragraph = 'The archaeopteryx saw one star. The archaeopteryx and the other archaeopteryx saw two of them, and then it slept. ';
    const draft = { title: TITLE, paragraphs: [`{child} yawned. ${paragraph.repeat(5)}`, paragraph.repeat(5)] };
    expect(problemsOf(draft, { sent: 'otter', hidden: null })).toHaveLength(1);
    expect(problemsOf(draft, { sent: 'archaeopteryx', hidden: null })).toEqual([]);
  });

  test('with a frightening word is unsafe', () => {
    const [first = '', ...rest] = paragraphsOf(200);
    const problems = problemsOf({ title: TITLE, paragraphs: [first, 'There was blood.', ...rest] });
    expect(problems).toEqual([{ check: 'fright', kind: 'unsafe', message: expect.stringContaining('“blood”') }]);
  });
});

describe('a draft with several children', () => {
  const children = ['{child}', '{child2}'];
  const [first = '', ...rest] = paragraphsOf(200);
  const both = [first.replace('soft', '{child2}'), ...rest];
  const problems = (draft: DraftText) => draftProblems(draft, { words: 200, animal: OTTER, children }).map(({ message }) => message);

  test('that has all of them has no problem', () => {
    expect(problems({ title: "{child}'s and {child2}'s Lamp", paragraphs: both })).toEqual([]);
  });

  test.each([
    ['one is missing', { paragraphs: paragraphsOf(200) }, 'A child is not in the story: write {child2} for the name.'],
    ['there is one too many', { paragraphs: [`{child3} ${both[0]}`, ...rest] }, 'Only the children may stand in braces'],
    ['one has grown together with a word', { paragraphs: [`soft{child2} ${both[0]}`, ...rest] }, 'as a word of its own'],
    ['the title names one twice', { title: '{child2} and {child2}' }, 'The title names {child2} more than once.'],
  ])('says so where %s', (_what, change, message) => {
    expect(problems({ title: TITLE, paragraphs: both, ...change }).join(' ')).toContain(message);
  });

  test('leaves room for the longest names', () => {
    const many = ['{child}', '{child2}', '{child3}', '{child4}'];
    const title = `{child}, {child2} and {child3} ${'x'.repeat(40)}`;
    expect(
      draftProblems({ title, paragraphs: both }, { words: 200, animal: OTTER, children: many }).map(({ message }) => message),
    ).toContain('The title names too many of the children: two at most.');
  });
});

describe('a text from a device', () => {
  test.each(['evil.com', 'my-tales.example.org', 'a-.net', 'Win at WWW.EVIL'])('“%s” is an address', (text) => {
    expect(arePlain([`Look at ${text} now`])).toBe(false);
  });

  test('is checked quickly, even if it is one endless word', () => {
    // A hundred times what it takes; where each of its words is followed to the end of the text, it takes a second, and more on a busy machine.
    expectWithin(500, () => {
      for (const word of ['a-', '-', 'a', 'a.', '.']) arePlain([word.repeat(LIMITS.storyContent / word.length)]);
    });
  });
});
