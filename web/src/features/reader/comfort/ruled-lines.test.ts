// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { bandAt, beginningOfText } from './ruled-lines.ts';

/** A page of paragraphs, laid out as a browser would: each with its upper edge and a height in pixels, lines of 32. */
function layOut(paragraphs: readonly { top: number; height: number }[]): void {
  document.body.innerHTML = '<main id="main"><article><div class="story-text"></div></article></main>';
  const place = (element: Element, box: Partial<DOMRect>) => {
    element.getBoundingClientRect = () => ({ left: 100, right: 500, ...box }) as DOMRect;
  };
  for (const article of document.querySelectorAll('article')) place(article, { left: 80, right: 520 });
  for (const { top, height } of paragraphs) {
    const paragraph = document.createElement('p');
    paragraph.style.lineHeight = '32px';
    place(paragraph, { top, height });
    document.querySelector('.story-text')?.append(paragraph);
  }
}

afterEach(() => {
  document.body.innerHTML = '';
});

it.each([
  ['within a line', 250],
  ['at the upper edge of that line', 233],
  ['at its lower edge', 263],
])('lies on three whole lines, as wide as the sheet that they stand on, pointed to %s', (_where, y) => {
  layOut([{ top: 200, height: 160 }]);
  const band = bandAt(y);
  expect(band.top).toBeCloseTo(200);
  expect(band.top + band.height).toBeCloseTo(296);
  expect(band).toMatchObject({ left: 80, right: 520, line: 32 });
});

it('lies on whole lines of two paragraphs, with the gap between them', () => {
  layOut([
    { top: 200, height: 64 },
    { top: 290, height: 96 },
  ]);
  const band = bandAt(248);
  expect(band.top).toBeCloseTo(200);
  expect(band.top + band.height).toBeCloseTo(322);
});

it('is a plain band across the screen where no text is near', () => {
  layOut([{ top: 500, height: 160 }]);
  expect(bandAt(200)).toMatchObject({ left: 0, right: null });
  document.body.innerHTML = '';
  expect(bandAt(300)).toMatchObject({ left: 0, right: null });
});

it('begins at the first lines', () => {
  expect(beginningOfText()).toBeNull();
  layOut([{ top: 200, height: 160 }]);
  expect(beginningOfText()).toBe(248);
  layOut([{ top: 200, height: 32 }]);
  expect(beginningOfText()).toBe(216);
});

it('finds the lines of every page where all are one column', () => {
  layOut([{ top: 200, height: 96 }]);
  const next = document.querySelector('.story-text')?.cloneNode(true) as Element;
  document.querySelector('article')?.append(next);
  const [paragraph] = next.querySelectorAll('p');
  if (paragraph) paragraph.getBoundingClientRect = () => ({ top: 700, height: 96 }) as DOMRect;
  expect(bandAt(750).top).toBeCloseTo(700);
});
