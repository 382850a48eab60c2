/** Blankets and pillows that a page names. */
import type { ObjectKind } from '@tuckaway/domain';
import type { Stance } from '../../creatures/drawn-body.ts';
import type { Bounds } from '../../paper/bounds.ts';
import { darken, lighten, PAPERS, SHADE } from '../../paper/color.ts';
import { MAIN_PAPERS } from '../../paper/main-papers.ts';
import { line, path, pathData, shows } from '../../paper/svg.ts';
import { BLANKET, type Cluster, type PlacedBody, placed, placedBounds, UNDER } from '../cluster.ts';
import type { StageThing } from '../roles.ts';
import { alone, player, type Scene } from './moves.ts';
import type { Way } from './touching.ts';

/** Sleepers bring their own. */
export const BEDDING: readonly ObjectKind[] = ['blanket', 'pillow'];

export const namedBy = (thing: StageThing | undefined): Pick<Stance, 'bedding'> =>
  thing ? { bedding: { kind: thing.kind, ...(thing.color && { color: thing.color }) } } : {};

/** A blanket or a pillow that is named is the sleeper's own. */
export function inBedding(scene: Scene, thing: StageThing): void {
  const { c, actors, way } = scene;
  for (const figure of actors) alone(scene, player(scene, figure, way, { pose: 'sleep', ...namedBy(thing) }));
  const [first] = c.bodies.values();
  if (first) cover(c, first, thing);
}

/** How far below its mouth, or beside the middle of its head, a sleeper's blanket ends, in radii of the head. */
const CHIN = 0.34;
const NECK = 0.82;
/** A head is above its body that is less than this beside its middle, as a share of half its width. */
const UPRIGHT = 0.3;
/** Its chin is higher than this share of it. */
const RAISED = 0.25;

/** People have bedding of their own; over others, a blanket is drawn up to the chin. */
export function cover(c: Cluster, body: PlacedBody, thing: StageThing): void {
  if (body.figure.isPerson) {
    c.noteThing(thing, body);
    return;
  }
  const box = placedBounds(body, body.drawn.bounds);
  const head = placed(body, body.drawn.anchors.head);
  if (thing.kind === 'pillow') {
    c.putThing(thing, { x: head.x, y: box.bottom, k: 1 }, UNDER);
    return;
  }
  const chin = placed(body, body.drawn.anchors.mouth).y + body.drawn.anchors.head.r * body.k * CHIN;
  const half = (box.right - box.left) / 2;
  const aside = (box.left + box.right) / 2 - head.x;
  const isUpright = Math.abs(aside) < half * UPRIGHT && box.bottom - chin > (box.bottom - box.top) * RAISED;
  const sheet = isUpright ? { ...box, top: chin } : besideHead(box, body, aside > 0 ? 1 : -1);
  const width = sheet.right - sheet.left;
  c.noteThing(thing, { x: sheet.left + width / 2, y: box.bottom, k: width / (thing.left + thing.right) });
  c.putBetween(shows('blanket', spread(sheet, thing.color ? PAPERS[thing.color] : MAIN_PAPERS.blanket[0])), BLANKET, sheet);
}

/** What of a sleeper is beside its head. @param to where its body is */
function besideHead(box: Bounds, { drawn, ...spot }: PlacedBody, to: Way): Bounds {
  const { head, back } = drawn.anchors;
  const neck = placed(spot, head).x + to * head.r * spot.k * NECK;
  const top = Math.max(box.top, back ? placed(spot, back).y - 6 : placed(spot, head).y);
  return to === 1 ? { ...box, left: neck, top } : { ...box, right: neck, top };
}

/** A blanket over a sleeper, from chin to feet and to the ground. */
function spread({ left, right, top, bottom }: Bounds, color: string): string {
  const [l, r, b] = [left - 5, right + 5, bottom + 3];
  const [w, h] = [r - l, b - top];
  const over = pathData`M${l} ${b}C${l - 4} ${top + h * 0.3} ${l + w * 0.16} ${top} ${l + w * 0.4} ${top}S${r + 6} ${top + h * 0.1} ${r} ${b}Q${l + w / 2} ${b + 7} ${l} ${b}Z`;
  const seams = pathData`M${l + w * 0.3} ${top + h * 0.16}Q${l + w * 0.36} ${top + h * 0.6} ${l + w * 0.3} ${b}M${l + w * 0.66} ${top + h * 0.16}Q${l + w * 0.74} ${top + h * 0.6} ${l + w * 0.68} ${b}`;
  const hem = pathData`M${l + 5} ${b - 9}Q${l + w / 2} ${b - 3} ${r - 5} ${b - 9}`;
  return (
    path(over, color, `stroke="${SHADE}" stroke-opacity=".25" stroke-width="2"`) +
    line(seams, darken(color, 0.2), 3, 'opacity=".6"') +
    line(hem, lighten(color, 0.35), 5)
  );
}
