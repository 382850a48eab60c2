/** A story's title on its cover: letters cut out of a paper sign, with the lamp behind them. */
import { type CoverImage, textDirection } from '@tuckaway/domain';
import { lighten, MOON, SHADE } from '../../paper/color.ts';
import type { Stage } from '../../paper/stage.ts';
import { escapeXml, line, oneDecimal, path, pathData } from '../../paper/svg.ts';

const LINES = 4;
/** The room for the letters, in shares of the picture, and their largest size in drawing units. */
const ROOM = { width: 0.66, height: 0.25 };
const LARGEST = 64;
const LINE_HEIGHT = 1.2;
/** Where the sign begins, as a share of the height, and what is around the letters. */
const TOP = 0.055;
const MARGIN = { x: 34, y: 16 };

const PAPERS: Record<CoverImage, string> = {
  moon: '#1d2258',
  forest: '#23462f',
  ocean: '#124760',
  space: '#2a1a56',
  castle: '#4a2c32',
  garden: '#2f5238',
};

/** How wide letters of a bold book face are, in shares of their size: the reader's device chooses the face. */
const WIDTHS: readonly [RegExp, number][] = [
  [/[\p{M}\u200c\u200d]/u, 0],
  [/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff00-\uff60]/u, 1],
  [/[mwMW%&@—]/u, 0.92],
  [/[\p{Lu}\p{Extended_Pictographic}]/u, 0.73],
  [/[ijlft.,:;'’‘!|()]/u, 0.36],
  [/\s/u, 0.27],
];
const USUAL_WIDTH = 0.57;

const widthOf = (text: string): number =>
  Array.from(text).reduce((sum, letter) => sum + (WIDTHS.find(([pattern]) => pattern.test(letter))?.[1] ?? USUAL_WIDTH), 0);

interface Setting {
  lines: string[];
  /** Of the longest line, in shares of the letters' size. */
  width: number;
}

/** Where a line may end: between words, and between the letters of scripts without spaces. */
const partsOf = (title: string): string[] =>
  title.match(
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}][^\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]*\s*|\S+?(?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|\s|$)\s*/gu,
  ) ?? [title];

/** The parts in lines of at most a width. */
function filled(parts: readonly string[], most: number): Setting {
  const lines: string[] = [];
  for (const part of parts) {
    const last = lines.at(-1);
    if (last !== undefined && widthOf((last + part).trimEnd()) <= most) lines[lines.length - 1] = last + part;
    else lines.push(part);
  }
  const trimmed = lines.map((each) => each.trimEnd());
  return { lines: trimmed, width: Math.max(...trimmed.map(widthOf)) };
}

/** The lines with the largest letters that fit, as even as they can be. */
function inLines(title: string, { w, h }: Stage): Setting & { size: number } {
  const parts = partsOf(title);
  const whole = widthOf(title);
  const settings = Array.from({ length: 40 }, (_, step) => filled(parts, (whole * (step + 10)) / 49)).filter(
    ({ lines }) => lines.length <= LINES,
  );
  const sized = settings.map((setting) => ({
    ...setting,
    size: Math.min(LARGEST, (ROOM.width * w) / setting.width, (ROOM.height * h) / (setting.lines.length * LINE_HEIGHT)),
  }));
  return sized.reduce((best, each) => (each.size > best.size + 0.01 ? each : best));
}

export function titleSheet(s: Stage, written: string, cover: CoverImage): string {
  const title = written.trim().replace(/\s+/gu, ' ');
  if (title === '') return '';
  const { lines, width, size } = inLines(title, s);
  const [left, right] = [s.w / 2 - (width * size) / 2 - MARGIN.x, s.w / 2 + (width * size) / 2 + MARGIN.x];
  const top = TOP * s.h;
  const bottom = top + lines.length * size * LINE_HEIGHT + 2 * MARGIN.y;
  const scoop = 14;
  const sign = path(
    pathData`M${left + scoop} ${top}Q${s.w / 2} ${top - 5} ${right - scoop} ${top + 1}Q${right - scoop} ${top + scoop} ${right} ${top + scoop}L${right + 1} ${bottom - scoop}Q${right - scoop} ${bottom - scoop} ${right - scoop} ${bottom}Q${s.w / 2} ${bottom + 4} ${left + scoop} ${bottom - 1}Q${left + scoop} ${bottom - scoop} ${left} ${bottom - scoop}L${left - 1} ${top + scoop}Q${left + scoop} ${top + scoop} ${left + scoop} ${top}Z`,
  );
  const color = PAPERS[cover];
  const spans = lines.map((each, nth) => {
    const y = top + MARGIN.y + (nth + 0.5) * size * LINE_HEIGHT + size * 0.34;
    return `<text x="${oneDecimal(s.w / 2)}" y="${oneDecimal(y)}" textLength="${oneDecimal(widthOf(each) * size)}" lengthAdjust="spacingAndGlyphs">${escapeXml(each)}</text>`;
  });
  const letters = s.define(
    (id) =>
      `<g id="${id}" font-family="Fraunces,Georgia,'Noto Serif',serif" font-weight="700" font-size="${oneDecimal(size)}" text-anchor="middle" direction="${textDirection(title)}">${spans.join('')}</g>`,
  );
  const laid = (fill: string, down: number): string => `<use href="#${letters}" y="${oneDecimal(down)}" fill="${fill}"/>`;
  const depth = Math.max(1.4, size * 0.04);
  const threads = [left + 46, right - 46].map((x) => pathData`M${x} -10V${top + 8}`).join('');
  return (
    line(threads, MOON, 1.8, 'opacity=".7"') +
    s.sheetMarkup(sign, { color, lit: 0.16 }) +
    laid(lighten(color, 0.3), depth * 1.7) +
    laid(SHADE, 0) +
    laid(MOON, depth)
  );
}
