/** How much text a phone's page has room for, measured where it is laid out. */
import { type RefObject, useEffect, useLayoutEffect, useMemo, useReducer, useState } from 'react';
import { type Column, columnOf, forgetWidths, lineStarts } from './line-starts.ts';
import type { Room } from './segments.ts';

/** Pixels of the words on how the story was made, and of its end, until they are laid out. */
const LABEL_HEIGHT = 28;
const END_HEIGHT = 124;
/** Where fewer lines fit, as on the smallest screens and with the largest text, a part has as many as are worth a press, and scrolls. */
const FEWEST_LINES = 5;
const SCROLLED_LINES = 8;
/** At least so many stand beside the story's end. */
const LINES_AT_END = 3.5;
/** Lines between two paragraphs (ui/story-text.tsx), until two are laid out. */
const USUAL_GAP = 0.44;

/** All heights in pixels, none of which depends on how a page is parted; null until it is laid out. */
interface Measured {
  column: Column;
  /** Of the fonts that were there. */
  fonts: number;
  /** Between two paragraphs. */
  gap: number | null;
  /** The room of a part without any of the following. */
  plain: number;
  title: number | null;
  label: number | null;
  end: number | null;
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

/** What is not laid out now keeps its height. */
function renewed(before: Measured, now: Measured): Measured {
  const isSame = JSON.stringify([before.column, before.fonts]) === JSON.stringify([now.column, now.fonts]);
  const found = isSame
    ? {
        ...now,
        gap: now.gap ?? before.gap,
        title: now.title ?? before.title,
        label: now.label ?? before.label,
        end: now.end ?? before.end,
      }
    : now;
  return JSON.stringify(before) === JSON.stringify(found) ? before : found;
}

function roomBy({ column, gap, plain, title, label, end }: Measured) {
  const scrolls = plain / column.lineHeight < FEWEST_LINES;
  const lines = (height: number, least = 1) => (scrolls ? SCROLLED_LINES : Math.max(least, height / column.lineHeight));
  return ({ opens, closes }: PagePlace): Room => {
    const above = opens ? (title ?? 0) : 0;
    const made = opens ? (label ?? LABEL_HEIGHT) : 0;
    const below = closes ? (end ?? END_HEIGHT) : 0;
    return {
      only: closes ? lines(plain - above - below, LINES_AT_END) : lines(plain - above - made),
      first: lines(plain - above - made),
      middle: lines(plain),
      last: closes ? lines(plain - below, LINES_AT_END) : lines(plain),
      gap: gap === null ? USUAL_GAP : gap / column.lineHeight,
      lineStarts: (text) => lineStarts(text, column),
    };
  };
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
  const found: Measured = { column: columnOf(text, texts), fonts, gap: gapOf(text), plain, title: null, label: null, end: null };
  for (const article of articles) {
    const { head, tail } = aroundOf(article);
    const [opens, closes] = [article.dataset.opens !== undefined, article.dataset.closes !== undefined];
    if (opens) found.title = Math.ceil(head);
    if (closes) found.end = Math.ceil(tail);
    else if (opens) found.label = Math.ceil(tail);
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
