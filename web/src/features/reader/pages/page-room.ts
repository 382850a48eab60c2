/** How much text a phone's page has room for, measured where it is laid out. */
import { type RefObject, useEffect, useLayoutEffect, useMemo, useReducer, useState } from 'react';
import { type Column, columnOf, forgetWidths, lineStarts } from './line-starts.ts';
import type { Room } from './segments.ts';

/** Pixels that the story's end takes below the last words, until they are laid out. */
const ENDING_HEIGHT = 124;
/** A part with fewer lines is not worth a press: the smallest screens scroll instead. */
const LEAST_LINES = 4;
/** Lines between two paragraphs (ui/story-text.tsx), until two are laid out. */
const USUAL_GAP = 0.44;

/** Pixels for text, by what stands around it: the book's title above it, its end below it. */
interface Measured {
  column: Column;
  /** Of the fonts that were there. */
  fonts: number;
  /** Between two paragraphs. */
  gap: number | null;
  titled: number | null;
  plain: number;
  ending: number | null;
}

/** What a page begins and ends. */
interface PagePlace {
  opens: boolean;
  closes: boolean;
}

/**
 * @param stack holds the laid-out pages (leaf.tsx). @param texts all of the book's paragraphs
 * @returns the room of a page; null before it is measured, and where the whole page is shown.
 */
export function usePageRoom(
  stack: RefObject<HTMLElement | null>,
  texts: readonly string[],
  narrow: boolean,
): ((place: PagePlace) => Room) | null {
  const [measured, setMeasured] = useState<Measured | null>(null);
  const [, noteResize] = useReducer((count: number) => count + 1, 0);
  const [fonts, noteFonts] = useReducer((count: number) => count + 1, 0);

  // After every change, because text size, title and player all move what is measured.
  useLayoutEffect(() => {
    // A page that turns is not where it will be.
    if (!narrow || stack.current === null || stack.current.querySelector('[data-turn]')) return;
    const now = measure(stack.current, texts, fonts);
    setMeasured((before) => (now && before ? renewed(before, now) : now));
  });

  useEffect(() => {
    if (!narrow) return;
    // Such as a player below the text.
    const observer = new ResizeObserver(noteResize);
    for (const element of [document.documentElement, stack.current?.parentElement]) if (element) observer.observe(element);
    const measureAnew = () => {
      forgetWidths();
      noteFonts();
    };
    document.fonts.addEventListener('loadingdone', measureAnew);
    return () => {
      observer.disconnect();
      document.fonts.removeEventListener('loadingdone', measureAnew);
    };
  }, [stack, narrow]);

  return useMemo(() => (narrow && measured ? roomBy(measured) : null), [narrow, measured]);
}

/** What is not laid out now keeps its height: otherwise a part could come and go with what it makes room for. */
function renewed(before: Measured, now: Measured): Measured {
  const isSame = JSON.stringify([before.column, before.fonts]) === JSON.stringify([now.column, now.fonts]);
  const found = isSame
    ? { ...now, gap: now.gap ?? before.gap, titled: now.titled ?? before.titled, ending: now.ending ?? before.ending }
    : now;
  return JSON.stringify(before) === JSON.stringify(found) ? before : found;
}

function roomBy({ column, gap, titled, plain, ending }: Measured) {
  const lines = (height: number, least = LEAST_LINES) => Math.max(least, height / column.lineHeight);
  return ({ opens, closes }: PagePlace): Room => ({
    first: lines(opens ? (titled ?? plain) : plain),
    middle: lines(plain),
    last: closes ? lines(ending ?? plain - ENDING_HEIGHT, 1) : lines(plain),
    gap: gap === null ? USUAL_GAP : gap / column.lineHeight,
    lineStarts: (text) => lineStarts(text, column),
  });
}

function measure(stack: HTMLElement, texts: readonly string[], fonts: number): Measured | null {
  const articles = [...stack.querySelectorAll<HTMLElement>('article')];
  const open = articles.find((article) => !article.closest('[inert]'));
  const text = open?.querySelector<HTMLElement>('.story-text');
  // Tests without a browser lay nothing out.
  if (!open || !text || text.offsetWidth === 0) return null;
  const bar = document.querySelector<HTMLElement>('[data-turning-bar]');
  const below = bar ? bar.offsetHeight + Number.parseFloat(getComputedStyle(bar).bottom) : 0;
  const player = Number.parseFloat(getComputedStyle(stack.parentElement ?? stack).paddingBottom);
  const floor = document.documentElement.clientHeight - below - player - window.scrollY;
  const edge = Number.parseFloat(getComputedStyle(open.querySelector('[data-half="text"]') ?? open).paddingBottom);
  const plain = Math.floor(floor - edge - aroundOf(open).top);
  const found: Measured = { column: columnOf(text, texts), fonts, gap: gapOf(text), plain, titled: null, ending: null };
  for (const article of articles) {
    const { head, tail } = aroundOf(article);
    const room = Math.floor(plain - head - tail);
    if (article.dataset.opens !== undefined) found.titled = room;
    if (article.dataset.closes !== undefined) found.ending = room;
  }
  return found;
}

/** Where a page's column begins on the screen, and the heights of what is above and below its text. */
function aroundOf(article: HTMLElement) {
  const element = article.querySelector('.story-text');
  const [text, column] = [element, element?.parentElement].map((part) => part?.getBoundingClientRect() ?? new DOMRect()) as [
    DOMRect,
    DOMRect,
  ];
  return { top: column.top, head: text.top - column.top, tail: column.bottom - text.bottom };
}

function gapOf(text: HTMLElement): number | null {
  const [one, other] = [...text.children].map((paragraph) => paragraph.getBoundingClientRect());
  return one && other ? Math.round(other.top - one.bottom) : null;
}
