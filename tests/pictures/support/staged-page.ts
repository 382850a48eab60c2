/** Pages written as acts, and where those on them touch and look, read from their drawings. */
import { storyPicture } from '../../../art/src/kit.ts';
import { pagePicture, parseScene, readActLine, readCast, type StoryLooks, type StoryPicture } from '../../../domain/src/index.ts';
import { isBack, type Mark, type Point, readMarks } from './marks.ts';

export interface WrittenPage {
  acts?: readonly string[];
  things?: readonly string[];
  exactly?: Readonly<Record<string, readonly number[]>>;
  view?: string;
  place?: string;
  space?: string;
  time?: string;
  cast?: object;
  looks?: StoryLooks;
  animal?: string;
  /** The story's. */
  id?: string;
  pages?: number;
}

export function stagedPicture(written: WrittenPage): StoryPicture {
  const { acts = [], things = [], view = 'wide', place = 'meadow', space = 'outside', time = 'day' } = written;
  const { cast, exactly, looks = [], animal = 'fox', id = 'staged', pages = 8 } = written;
  const pictureCast = readCast(cast);
  const staging = { view, acts: acts.map(readWritten), things, ...(exactly && { exactly }) };
  const story = { id, storySetting: 'meadow', storyTone: 'cozy', favoriteAnimal: animal, coverImage: 'garden', pictureCast } as const;
  return pagePicture(story, parseScene({ place, space, time, weather: 'clear', staging }, {}, pictureCast), 2, looks, pages);
}

/** A test must not draw another act than it writes. */
function readWritten(line: string): object {
  const act = readActLine(line);
  if (!act) throw new Error(`“${line}” is no act.`);
  return act;
}

export const markedSvg = (picture: StoryPicture): string => storyPicture(picture, { width: 960, height: 640, marks: true }).svg;

/** A hand, mouth or seat, or what it touches. */
interface End extends Point {
  /** What it belongs to; null for nothing that is marked. */
  of: Mark | null;
}

export interface Touch {
  anchors: End[];
  grips: End[];
}

export function touchesIn(svg: string): Touch[] {
  const picture = readMarks(svg);
  const touches = new Map<string, Touch>();
  for (const mark of picture.marks) {
    const [, end, x, y, id = ''] = /^(anchor|grip) (\S+) (\S+) (\S+)$/.exec(mark.what) ?? [];
    if (!end) continue;
    const touch = touches.get(id) ?? { anchors: [], grips: [] };
    touches.set(id, touch);
    const place = { ...picture.placeOf(mark, { x: Number(x), y: Number(y) }), of: mark.parent };
    (end === 'anchor' ? touch.anchors : touch.grips).push(place);
  }
  return [...touches.values()];
}

export const apart = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);

/** Drawing units between an anchor and a grip that meet. */
export const MEETING = 6;

/** Whether a figure touches what is called so: both ends are where the other is. */
export const touches = (svg: string, who: string, what: string): boolean =>
  touchesIn(svg).some(
    ({ anchors: [anchor], grips }) =>
      anchor?.of?.what === who && grips.some((grip) => grip.of?.what === what && apart(anchor, grip) <= MEETING),
  );

export interface Gaze {
  /** Whose eyes these are. */
  of: Mark;
  /** The middle of its eyes. */
  from: Point;
  /** The direction; both 0 if it looks at the reader. */
  to: Point;
}

/** Of all who have an eye open, by the outermost mark around it. */
export function gazesIn(svg: string): Gaze[] {
  const picture = readMarks(svg);
  const eyes = new Map<Mark, { from: Point; to: Point }[]>();
  for (const mark of picture.marks) {
    const [x, y, dx, dy] = /^gaze (.*)$/.exec(mark.what)?.[1]?.split(' ').map(Number) ?? [];
    if (x === undefined || y === undefined || !mark.parent || isBack(picture, mark.parent)) continue;
    const from = picture.placeOf(mark, { x, y });
    const end = picture.placeOf(mark, { x: x + (dx ?? 0), y: y + (dy ?? 0) });
    const of = mark.parent;
    eyes.set(of, [...(eyes.get(of) ?? []), { from, to: { x: end.x - from.x, y: end.y - from.y } }]);
  }
  return [...eyes].map(([of, all]) => ({ of, from: middle(all.map(({ from }) => from)), to: middle(all.map(({ to }) => to)) }));
}

const middle = (all: readonly Point[]): Point => ({
  x: all.reduce((sum, { x }) => sum + x, 0) / all.length,
  y: all.reduce((sum, { y }) => sum + y, 0) / all.length,
});
