/** The onlooker at the edge of a page: a dark back, with the other figures seen past its shoulder. */
import type { Verb } from '@tuckaway/domain';
import type { DrawnBody, Point } from '../creatures/drawn-body.ts';
import type { Bounds } from '../paper/bounds.ts';
import type { Stage } from '../paper/stage.ts';
import { at, shows, withoutMarks } from '../paper/svg.ts';
import type { StageFigure } from './roles.ts';
import type { Staged } from './stage-acts.ts';

const LOOKING: readonly Verb[] = ['look at', 'listen to', 'point at'];
/** Where the middle of its head is, as shares of the picture from its nearer edge and from above, and the head's radius as one of the height. */
const HEAD = { x: 0.13, y: 0.76, r: 0.17 } as const;
const DARK = '#443a58';

export interface Onlooker {
  readonly name: string;
  readonly figure: StageFigure;
  readonly way: -1 | 1;
  readonly head: Point;
  readonly box: Bounds;
}

/** The child, or else the first one, who only looks at others who are there; null for none. */
export function onlookerOf(staged: readonly Staged[], roles: { figure(name: string): StageFigure | null }, s: Stage): Onlooker | null {
  const { w, h } = s;
  const looking = staged.filter(
    ({ names, acts: [act, ...more] }) => names.length === 1 && act && more.length === 0 && LOOKING.includes(act.does),
  );
  const [one] = [...looking.filter(({ names }) => names.includes('child')), ...looking];
  const [name] = one?.names ?? [];
  const figure = name === undefined ? null : roles.figure(name);
  if (!one || name === undefined || !figure || staged.length < 2) return null;
  const way = one.side === 'right' ? -1 : 1;
  const head = { x: (way === 1 ? HEAD.x : 1 - HEAD.x) * w, y: HEAD.y * h };
  const { bounds, anchors } = s.trial(() => backOf(figure, way));
  const r = HEAD.r * h;
  // As far as its ears or its hair.
  const inner = head.x + ((way === 1 ? bounds.right : bounds.left) - anchors.head.x) * (r / anchors.head.r);
  const box = { left: way === 1 ? 0 : inner, right: way === 1 ? inner : w, top: head.y - r, bottom: h };
  return { name, figure, way, head, box };
}

const backOf = (figure: StageFigure, way: -1 | 1): DrawnBody => figure.draw({ pose: 'stand', way, feeling: 'happy', gaze: { x: 0, y: 0 } });

/** Its own outline in one dark paper. */
export function drawBack(s: Stage, { figure, way, head }: Onlooker): void {
  s.tone(() => DARK);
  const { body, anchors } = backOf(figure, way);
  const k = (HEAD.r * s.h) / anchors.head.r;
  const back = at(head.x - anchors.head.x * k, head.y - anchors.head.y * k, k, withoutMarks(body));
  s.add(shows(figure.mark, shows('part back', '') + back));
}
