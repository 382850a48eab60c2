// @vitest-environment jsdom
import fc from 'fast-check';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { LONG, SEED } from '../../../../../tests/long.ts';
import { FOX_STORY } from '../../../../testing/fixtures.ts';
import { familyBook, type KeptBook } from '../kept-book.ts';
import { type Drawn, makeEpub } from './make-epub.ts';

const NOW = Date.UTC(2026, 10, 21, 19, 30);
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><rect width="4" height="3"/></svg>';
const drawing: Drawn = { bytes: new TextEncoder().encode(SVG), type: 'image/svg+xml', extension: 'svg', alt: 'A small lantern.' };
const draw = async () => drawing;

const BOOK: KeptBook = familyBook(FOX_STORY);
const filesOf = async (book: KeptBook, pictures: typeof draw | (() => Promise<null>) = draw) =>
  unzipSync(await makeEpub(book, NOW, pictures));
const textOf = (files: Record<string, Uint8Array>, name: string) => strFromU8(files[name] as Uint8Array);

function parsed(xml: string): Document {
  const document = new DOMParser().parseFromString(xml, 'application/xml');
  expect(document.getElementsByTagName('parsererror')[0]?.textContent ?? null).toBeNull();
  return document;
}
const paragraphsOf = (xml: string) => [...parsed(xml).getElementsByTagName('p')].map((paragraph) => paragraph.textContent);

