// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { generatedMarkup, HOSTILE_MARKUP } from './hostile-markup.ts';
import { LIMITS } from './limits.ts';
import { htmlToParagraphs, paragraphsToHtml } from './story-html.ts';

const ALL = [...HOSTILE_MARKUP, ...generatedMarkup(2000)];
/** What a reading leaves of white space, and what no HTML can carry. */
const plain = (text: string) => text.replaceAll('\u0000', '').replace(/\s+/gu, ' ').trim();

it('is a few hundred that are known and 2,000 that are generated', () => {
  expect(HOSTILE_MARKUP.length).toBeGreaterThan(300);
  expect(new Set(ALL).size).toBeGreaterThan(2200);
});

it('as what the model wrote is stored as paragraphs of text, whatever it is, and read back word for word', () => {
  const texts = ALL.map(plain).filter((text) => text !== '');
  const html = paragraphsToHtml(texts);
  const { body, head } = new DOMParser().parseFromString(html, 'text/html');
  expect(head.childElementCount).toBe(0);
  expect(new Set([...body.querySelectorAll('*')].map(({ tagName, attributes }) => `${tagName} ${attributes.length}`))).toEqual(
    new Set(['P 0']),
  );
  expect([...body.children].map(({ textContent }) => textContent)).toEqual(texts);
  expect(htmlToParagraphs(html)).toEqual(texts);
  console.info(`hostile markup: ${texts.length} texts stored and read back as text (${HOSTILE_MARKUP.length} known, 2000 generated)`);
});

it('as a stored story of the most that a document holds is read at once, however it nests and whatever it leaves open', () => {
  const read = (open: string) => {
    const started = performance.now();
    htmlToParagraphs(open.repeat(LIMITS.storyContent / open.length));
    return performance.now() - started;
  };
  for (const open of ['<', '<!--', '<script>', '<p ', '&#', '<a href="', '</', '<script', '<br ', '<br>', '<style>', ' \n'])
    expect(read(open), open).toBeLessThan(1000);
});
