/** The position of the reading ruler on whole lines of the story. Pixels from the screen's edges. */

const LINES = 3;
/** The line height without text. */
const PLAIN_LINE = 35;

export interface Band {
  top: number;
  height: number;
  left: number;
  /** Null reaches to the screen's edge. */
  right: number | null;
  line: number;
}

interface Line {
  top: number;
  height: number;
}

const TEXT = '#main .story-text:not([inert] *)';

/** The text of the open page; where all pages are one column, that of the first. */
export function storyText(): Element | null {
  return document.querySelector(TEXT);
}

function linesOnScreen(): Line[] {
  return [...document.querySelectorAll(`${TEXT} p`)].flatMap((paragraph) => {
    const { top, height } = paragraph.getBoundingClientRect();
    const line = Number.parseFloat(getComputedStyle(paragraph).lineHeight);
    const count = line > 0 ? Math.round(height / line) : 0;
    return Array.from({ length: count }, (_, index) => ({ top: top + index * line, height: line }));
  });
}

/** Across the screen, without text. */
export function plainBand(y: number): Band {
  const height = LINES * PLAIN_LINE;
  return { top: y - height / 2, height, left: 0, right: null, line: PLAIN_LINE };
}

/** The whole lines around a height; a plain band where there are none. */
export function bandAt(y: number): Band {
  const text = storyText();
  const lines = linesOnScreen();
  const distance = ({ top, height }: Line): number => Math.abs(top + height / 2 - y);
  const nearest = lines.reduce((best, line, index) => (distance(line) < distance(lines[best] ?? line) ? index : best), 0);
  const first = lines[Math.max(0, nearest - 1)];
  const last = lines[Math.min(lines.length - 1, nearest + 1)];
  const middle = lines[nearest];
  if (!text || !first || !last || !middle || distance(middle) > middle.height * 2) return plainBand(y);
  const page = (text.closest('[data-half], article') ?? text).getBoundingClientRect();
  return { top: first.top, height: last.top + last.height - first.top, left: page.left, right: page.right, line: middle.height };
}

/** The height at which reading begins: the middle of the first lines. Null if no text is visible. */
export function beginningOfText(): number | null {
  const lines = linesOnScreen();
  const line = lines[1] ?? lines[0];
  return line ? line.top + line.height / 2 : null;
}
