/** Acts of those of whom only a part is seen: in a container, at a window, beside a door. */
import type { ObjectKind } from '@tuckaway/domain';
import type { DrawnBody, Point } from '../../creatures/drawn-body.ts';
import type { Bounds } from '../../paper/bounds.ts';
import { PAPERS, SHADE } from '../../paper/color.ts';
import { MAIN_PAPERS } from '../../paper/main-papers.ts';
import { path, pathData } from '../../paper/svg.ts';
import { BACK_WALL, BEHIND, BODY, type Cluster, HELD, placed, placedBounds, type Spot, within } from '../cluster.ts';
import type { StageFigure, StageThing } from '../roles.ts';
import { player, type Recipe, type Scene, solo } from './moves.ts';
import type { Way } from './touching.ts';

/** One looks out of them over a sill. */
const WINDOWS: readonly ObjectKind[] = ['window', 'house', 'bus', 'train', 'lighthouse'];
/** One stands in them, beside an edge. */
const DOORWAYS: readonly ObjectKind[] = ['door', 'gate', 'curtain'];

/** How much wider an opening is than what is in it. */
const BESIDE = 1.06;
/** How much larger than usual a hiding place is. */
const MOST_HIDING = { one: 2.3, several: 3 } as const;
/** How much higher than the rim a chin is at most of those who stand in it. */
const TALL = 1.3;
/** How far beside its middle a mouth reaches, as a share of the radius of its head. */
const LIPS = 0.4;
/** How far below its mouth a rim is at most, and at least where otherwise too little of it would be hidden. */
const MOUTH = { most: 0.22, least: 0.12 } as const;
/** At least this share of a body is hidden. */
const HIDDEN = 0.27;
/** An edge that is narrower is upright. */
const UPRIGHT = 4;
/** Where a body ends in a container, as a share of the height of that: its foot may be narrower than its rim. */
const FLOOR = 0.2;
/** How far hands are from the middle of a head, as a share of its radius. */
const HANDS = 1.15;

/** Behind the front of a thing, so that only what is above its rim is seen. @param hands whether they hold on to it */
export const behindFront =
  (deep: number, hands = false): Recipe =>
  (scene) => {
    const [thing] = scene.what.things;
    if (!thing) return solo('stand')(scene);
    if (DOORWAYS.includes(thing.kind)) return beside(scene, thing);
    // The chin is above the rim, because nothing covers a mouth; of a fish, little is below it.
    const chinOf = ({ anchors: { head, mouth }, bounds: { top, bottom } }: DrawnBody, { body }: StageFigure): number => {
      const least = bottom - (bottom - top) * HIDDEN;
      if (body !== 'swimmer') return Math.min(head.y + head.r * deep, least);
      return Math.min(head.y + head.r * deep, mouth.y + head.r * MOUTH.most, Math.max(least, mouth.y + head.r * MOUTH.least));
    };
    const { c, way, actors } = scene;
    const isWindow = WINDOWS.includes(thing.kind);
    const { inside, rim } = thing.grips;
    const opening = inside ?? edgeOf(thing);
    const edge: Point = isWindow ? { x: (opening.left + opening.right) / 2, y: opening.bottom } : rim;
    const all = actors.map((figure) => {
      const [standing, sitting] = (['stand', 'sit'] as const).map((pose) => figure.draw(player(scene, figure, way, { pose }).stance));
      // Who is too tall for it sits in it.
      return (!isWindow && -chinOf(standing as DrawnBody, figure) * figure.k > -rim.y * TALL ? sitting : standing) as DrawnBody;
    });
    const widest = Math.max(
      ...all.map(({ bounds, anchors: { head } }, index) => widthOf(bounds, head.r, isWindow) * (actors[index]?.k ?? 1)),
    );
    const faces = all.map((drawn, index) => {
      const { left, right } = faceOf(drawn);
      return (right - left) * (actors[index]?.k ?? 1);
    });
    const total = faces.reduce((sum, each) => sum + each, 0);
    const widths = Math.max(widest, actors.length > 1 ? total : 0);
    const room = thing.kind === 'tent' ? tentFor(all, actors, opening) : (widths * BESIDE) / (opening.right - opening.left);
    const scale = Math.min(actors.length > 1 ? MOST_HIDING.several : MOST_HIDING.one, Math.max(1, room));
    const spot = { x: 0, y: -(thing.lift ?? 0), k: scale };
    const at = placed(spot, edge);
    const box = placedBounds(spot, opening);
    let marks = '';
    for (const [index, figure] of actors.entries()) {
      const drawn = all[index] as DrawnBody;
      const { head } = drawn.anchors;
      const stands = thing.kind === 'tent';
      const face = faceOf(drawn);
      const middle = stands || actors.length > 1 ? (face.left + face.right) / 2 : head.x;
      const before = faces.slice(0, index).reduce((sum, each) => sum + each, 0);
      const wished = at.x + before + ((faces[index] ?? 0) - total) / 2;
      const wanted = { x: wished - middle * figure.k, y: 0, k: figure.k };
      const [whole, shown] = [drawn.bounds, { ...drawn.bounds, ...face }].map((each) => placedBounds(wanted, each)) as [Bounds, Bounds];
      const x = stands || isWindow || actors.length > 1 ? wished : wished + inward(whole, shown, box);
      const chin = chinOf(drawn, figure);
      const body = { x: x - middle * figure.k, y: stands ? 0 : at.y - chin * figure.k, k: figure.k };
      const held = hands && figure.freely ? holdingOn(scene, figure, body, { x, y: at.y }, head.r * HANDS, drawn) : drawn;
      const { onBody, onThing } = c.touch({ x: middle, y: chin });
      const bottom = stands ? -3 : at.y * FLOOR;
      const seen = isWindow ? { ...box, top: box.top - 40, bottom: at.y + 3 } : { ...box, bottom };
      putBehind(c, figure, held, body, seen, isWindow ? null : at.y, onBody);
      marks += onThing(within(spot, { x, y: stands ? chin * figure.k : at.y }));
    }
    c.putThing(thing, spot, thing.front ? BACK_WALL : BODY, marks, true);
    if (thing.kind === 'tent') c.putBetween(doorstep(box, HIDDEN * Math.min(...all.map(heightIn(actors))), thing), HELD);
  };

