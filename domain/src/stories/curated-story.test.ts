import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkCuratedStory, isImageAddress } from './curated-story.ts';

const GOOD = {
  title: 'The Gate',
  description: 'A gate that sings.',
  category: 'Cozy',
  pages: [{ content: 'One.\nTwo.' }, { content: 'Three.', imageUrl: '/art/gate.svg', imageAlt: 'A gate.' }],
};
const HOSTS = ['pictures.example.com'];

describe('publishing a curated story', () => {
  it('accepts a valid document and fills in rating, reading time and slug [spec 3.5, 9.3]', () => {
    expect(checkCuratedStory(GOOD, 14, HOSTS)).toEqual({
      ok: true,
      story: { ...GOOD, id: 14, slug: 'the-gate', rating: 5, readingTime: 5 },
    });
  });

  it.each([
    ['de', 'de'],
    ['pt-br', 'pt-BR'],
    ['zh-Hant-TW', 'zh-Hant-TW'],
  ])('keeps the language %s as %s [fault 11]', (typed, language) => {
    expect(checkCuratedStory({ ...GOOD, language: typed }, 1, HOSTS)).toMatchObject({ ok: true, story: { language } });
  });

  it.each(['German', 'e', 'de_DE', 'de-', 7, 'de-a'])('refuses the language %s [fault 11]', (language) => {
    const problems = ['“language” has to be the short form of a language, such as en, de or pt-BR.'];
    expect(checkCuratedStory({ ...GOOD, language }, 1, HOSTS)).toEqual({ ok: false, problems });
  });

  it.each([
    [
      { age: '4-5', tone: 'cozy' },
      { age: '4-5', tone: 'cozy' },
    ],
    [
      { age: ' 6 – 8', tone: 'Sleepy' },
      { age: '6-8', tone: 'sleepy' },
    ],
    [{ age: '', tone: null }, {}],
  ])('stores age and tone %j as %j', (typed, stored) => {
    expect(checkCuratedStory({ ...GOOD, ...typed }, 14, HOSTS)).toEqual({
      ok: true,
      story: { ...GOOD, ...stored, id: 14, slug: 'the-gate', rating: 5, readingTime: 5 },
    });
  });

  it('names the ages and tones that there are', () => {
    expect(checkCuratedStory({ ...GOOD, age: 5, tone: 'scary' }, 1, HOSTS)).toEqual({
      ok: false,
      problems: ['“age” has to be 2-3, 4-5, or 6-8.', '“tone” has to be funny, sleepy, cozy, silly, or calm.'],
    });
  });

  it('publishes two questions with their page, without spaces around them', () => {
    const talk = { page: 2, ask: ' What is hanging on the gate? ', end: 'What made you laugh today?' };
    expect(checkCuratedStory({ ...GOOD, talk }, 1, HOSTS)).toMatchObject({ story: { talk: { ...talk, ask: talk.ask.trim() } } });
  });

  it('says what is wrong with questions', () => {
    const problemsOf = (talk: unknown) => checkCuratedStory({ ...GOOD, talk }, 1, HOSTS);
    expect(problemsOf('What?')).toEqual({ ok: false, problems: ['“talk” has to be a map with “page”, “ask” and “end”.'] });
    const problems = ['Talk: “ask” is missing.', 'Talk: “page” has to be the number of a page, counted from 1.'];
    expect(problemsOf({ page: 3, end: 'Who helped you?' })).toEqual({ ok: false, problems });
    expect(problemsOf({ page: 2, ask: 'x'.repeat(121), end: 'Who?' })).toMatchObject({ ok: false, problems: [expect.any(String)] });
    const none = ['Talk: page 1 has no picture to ask about.'];
    expect(problemsOf({ page: 1, ask: 'What?', end: 'Who?' })).toEqual({ ok: false, problems: none });
  });

  it.each(['\u0007', '\n', '\u202E', '\uD800', '\u2066'])('refuses a question with %j', (hidden) => {
    const problems = ['Talk: “end” has characters that are not shown, such as line breaks. Type it anew.'];
    const talk = { page: 2, ask: 'What?', end: `Who${hidden} helped?` };
    expect(checkCuratedStory({ ...GOOD, talk }, 1, HOSTS)).toEqual({ ok: false, problems });
  });

  it.each([
    ['title of 120 characters', { title: 'x'.repeat(120) }, { title: 'x'.repeat(121) }],
    ['description of 400', { description: 'x'.repeat(400) }, { description: 'x'.repeat(401) }],
    ['category of 40', { category: 'x'.repeat(40) }, { category: 'x'.repeat(41) }],
    ['author of 80', { author: 'x'.repeat(80) }, { author: 'x'.repeat(81) }],
    ['page of 4000', { pages: [{ content: 'x'.repeat(4000) }] }, { pages: [{ content: 'x'.repeat(4001) }] }],
    ['story of 40 pages', { pages: Array(40).fill({ content: 'x' }) }, { pages: Array(41).fill({ content: 'x' }) }],
    ['picture URL of 500', { imageUrl: `/${'x'.repeat(499)}` }, { imageUrl: `/${'x'.repeat(500)}` }],
    ['alternative text of 300', { imageAlt: 'x'.repeat(300) }, { imageAlt: 'x'.repeat(301) }],
    ['rating of 0', { rating: 0 }, { rating: -0.1 }],
    ['rating of 5', { rating: 5 }, { rating: 5.1 }],
    ['reading time of a minute', { readingTime: 1 }, { readingTime: 0.9 }],
    ['reading time of two hours', { readingTime: 120 }, { readingTime: 121 }],
  ])('accepts a %s and refuses more', (_what, within, beyond) => {
    expect(checkCuratedStory({ ...GOOD, ...within }, 1, HOSTS)).toMatchObject({ ok: true, story: within });
    expect(checkCuratedStory({ ...GOOD, ...beyond }, 1, HOSTS)).toMatchObject({ ok: false, problems: [expect.any(String)] });
  });

  it.each([
    ['title', ''],
    ['title', null],
    ['title', 7],
    ['description', undefined],
    ['category', '\n\t '],
    ['pages', []],
    ['pages', [{ content: 'One.' }, {}]],
    ['pages', { 0: { content: 'A map in place of a list.' } }],
    ['pages', [null]],
    ['pages', [{ content: 'x', imageUrl: 'fox.svg' }]],
    ['rating', Number.NaN],
    ['rating', '5'],
    ['readingTime', Number.POSITIVE_INFINITY],
    ['author', 7],
    ['slug', '12'],
    ['slug', 'featured'],
    ['slug', 'Ärger'],
    ['imageAlt', 3],
    ['imageUrl', 'https://pictures.example.com.evil.test/a.png'],
  ])('describes the problem with %s = %j in one sentence', (field, value) => {
    const checked = checkCuratedStory({ ...GOOD, [field]: value }, 1, HOSTS);
    const problems = checked.ok ? [] : checked.problems;
    expect(problems).toEqual([expect.stringMatching(/^(“\w+”|Page \d+: (“\w+” )?)[^{}[\]]+\.$/u)]);
    expect(problems.join()).not.toMatch(/undefined|null|NaN|object Object/);
  });

  it('names every problem at once', () => {
    const checked = checkCuratedStory({}, 1, HOSTS);
    expect(checked.ok ? [] : checked.problems).toHaveLength(4);
  });

  it('never throws, for any document', () => {
    fc.assert(
      fc.property(
        fc.dictionary(
          fc.constantFrom('title', 'description', 'category', 'pages', 'rating', 'slug', 'imageUrl', 'author', 'age', 'tone'),
          fc.anything(),
        ),
        (document) => {
          const checked = checkCuratedStory(document, 1, HOSTS);
          if (!checked.ok) expect(checked.problems.length).toBeGreaterThan(0);
        },
      ),
    );
  });
});

describe('a picture URL', () => {
  it.each(['/art/fox.svg', 'https://pictures.example.com/a.png?x=1'])('%s is accepted', (address) => {
    expect(isImageAddress(address, HOSTS)).toBe(true);
  });

  it.each([
    '//evil.test/a.png',
    '/\\evil.test/a.png',
    'http://pictures.example.com/a.png',
    'https://pictures.example.com.evil.test/a.png',
    'https:pictures.example.com/a.png',
    'https:/pictures.example.com/a.png',
    'https://user@pictures.example.com/a.png',
    'https://pictures.example.com:444/a.png',
    'data:image/png;base64,AA',
    'javascript:alert(1)',
    'art/fox.svg',
    '/art/a b.svg',
    `/${'a'.repeat(600)}`,
  ])('%s is not', (address) => {
    expect(isImageAddress(address, HOSTS)).toBe(false);
  });
});
