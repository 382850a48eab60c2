/** Finds what a marked picture says it shows (art/src/paper/svg.ts), and draws one of these things white or what covers it black. */

export interface Mark {
  /** What it shows. */
  what: string;
  /** Where its markup is in the expanded picture. */
  from: number;
  to: number;
  /** The mark that it is in. */
  parent: Mark | null;
}

export interface Point {
  x: number;
  y: number;
}

export interface MarkedPicture {
  /** In drawing units. */
  width: number;
  height: number;
  /** In the order of drawing. */
  marks: Mark[];
  /** The mark white, with nothing before or behind it, in a picture of {@link ALONE} times the size around this one: it also shows what lies outside. */
  alone(mark: Mark): string;
  /** What the markup from one place to another draws, black on white. */
  covering(from: number, to: number): string;
  /** Where the markup ends. */
  end: number;
  /** Markup white where the mark is, in its coordinates, sized like {@link alone}. */
  inPlaceOf(mark: Mark, markup: string): string;
  /** Where a point in the coordinates of a mark is in the picture. */
  placeOf(mark: Mark, point: Point): Point;
}

/** Whether a mark belongs to a figure seen from behind, which has no face. */
export const isBack = ({ marks }: Pick<MarkedPicture, 'marks'>, mark: Mark): boolean =>
  marks.some(({ what, parent }) => what === 'part back' && parent === mark);

export const ALONE = 2;

const TOKEN = /<!--(?:\[([^>]*?)|\])-->/g;
const COLOR = /#[0-9a-f]{6}(?![0-9a-z])|#[0-9a-f]{3}(?![0-9a-z])/g;

/** Light around a thing, which is drawn once for each of its shadows. */
const FAINT = /<(?:path|circle|ellipse|rect)\b[^>]* opacity="\.[0-4]\d*"[^>]*\/>/g;

/** @param svg drawn with `marks: true`. */
export function readMarks(svg: string): MarkedPicture {
  const [, viewBox = '', defs = '', content = ''] = /viewBox="([^"]+)".*?<defs>(.*?)<\/defs>(.*)<\/svg>$/s.exec(svg) ?? [];
  const [, , width = 0, height = 0] = viewBox.split(' ').map(Number);
  const body = expand(content, groupsOf(defs));
  const fades = fadingOf(defs);
  const black = (markup: string): string => markup.replace(COLOR, '#000000');
  const white = (markup: string): string =>
    markup
      .replace(FAINT, '')
      .replace(/(?<!(?:mask|clip-path)=")url\(#([^)]+)\)/g, (_, id: string) => (fades.has(id) ? 'none' : '#ffffff'))
      .replace(COLOR, '#ffffff');
  const definitions = `<defs>${black(defs)}</defs>`;
  const picture = (box: string, inner: string): string =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${definitions}${inner}</svg>`;
  const around = (-width * (ALONE - 1)) / 2;
  const wide = `${around} ${(-height * (ALONE - 1)) / 2} ${width * ALONE} ${height * ALONE}`;
  const inPlaceOf = (mark: Mark, markup: string): string => {
    const open = openGroups(body, mark.from);
    return picture(wide, `${black(open.join(''))}${markup}${'</g>'.repeat(open.length)}`);
  };
  return {
    width,
    height,
    marks: marksOf(body),
    inPlaceOf,
    placeOf: (mark, point) => openGroups(body, mark.from).reduceRight(movedBy, point),
    alone: (mark) => inPlaceOf(mark, white(body.slice(mark.from, mark.to))),
    covering: (from, to) => {
      const shapes = `${openGroups(body, from).join('')}${body.slice(from, to)}${'</g>'.repeat(openGroups(body, to).length)}`;
      return picture(viewBox, `<rect width="${width}" height="${height}" fill="#ffffff"/>${black(shapes)}`);
    },
    end: body.length,
  };
}

function marksOf(body: string): Mark[] {
  const all: Mark[] = [];
  const open: Mark[] = [];
  for (const token of body.matchAll(TOKEN)) {
    if (token[1] === undefined) {
      const mark = open.pop();
      if (mark) mark.to = token.index;
    } else {
      const mark = { what: token[1], from: token.index + token[0].length, to: -1, parent: open.at(-1) ?? null };
      open.push(mark);
      all.push(mark);
    }
  }
  return all;
}

/** Puts the used groups in the place of their uses. Paper is drawn several times for its shadows; only the last time it says what it shows. */
function expand(markup: string, groups: ReadonlyMap<string, string>): string {
  return markup.replace(/<use href="#([^"]+)"([^>]*)\/>(?=(<use href="#\1")?)/g, (_, id: string, more: string, again?: string) => {
    const inner = expand(groups.get(id) ?? '', groups);
    return `<g${more}>${again ? inner.replace(TOKEN, '') : inner}</g>`;
  });
}

function groupsOf(defs: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const start of defs.matchAll(/<g id="([^"]+)">/g)) {
    let depth = 0;
    for (const tag of defs.slice(start.index).matchAll(/<(\/?)g\b[^>]*>/g)) {
      depth += tag[1] ? -1 : 1;
      if (depth > 0) continue;
      found.set(start[1] ?? '', defs.slice(start.index + start[0].length, start.index + tag.index));
      break;
    }
  }
  return found;
}

/** Gradients that fade out: a glow is no part of what glows. */
function fadingOf(defs: string): Set<string> {
  const gradients = defs.matchAll(/<(?:radial|linear)Gradient id="([^"]+)"[^>]*>(.*?)<\/(?:radial|linear)Gradient>/gs);
  return new Set([...gradients].flatMap(([, id = '', stops = '']) => (stops.includes('stop-opacity') ? [id] : [])));
}

/** The tags of the groups that are open at a point: their transforms apply there. */
function openGroups(body: string, at: number): string[] {
  const open: string[] = [];
  for (const [tag, closing] of body.slice(0, at).matchAll(/<(\/?)g\b[^>]*>/g)) {
    if (closing) open.pop();
    else open.push(tag);
  }
  return open;
}

/** A point within a group in the coordinates around it. */
function movedBy(point: Point, tag: string): Point {
  const [, transform = ''] = / transform="([^"]*)"/.exec(tag) ?? [];
  return [...transform.matchAll(/(translate|rotate|scale)\(([^)]*)\)/g)].reduceRight(({ x, y }, [, name, inner = '']) => {
    const [a = 0, b, c = 0] = inner.split(/[ ,]+/).map(Number);
    if (name === 'translate') return { x: x + a, y: y + (b ?? 0) };
    if (name === 'scale') return { x: x * a, y: y * (b ?? a) };
    const [angle, around] = [(a * Math.PI) / 180, { x: b ?? 0, y: c }];
    const [px, py] = [x - around.x, y - around.y];
    return {
      x: around.x + px * Math.cos(angle) - py * Math.sin(angle),
      y: around.y + px * Math.sin(angle) + py * Math.cos(angle),
    };
  }, point);
}
