/** Draws an animal of a page's scene. */
import type { Figure } from '@tuckaway/domain';
import { lighten } from '../../color.ts';
import { creatureMarkup, cutPaper, headOf, helmetFront, paintOn, withEars } from '../../creatures/draw.ts';
import type { Kind, Plan } from '../../creatures/kind.ts';
import type { KindName } from '../../creatures/kinds.ts';
import { curls, isSideways } from '../../creatures/poses.ts';
import { resting, restOf } from '../../creatures/resting.ts';
import { CURLED_HEAD, curled } from '../../pages/curled.ts';
import { makeRng } from '../../prng.ts';
import type { Stage } from '../../stage.ts';
import { at, ellipse, faceAt, group, line, path, pathData, shows } from '../../svg.ts';
import type { DrawnThing } from '../objects.ts';
import { type DrawnFigure, type FigureContext, heldIn, lies, looking, SIZES, SOLE, sized, TRUNK } from './drawn-figure.ts';
import { emotionOf, faceOf } from './faces.ts';
import { type Look, lookFrom } from './gazes.ts';
import { heldFactor } from './held.ts';
import { poolFor, SWIMMERS } from './pool.ts';
import { shareOf } from './sizes.ts';
import { stainedCast, stains } from './stains.ts';

export function drawCreature(
  { s, seed, tone, castOf, helmets, alone, dry }: FigureContext,
  figure: Figure,
  name: KindName,
  nth: number,
  held: DrawnThing | null,
  look: Look,
): DrawnFigure {
  const cast = stainedCast(castOf(name), figure.state);
  const { kind } = cast;
  const scale = 0.92 * (kind.size ?? 1) * SIZES[figure.size] * (alone ? 1 : shareOf(name, kind));
  const emotion = emotionOf(figure);
  const face = faceOf(emotion, tone);
  const way = look || lookFrom(figure.side);
  const breathes = helmets && kind.home !== 'water';
  // Curled up, it hides what clings to its belly and feet.
  if (lies(figure) && curls(kind)) {
    const body = curled(kind, paintOn(s), face.mood);
    const glass = breathes ? helmetFront(withEars(CURLED_HEAD, kind)) : '';
    // Its head is on the left.
    const turn = way === 1 ? mirrored : asDrawn;
    return sized(figure, scale, turn(cutPaper(s, body) + glass), turn(body + glass), false, kind.plan, TRUNK);
  }
  const turned = way === -1 && isSideways(kind);
  const turn = turned ? mirrored : asDrawn;
  const rng = makeRng(`${seed}|${name}${nth || ''}`);
  const rest = lies(figure) ? restOf(kind) : null;
  const standing = creatureMarkup(cast, paintOn(s), rng, {
    ...face,
    helmet: breathes,
    plain: figure.who !== 'animal',
    look: turned ? -look : look,
    lies: rest !== null,
  });
  const body = rest ? resting(standing, rest.down) : standing;
  const saddle = held && kind.plan !== 'sit' ? onBack(kind, held, s, turned) : null;
  const holds = held !== null && (kind.plan === 'sit' || saddle !== null);
  const paw = lighten(kind.color, 0.08);
  const head = rest?.head ?? headOf(kind);
  const helmet = breathes ? helmetFront(withEars(head, kind)) : '';
  const markup =
    cutPaper(s, body) +
    stains(s, body, head, figure.state) +
    (saddle?.markup ?? '') +
    (held && kind.plan === 'sit'
      ? heldIn({ y: -30, width: 96, height: 54 }, held) + cutPaper(s, ellipse(-26, -40, 13, 11, paw) + ellipse(26, -40, 13, 11, paw))
      : '') +
    helmet;
  const drawn = turn(markup + faceAt(head)) + looking(look);
  const outline = turn(body + helmet);
  const pool = dry && SWIMMERS.has(kind.plan) && figure.pose !== 'fly' ? poolFor(outline) : null;
  const one = pool
    ? sized(figure, scale, pool.around(cutPaper(s, pool.water), drawn), pool.outline, holds, kind.plan)
    : sized(figure, scale, drawn, outline, holds, kind.plan, rest ? TRUNK : SOLE);
  return { ...withLoad(one, saddle, scale, turned), turned };
}

/** A figure with the room that what it carries takes. */
function withLoad(one: DrawnFigure, saddle: { left: number; height: number } | null, scale: number, turned: boolean): DrawnFigure {
  if (!saddle) return one;
  const behind = turned ? 'right' : 'left';
  return { ...one, [behind]: Math.max(one[behind], -saddle.left * scale), height: Math.max(one.height, saddle.height * scale) };
}

const asDrawn = (markup: string): string => markup;
const mirrored = (markup: string): string => at(0, 0, 1, markup, 0, true);

/** Where the middle of a back is, in the coordinates of a kind; animals of other plans carry nothing. */
const SADDLES: Partial<Record<Plan, { x: number; y: number }>> = {
  stand: { x: -38, y: -112 },
  low: { x: -40, y: -84 },
  dino: { x: -40, y: -104 },
  turtle: { x: -14, y: -104 },
  crocodile: { x: -40, y: -62 },
  griffin: { x: -40, y: -104 },
};
/** The room of a thing on a back: beside the head, with its foot on a cloth. */
const LOAD = { width: 74, height: 66 } as const;

/** A thing that lies on an animal's back, on a small cloth. @param turned the animal is: the thing is not */
function onBack(
  { plan, coat }: Kind,
  thing: DrawnThing,
  s: Stage,
  turned: boolean,
): { markup: string; left: number; height: number } | null {
  const saddle = SADDLES[plan];
  if (!saddle || coat === 'wings' || coat === 'quills') return null;
  const { x, y } = saddle;
  const width = thing.left + thing.right;
  const k = heldFactor(LOAD, thing);
  const cloth =
    path(
      pathData`M${x - 36} ${y + 2}Q${x} ${y - 8} ${x + 36} ${y + 2}L${x + 32} ${y + 34}Q${x} ${y + 42} ${x - 32} ${y + 34}Z`,
      '#b5485a',
    ) + group(line(pathData`M${x - 31} ${y + 28}Q${x} ${y + 35} ${x + 31} ${y + 28}`, '#f0cf7c', 4), 'stroke="none"');
  const markup =
    cutPaper(s, cloth) + shows(thing.kind, at(x + ((thing.left - thing.right) / 2) * (turned ? -k : k), y + 3, k, thing.markup, 0, turned));
  return { markup, left: x - (width / 2) * k, height: thing.height * k - y };
}
