/** How much text a page has room for, measured where it is laid out, and how large its type can be. */
import { type RefObject, useEffect, useLayoutEffect, useMemo, useReducer, useState } from 'react';
import { type Column, forgetWidths, lettersOf, lineStarts } from './line-starts.ts';
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
/** By how much type is enlarged at most, and to how many pixels. */
const LARGEST_TYPE = 1.7;
const LARGEST_TYPE_PX = 40;
const TYPE_STEP = 0.05;

/** All lengths in pixels, none of which depends on how a page is parted or how large its type is; null until it is laid out. */
interface Measured {
  letters: Omit<Column, 'width'> & { size: number };
  /** Of the half sheet, and of lines that are not enlarged. */
  widest: number;
  longestLine: number;
  /** Of the fonts that were there. */
  fonts: number;
  /** Lines between two paragraphs. */
  gap: number | null;
  /** The height of an open book does not follow its text. */
  isSpread: boolean;
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

interface PageRoom {
  roomOf: (place: PagePlace) => Room;
  /** By how much the type of all pages is enlarged, so that it fills them. */
  type: number;
}

/**
 * @param stack holds the laid-out pages (leaf.tsx). @param pages the paragraphs of each
 * @param shown `narrow` leaves the type as large as the reader chose it; null if all pages are one column.
 * @returns null before it is measured, and in one column
 */
export function usePageRoom(
  stack: RefObject<HTMLElement | null>,
  pages: readonly (readonly string[])[],
  shown: 'narrow' | 'wide' | null,
): PageRoom | null {
  const [measured, setMeasured] = useState<Measured | null>(null);
  const [, noteResize] = useReducer((count: number) => count + 1, 0);
  const [fonts, noteFonts] = useReducer((count: number) => count + 1, 0);

  // After every change, because text size, title and player all move what is measured.
  useLayoutEffect(() => {
    // A page that turns is not where it will be.
    if (shown === null || stack.current === null || stack.current.querySelector('[data-turn]')) return;
    const now = measure(stack.current, pages.flat(), fonts);
    setMeasured((before) => (now && before ? renewed(before, now) : now));
  });

  const isLaidOut = shown !== null && measured !== null;
  useEffect(() => {
    if (!isLaidOut) return;
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
  }, [stack, isLaidOut]);

  return useMemo(() => {
    if (shown === null || measured === null) return null;
    const type = shown === 'narrow' ? 1 : fittingType(measured, pages);
    return { roomOf: roomBy(measured, type), type };
  }, [shown, measured, pages]);
}

/** The largest type with which each page is shown whole, but the last, whose end may turn to a page of its own; the chosen type if it is too large for that. */
function fittingType(measured: Measured, pages: readonly (readonly string[])[]): number {
  const most = Math.min(LARGEST_TYPE, LARGEST_TYPE_PX / measured.letters.size);
  for (let type = most; type > 1; type -= TYPE_STEP) {
    const roomOf = roomBy(measured, type);
    const fits = pages.every((paragraphs, page) => {
      const room = roomOf({ opens: page === 0, closes: false });
      const lines = paragraphs.reduce((sum, text) => sum + room.lineStarts(text).length, (paragraphs.length - 1) * room.gap);
      return lines <= room.only;
    });
    if (fits) return type;
  }
  return 1;
}

/** What is not laid out now keeps its height. */
function renewed(before: Measured, now: Measured): Measured {
  const isSame = JSON.stringify(formatOf(before)) === JSON.stringify(formatOf(now));
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

const formatOf = ({ letters, widest, longestLine, isSpread, fonts }: Measured) => ({ letters, widest, longestLine, isSpread, fonts });

function roomBy({ letters, widest, longestLine, gap, isSpread, plain, title, label, end }: Measured, type: number) {
  const column = { ...letters, width: Math.min(widest / type, longestLine) };
  const lineHeight = column.lineHeight * type;
  const scrolls = !isSpread && plain / lineHeight < FEWEST_LINES;
  const lines = (height: number, least = 1) => (scrolls ? SCROLLED_LINES : Math.max(least, height / lineHeight));
  return ({ opens, closes }: PagePlace): Room => {
    const above = opens ? (title ?? 0) : 0;
    const made = opens ? (label ?? LABEL_HEIGHT) : 0;
    const below = closes ? (end ?? END_HEIGHT) : 0;
    return {
      only: closes ? lines(plain - above - below, LINES_AT_END) : lines(plain - above - made),
      first: lines(plain - above - made),
      middle: lines(plain),
      last: closes ? lines(plain - below, LINES_AT_END) : lines(plain),
      gap: gap ?? USUAL_GAP,
      lineStarts: (text) => lineStarts(text, column),
    };
  };
}

function measure(stack: HTMLElement, texts: readonly string[], fonts: number): Measured | null {
  const articles = [...stack.querySelectorAll<HTMLElement>('article')];
  const open = articles.find((article) => !article.closest('[inert]'));
  const text = open?.querySelector<HTMLElement>('.story-text');
  const half = open?.querySelector<HTMLElement>('[data-half="text"]');
  // Tests without a browser lay nothing out.
  if (!open || !text || !half || text.offsetWidth === 0) return null;
  const type = Number(getComputedStyle(stack).getPropertyValue('--type')) || 1;
  const { fontSize, maxWidth } = getComputedStyle(text);
  const found: Measured = {
    letters: { ...lettersOf(text, texts, type), size: Math.round(pixels(fontSize) / type) },
    widest: half.clientWidth - pixels(getComputedStyle(half).paddingLeft) - pixels(getComputedStyle(half).paddingRight),
    longestLine: maxWidth === 'none' ? Number.MAX_VALUE : Math.round(pixels(maxWidth) / type),
    fonts,
    gap: gapOf(text),
    isSpread: getComputedStyle(open).display === 'grid',
    plain: Math.floor(roomIn(open, half, stack)),
    title: null,
    label: null,
    end: null,
  };
  for (const article of articles) {
    const { head, tail } = aroundOf(article);
    const [opens, closes] = [article.dataset.opens !== undefined, article.dataset.closes !== undefined];
    if (opens) found.title = Math.ceil(head);
    if (closes) found.end = Math.ceil(tail);
    else if (opens) found.label = Math.ceil(tail);
  }
  return found;
}

const pixels = (length: string): number => Number.parseFloat(length);

/** The height of a page's column: of an open book's half (styles/book.css), or down to the bar. */
function roomIn(open: HTMLElement, half: HTMLElement, stack: HTMLElement): number {
  const { paddingTop, paddingBottom } = getComputedStyle(half);
  const picture = open.querySelector('[data-half="picture"]');
  if (picture && getComputedStyle(open).display === 'grid')
    return pixels(getComputedStyle(picture, '::before').height) - pixels(paddingTop) - pixels(paddingBottom);
  const bar = document.querySelector<HTMLElement>('[data-turning-bar]');
  const below = bar ? bar.offsetHeight + pixels(getComputedStyle(bar).bottom) : 0;
  const player = pixels(getComputedStyle(stack.parentElement ?? stack).paddingBottom);
  return document.documentElement.clientHeight - below - player - window.scrollY - pixels(paddingBottom) - aroundOf(open).top;
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
  const lineHeight = pixels(getComputedStyle(text).lineHeight);
  return one && other ? Math.round(((other.top - one.bottom) / lineHeight) * 80) / 80 : null;
}