/** How far a long body moves aside so that more of it is in a container, and its face still over the opening. */
function inward(body: Bounds, face: Bounds, { left, right }: Bounds): number {
  const toRight = Math.min(left - body.left, right - face.right);
  const toLeft = Math.min(body.right - right, face.left - left);
  return toRight > 0 ? toRight : toLeft > 0 ? -toLeft : 0;
}

/** What has only an upright edge is hidden behind in its whole width. */
function edgeOf({ left, right, grips: { hides, rim } }: StageThing): Bounds {
  const [from, to] = [Math.min(hides[0].x, hides[1].x), Math.max(hides[0].x, hides[1].x)];
  return { ...(to - from > UPRIGHT ? { left: from, right: to } : { left: -left, right }), top: rim.y, bottom: 0 };
}

const heightIn =
  (actors: readonly StageFigure[]) =>
  ({ bounds: { top } }: DrawnBody, index: number): number =>
    -top * (actors[index]?.k ?? 1);

/** The lower edge of a tent's door, before feet. @param box around the opening */
function doorstep({ left, right, top, bottom }: Bounds, height: number, { color, kind }: StageThing): string {
  const inner = (((right - left) / 2) * height) / (bottom - top);
  const outline = pathData`M${left - HEM} ${bottom}L${left + inner - HEM} ${bottom - height}H${right - inner + HEM}L${right + HEM} ${bottom}Z`;
  return path(outline, color ? PAPERS[color] : MAIN_PAPERS[kind][0], `stroke="${SHADE}" stroke-opacity=".25" stroke-width="2"`);
}

/** How far beside a tent's opening its lower edge is sewn on. */
const HEM = 5;

/** Of those at a window, only heads need room. */
const widthOf = ({ left, right }: Bounds, r: number, isWindow: boolean): number => (isWindow ? r * 2.3 : right - left);

/** A head with its mouth, which may be far before it. */
function faceOf({ anchors: { head, mouth } }: DrawnBody): Pick<Bounds, 'left' | 'right'> {
  const lips = head.r * LIPS;
  return { left: Math.min(head.x - head.r, mouth.x - lips), right: Math.max(head.x + head.r, mouth.x + lips) };
}

/** How much wider than a face a tent's opening is. */
const AROUND_FACE = 1.1;