describe('the book', () => {
  it('tells the story, for whom it is, and how it was made', async () => {
    const files = await filesOf(BOOK);
    expect(paragraphsOf(textOf(files, 'book/story.xhtml'))).toEqual([
      'Mia met a fox.',
      'It was <quite> late.',
      'Sweet dreams, Mia!',
      'AI-generated, with Tuckaway Tales.',
    ]);
    const title = parsed(textOf(files, 'book/title.xhtml'));
    expect(title.querySelector('h1')?.textContent).toBe('The Fox & the Lamp');
    expect(title.querySelector('.for')?.textContent).toBe('For Mia');
    expect(title.querySelector('img')?.getAttribute('alt')).toBe('A small lantern.');
  });

  it('asks the grown-up two questions after the last words, whose language is marked if it is not the author’s', async () => {
    const talk = { picture: { page: 0, ask: 'What is <Mia> holding?', about: [] }, end: 'Who helped you today?' };
    const story = textOf(await filesOf({ ...BOOK, talk }), 'book/story.xhtml');
    expect(paragraphsOf(story).slice(2, 6)).toEqual(['Sweet dreams, Mia!', 'Talk together', talk.picture.ask, talk.end]);
    const languages = async (language?: string) => {
      const files = await filesOf({ ...BOOK, language: 'pt-BR', talk: { ...talk, ...(language && { language }) } });
      return [...parsed(textOf(files, 'book/story.xhtml')).querySelectorAll('aside p')].map((line) => line.getAttribute('lang'));
    };
    expect(await languages('en')).toEqual(['en', 'en', 'en']);
    expect(await languages()).toEqual(['en', null, null]);
  });

  it('has verse in its lines', async () => {
    const [part] = BOOK.parts;
    const files = await filesOf({ ...BOOK, parts: [{ picture: null, ...part, paragraphs: ['A berry,\nplop.'] }] });
    expect(textOf(files, 'book/story.xhtml')).toContain('<p>A berry,<br/>plop.</p>');
    expect(paragraphsOf(textOf(files, 'book/story.xhtml'))[0]).toBe('A berry,plop.');
  });

  it('says what libraries ask for: who, what, when, in which language, and for whom it can be read', async () => {
    const opf = parsed(textOf(await filesOf(BOOK), 'book/package.opf'));
    const dc = (name: string) => opf.getElementsByTagName(`dc:${name}`)[0]?.textContent;
    expect([dc('identifier'), dc('title'), dc('language'), dc('creator')]).toEqual([
      `urn:uuid:${FOX_STORY.id}`,
      'The Fox & the Lamp',
      'en',
      'Tuckaway Tales',
    ]);
    const meta = Object.fromEntries([...opf.getElementsByTagName('meta')].map((tag) => [tag.getAttribute('property'), tag.textContent]));
    expect(meta).toMatchObject({
      'dcterms:modified': '2026-11-21T19:30:00Z',
      'schema:accessModeSufficient': 'textual',
      'schema:accessibilityHazard': 'none',
      'schema:accessibilitySummary': expect.stringMatching(/every picture is told in words/),
    });
    expect(opf.querySelector('item[properties="cover-image"]')?.getAttribute('href')).toBe('cover.svg');
  });

  it('is in the language of its text, which a screen reader needs [fault 11]', async () => {
    const files = await filesOf({ ...BOOK, language: 'de', title: 'Der Fuchs' });
    const opf = parsed(textOf(files, 'book/package.opf'));
    expect(opf.getElementsByTagName('dc:language')[0]?.textContent).toBe('de');
    expect(opf.getElementsByTagName('dc:title')[0]?.getAttribute('xml:lang')).toBe('de');
    const story = parsed(textOf(files, 'book/story.xhtml'));
    expect([story.documentElement.lang, story.querySelector('footer')?.getAttribute('lang')]).toEqual(['de', 'en']);
    expect(familyBook({ ...FOX_STORY, title: 'ثعلب', content: '<p>كان يا ما كان، أضاء المصباح.</p>', pages: [] }).language).toBe('ar');
  });

  it('is a book without its pictures, too, and does not promise any', async () => {
    const files = await filesOf(BOOK, async () => null);
    expect(Object.keys(files).filter((name) => name.endsWith('.svg'))).toEqual([]);
    expect(textOf(files, 'book/package.opf')).not.toMatch(/visual|cover-image|alternativeText/);
    expect(textOf(files, 'book/title.xhtml')).not.toContain('<img');
  });

  it('of a curated story keeps its identity, and each page its picture', async () => {
    const part = (text: string) => ({ paragraphs: [text], picture: { source: { url: '/art/a.svg' }, alt: 'A well.' } });
    const curated: KeptBook = { ...BOOK, id: '7', parts: [part('One.'), part('Two.')] };
    const [first, again] = [await filesOf(curated), await filesOf(curated)];
    const identifier = (files: Record<string, Uint8Array>) => /urn:uuid:[^<]+/.exec(textOf(files, 'book/package.opf'))?.[0];
    expect(identifier(first)).toMatch(/^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-a[0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(identifier(again)).toBe(identifier(first));
    expect(identifier(await filesOf({ ...curated, id: '8' }))).not.toBe(identifier(first));
    expect(Object.keys(first).filter((name) => name.startsWith('book/picture-'))).toHaveLength(2);
  });

  it('is read from the right only if most of it is', async () => {
    for (const [paragraphs, direction] of [
      [['كان يا ما كان.'], 'rtl'],
      [['محمد slept.', 'The lamp yawned, and so did the moon.'], 'ltr'],
    ] as const) {
      const files = await filesOf({ ...BOOK, title: 'الثعلب', parts: [{ paragraphs: [...paragraphs], picture: null }] });
      expect(textOf(files, 'book/package.opf').includes('page-progression-direction="rtl"')).toBe(direction === 'rtl');
      expect(parsed(textOf(files, 'book/story.xhtml')).documentElement.getAttribute('dir')).toBe(direction);
    }
  });
});

it('whatever the words are, a parser of XML reads them as they were, but for what no XML can hold', async () => {
  // What XML has no place for at all; and line ends, of which it knows one.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones.
  const kept = (text: string) => text.replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|\p{Cs}/gu, '').replace(/\r\n?/g, '\n');
  const odd = fc.constantFrom(
    '</p>',
    ']]>',
    '<!--',
    '&amp;',
    '&',
    '<?xml',
    '"',
    "'",
    '\u0000',
    '\u001F',
    '\uD800',
    '\uFFFF',
    '🦊',
    '👩‍👧',
    'كان',
    '\u202E',
    '\t',
  );
  const text = fc.array(fc.oneof(fc.string({ unit: 'binary', maxLength: 30 }), odd), { maxLength: 6 }).map((parts) => parts.join(''));
  await fc.assert(
    fc.asyncProperty(fc.array(text, { minLength: 1, maxLength: 4 }), text, text, async (paragraphs, title, ending) => {
      const files = await filesOf({ ...BOOK, title, dedication: title, ending, parts: [{ paragraphs, picture: null }] });
      expect(paragraphsOf(textOf(files, 'book/story.xhtml'))).toEqual([...paragraphs, ending, BOOK.imprint].map(kept));
      expect(parsed(textOf(files, 'book/title.xhtml')).querySelector('.for')?.textContent).toBe(kept(title));
      for (const name of ['book/nav.xhtml', 'book/package.opf']) parsed(textOf(files, name));
    }),
    { numRuns: LONG ? 150 : 8, seed: SEED },
  );
});
