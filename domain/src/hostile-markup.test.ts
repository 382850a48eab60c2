// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { expectWithin } from '../../tests/cpu-time.ts';
import { generatedMarkup, HOSTILE_MARKUP } from '../../tests/fixtures/hostile-markup.ts';
import { LIMITS } from './limits.ts';
import { htmlToParagraphs, paragraphsToHtml } from './text/story-html.ts';

const ALL = [...HOSTILE_MARKUP, ...generatedMarkup(2000)];
/** Reading collapses white space, and HTML cannot contain NUL. */
const plain = (text: string) => text.replaceAll('\u0000', '').replace(/\s+/gu, ' ').trim();

it('is stored as text paragraphs and read back word for word', () => {
  expect(new Set(ALL).size).toBeGreaterThan(2200);
  const texts = ALL.map(plain).filter((text) => text !== '');
  const html = paragraphsToHtml(texts);
  const { body, head } = new DOMParser().parseFromString(html, 'text/html');
  expect(head.childElementCount).toBe(0);
  expect(new Set([...body.querySelectorAll('*')].map(({ tagName, attributes }) => `${tagName} ${attributes.length}`))).toEqual(
    new Set(['P 0']),
  );
  expect([...body.children].map(({ textContent }) => textContent)).toEqual(texts);
  expect(htmlToParagraphs(html)).toEqual(texts);
});

it('is parsed within a second at the maximum length, however tags are nested or left open', () => {
  for (const open of ['<', '<!--', '<script>', '<p ', '&#', '<a href="', '</', '<script', '<br ', '<br>', '<style>', ' \n'])
    expectWithin(1000, () => htmlToParagraphs(open.repeat(LIMITS.storyContent / open.length)));
});