/** How large a tent is whose opening, a triangle, shows a whole head. */
function tentFor(all: readonly DrawnBody[], actors: readonly StageFigure[], { left, right, top, bottom }: Bounds): number {
  const needs = all.map((drawn, index) => {
    const k = actors[index]?.k ?? 1;
    const face = faceOf(drawn);
    return ((face.right - face.left) * AROUND_FACE - (drawn.anchors.head.y * (right - left)) / (bottom - top)) * k;
  });
  return needs.reduce((sum, each) => sum + each, 0) / (right - left);
}

/** The same body with its hands on an edge, at both sides of its head. */
function holdingOn(scene: Scene, figure: StageFigure, body: Spot, edge: Point, aside: number, usual: DrawnBody): DrawnBody {
  const reach = within(body, edge);
  const side = (x: number): Point => ({ x: reach.x + x, y: reach.y });
  const { stance } = player(scene, figure, scene.way, { reach: { left: side(-aside), right: side(aside) } });
  const drawn = figure.draw(stance);
  const moves = Math.hypot(drawn.anchors.head.x - usual.anchors.head.x, drawn.anchors.head.y - usual.anchors.head.y);
  return moves < 2 ? drawn : usual;
}

/** How far beside a container wings and tails are seen over its rim, as a share of its opening. */
const ASIDE = 0.3;

/** Nothing is seen of it that is lower than a rim and beside what it is in. @param rim null where nothing is seen beside the box at all */
function putBehind(c: Cluster, figure: StageFigure, drawn: DrawnBody, spot: Spot, box: Bounds, rim: number | null, mark: string): void {
  const [left, right] = [(box.left - spot.x) / spot.k, (box.right - spot.x) / spot.k];
  const [top, bottom] = [((rim ?? box.top) - spot.y) / spot.k, (box.bottom - spot.y) / spot.k];
  const aside = (right - left) * ASIDE;
  const above = rim === null ? '' : pathData`M${left - aside}-900H${right + aside}V${top}H${left - aside}Z`;
  const body = figure.cut(drawn.body, above + pathData`M${left} ${top}H${right}V${bottom}H${left}Z`);
  const bounds = { ...drawn.bounds, bottom: Math.min(drawn.bounds.bottom, bottom) };
  c.putBody(figure, { ...drawn, body, bounds }, spot, BEHIND, mark);
}

/** How those lean who look around an edge, in degrees. */
const AROUND = 15;

/** Half behind the edge of a door, whose other half they look out of. */
function beside(scene: Scene, thing: StageThing): void {
  const { c, actors } = scene;
  const inside = thing.grips.inside ?? { left: -thing.left, right: thing.right, top: -thing.height, bottom: 0 };
  const sides = actors.slice(0, 2).map((figure, index) => {
    const side: Way = index === 0 ? 1 : -1;
    return { figure, side, drawn: figure.draw(player(scene, figure, side, { lean: AROUND * side }).stance) };
  });
  const tallest = Math.max(...sides.map(({ figure, drawn }) => -drawn.bounds.top * figure.k));
  const heads = sides.reduce((sum, { figure, drawn }) => sum + drawn.anchors.head.r * 2.1 * figure.k, 0);
  const scale = Math.min(
    MOST_HIDING.one,
    Math.max(1, (tallest * 1.03) / (inside.bottom - inside.top), heads / (inside.right - inside.left)),
  );
  const spot = { x: 0, y: 0, k: scale };
  const box = placedBounds(spot, inside);
  let marks = '';
  for (const { figure, side, drawn } of sides) {
    const { head } = drawn.anchors;
    const edge = side === 1 ? box.left : box.right;
    const body = { x: edge + side * head.r * 1.05 * figure.k - head.x * figure.k, y: 0, k: figure.k };
    const hand = { x: edge, y: placed(body, head).y + head.r * 1.6 * figure.k };
    const { onBody, onThing } = c.touch(head);
    const stance = player(scene, figure, side, {
      lean: AROUND * side,
      reach: { [side === 1 ? 'left' : 'right']: within(body, hand) },
    }).stance;
    putBehind(c, figure, figure.freely ? figure.draw(stance) : drawn, body, { ...box, top: -900 }, null, onBody);
    marks += onThing(within(spot, placed(body, head)));
  }
  c.putThing(thing, spot, thing.front ? BACK_WALL : BODY, marks, true);
}
