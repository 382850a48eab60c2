/** Basic functions that write numbers, paths and tags as text. */

/** From here on the decimals of a coordinate are invisible, and take much of a picture's bytes. */
const FAR = 100;

/** A coordinate with at most one decimal, as short as possible. */
export function oneDecimal(x: number): string {
  if (Math.abs(x) >= FAR) return String(Math.round(x));
  // Digits of whole numbers are written much faster than fractions.
  const tenths = Math.round(x * 10);
  const size = Math.abs(tenths);
  const [whole, digit] = [Math.trunc(size / 10), size % 10];
  return `${tenths < 0 ? '-' : ''}${whole > 0 || digit === 0 ? whole : ''}${digit > 0 ? `.${digit}` : ''}`;
}

/** A scale or an opacity with at most two decimals. */
export function twoDecimals(x: number): string {
  const rounded = Math.round(x * 100) / 100;
  return Math.abs(rounded) >= 1 ? String(rounded) : rounded === 0 ? '0' : String(rounded).replace('0.', '.');
}

/** Path data as a tagged template: every number in it is rounded. */
export function pathData(parts: TemplateStringsArray, ...values: number[]): string {
  let out = parts[0] ?? '';
  values.forEach((value, i) => {
    out += oneDecimal(value) + (parts[i + 1] ?? '');
  });
  return out;
}

/** A path; omit `fill` if the parent sets it. */
export function path(data: string, fill = '', more = ''): string {
  return `<path d="${data.replaceAll(' -', '-')}"${fill ? ` fill="${fill}"` : ''}${more ? ` ${more}` : ''}/>`;
}

const COMMAND = /([a-z])([^a-z]*)/gi;
const NUMBER = /-?\d*\.?\d+/g;
/** How many numbers each command has that draws one segment. */
const NUMBERS: Readonly<Record<string, number>> = { M: 2, L: 2, Q: 4, C: 6, H: 1, V: 1 };

/** Whether no segment of a path is joined to another one, so that joins need no shape. */
function isSingle(data: string): boolean {
  let before = '';
  for (const [, command = '', numbers = ''] of data.matchAll(COMMAND)) {
    const name = command.toUpperCase();
    if (numbers.match(NUMBER)?.length !== NUMBERS[name] || (name === 'M') === (before === 'M')) return false;
    before = name;
  }
  return true;
}

/** A line drawn with a round pen. */
export function line(data: string, stroke: string, width: number, more = ''): string {
  return `<path d="${data.replaceAll(' -', '-')}" fill="none" stroke="${stroke}" stroke-width="${oneDecimal(width)}" stroke-linecap="round"${isSingle(data) ? '' : ' stroke-linejoin="round"'}${more.includes('stroke-opacity') ? '' : ' stroke-opacity="1"'}${more ? ` ${more}` : ''}/>`;
}

/** Path data of absolute M, L, H, V, C, Q, Z, turned (degrees), scaled and moved, so that gradients in picture space still fit. */
export function move(data: string, x: number, y: number, k: number, turnBy = 0, flip = false): string {
  const a = (turnBy * Math.PI) / 180;
  const cos = Math.cos(a) * k;
  const sin = Math.sin(a) * k;
  let cx = 0;
  let cy = 0;
  let out = '';
  const put = (px: number, py: number): string => {
    const fx = flip ? -px : px;
    return pathData`${x + fx * cos - py * sin} ${y + fx * sin + py * cos}`;
  };
  for (const [, command = '', rest = ''] of data.matchAll(/([MLHVCQZ])([^MLHVCQZ]*)/g)) {
    const v = (rest.match(/-?\d*\.?\d+/g) ?? []).map(Number);
    if (command === 'Z') {
      out += 'Z';
      continue;
    }
    const pairs: number[] = command === 'H' ? v.flatMap((px) => [px, cy]) : command === 'V' ? v.flatMap((py) => [cx, py]) : v;
    const words: string[] = [];
    for (let i = 0; i + 1 < pairs.length; i += 2) {
      cx = pairs[i] ?? 0;
      cy = pairs[i + 1] ?? 0;
      words.push(put(cx, cy));
    }
    out += (command === 'H' || command === 'V' ? 'L' : command) + words.join(' ');
  }
  return out;
}

export function circle(x: number, y: number, r: number, fill = '', more = ''): string {
  return `<circle cx="${oneDecimal(x)}" cy="${oneDecimal(y)}" r="${oneDecimal(r)}"${fill ? ` fill="${fill}"` : ''}${more ? ` ${more}` : ''}/>`;
}

export function ellipse(x: number, y: number, rx: number, ry: number, fill = '', more = ''): string {
  return `<ellipse cx="${oneDecimal(x)}" cy="${oneDecimal(y)}" rx="${oneDecimal(rx)}" ry="${oneDecimal(ry)}"${fill ? ` fill="${fill}"` : ''}${more ? ` ${more}` : ''}/>`;
}

export function rect(x: number, y: number, w: number, h: number, fill = '', r = 0, more = ''): string {
  return `<rect x="${oneDecimal(x)}" y="${oneDecimal(y)}" width="${oneDecimal(w)}" height="${oneDecimal(h)}"${r ? ` rx="${oneDecimal(r)}"` : ''}${fill ? ` fill="${fill}"` : ''}${more ? ` ${more}` : ''}/>`;
}

/** A group moved, scaled and turned. */
export function at(x: number, y: number, scale: number, content: string, turnBy = 0, flip = false): string {
  const s = flip ? ` scale(${twoDecimals(-scale)} ${twoDecimals(scale)})` : scale === 1 ? '' : ` scale(${twoDecimals(scale)})`;
  return `<g transform="translate(${oneDecimal(x)} ${oneDecimal(y)})${turnBy ? ` rotate(${oneDecimal(turnBy)})` : ''}${s}">${content}</g>`;
}

export function group(content: string, attributes: string): string {
  return `<g ${attributes}>${content}</g>`;
}

/** Whether XML allows a character: no control characters except white space, no lone surrogates. */
function allowed(char: string): boolean {
  const code = char.codePointAt(0) ?? 0;
  return code >= 32 ? (code < 0xd800 || code > 0xdfff) && code !== 0xfffe && code !== 0xffff : code === 9 || code === 10 || code === 13;
}

/** Escapes text for XML content and attributes. */
export function escapeXml(text: string): string {
  return Array.from(text)
    .filter(allowed)
    .join('')
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;')
    .replace(/'/g, '&#39;');
}

/** Says what a piece of markup shows, so that finished pictures can be measured; rendering removes it. @param what without two hyphens */
export const shows = (what: string, content: string): string => `<!--[${what}-->${content}<!--]-->`;

export interface Disc {
  x: number;
  y: number;
  r: number;
}

/** Says where a face is, and where its eyes and mouth are, in the coordinates of the figure around it. */
export const faceAt = ({ x, y, r }: Disc, parts: readonly Disc[] = []): string =>
  shows(pathData`face ${x} ${y} ${r}`, parts.map((part) => shows(pathData`part ${part.x} ${part.y} ${part.r}`, '')).join(''));

/** Says where an eye looks, in the coordinates of the drawing around it. */
export const looksAlong = (x: number, y: number, dx: number, dy: number): string => shows(pathData`gaze ${x} ${y} ${dx} ${dy}`, '');

const MARK = /<!--(?:\[[^>]*|\])-->/g;

export const withoutMarks = (markup: string): string => markup.replace(MARK, '');
