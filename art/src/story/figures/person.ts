/** Draws a person of a page's scene: a child or an adult of the family, or a stranger. */
import { type Figure, hash32 } from '@tuckaway/domain';
import type { Player } from '@tuckaway/domain/content';
import { PAPER } from '../../color.ts';
import { cutPaper, helmetFront, paintOn } from '../../creatures/draw.ts';
import { at, circle, type Disc, faceAt, shows } from '../../svg.ts';
import type { DrawnThing } from '../objects.ts';
import { type DrawnFigure, type FigureContext, heldIn, lies, looking, SIZES, sized } from './drawn-figure.ts';
import { emotionOf } from './faces.ts';
import { type Arms, adultFromBehind, childFromBehind, type Hand, holdingHand, SEATED, underBlanket } from './family.ts';
import type { Look } from './gazes.ts';
import { grownUp, grownUpLying, LYING_HEAD } from './grown-up.ts';
import { heldFactor } from './held.ts';
import { stained, stains } from './stains.ts';

const CLOTHS = ['#c9604c', '#3f8f94', '#d9a03e', '#7a64b0', '#5f8f5a', '#b85f86', '#4f77a8'] as const;
/** Where each of a family begins in {@link CLOTHS}, so that no two wear the same color. */
const FAMILY_CLOTHS: Partial<Record<Figure['who'], number>> = { child: 0, sibling: 1, adult: 5 };
const BLANKETS = ['#7a6aa8', '#4f8a8a', '#b0705c', '#5f78a8'] as const;
const PERSON_SIZES: Partial<Record<Figure['who'], number>> = { child: 0.94, sibling: 0.84, adult: 0.98 };
const STRANGER_SIZE = 0.94;
const WOMEN = ['bun', 'bob', 'plaits', 'scarf', 'long'] as const;
const MEN = ['short', 'beard', 'bald'] as const;
const PERSONS = ['bun', 'short', 'bob', 'beard', 'plaits', 'bald', 'scarf', 'long'] as const;
const pick = <T>(list: readonly T[], text: string): T => list[hash32(text) % list.length] as T;

const ARMS: Partial<Record<Figure['pose'], Arms>> = { hug: 'out', fly: 'out', swim: 'out', climb: 'up', hold: 'hold' };

export function drawPerson(
  { s, seed, helmets, looks, describe }: FigureContext,
  figure: Figure,
  nth: number,
  held: DrawnThing | null,
  look: Look,
): DrawnFigure {
  const paint = paintOn(s);
  const own = `${seed}|${figure.who}${nth}`;
  const color = stained(clothOf(seed, figure.who, nth), figure.state);
  const scale = SIZES[figure.size] * (PERSON_SIZES[figure.who] ?? STRANGER_SIZE);
  // A lantern's light reaches below the feet that the figure stands on: what is held is no part of its outline.
  const drawn = (body: string, helmet = '', front = '', holds = false, head: Disc | null = null): DrawnFigure => {
    // A blanket stays clean.
    const state = lies(figure) ? undefined : figure.state;
    const stain = stains(s, body, head, state);
    return sized(figure, scale, cutPaper(s, body) + stain + front + helmet, body + helmet, holds);
  };
  const reaching = (one: DrawnFigure, hand: Hand | null, beside: { width: number } | null): DrawnFigure =>
    hand && beside ? { ...one, right: Math.max(one.right, (hand[0] + beside.width) * scale) } : one;
  const helmet = (head: Disc): string => (helmets ? helmetFront(head) : '');
  const arms = ARMS[figure.pose] ?? 'down';
  const appearance = figure.who === 'child' ? looks[0] : figure.who === 'sibling' ? looks[nth + 1] : undefined;
  if (appearance && describe) {
    const emotion = emotionOf(figure);
    const child = describe(appearance, {
      pose: figure.pose,
      emotion,
      look,
      arms,
      held,
      clothes: color,
      state: figure.state,
      blanket: pick(BLANKETS, own),
      paint,
    });
    const beside = held && child.beside ? besideHand(child.beside[0], child.beside[1], held) : null;
    const holds = held !== null && (child.hold !== null || beside !== null);
    const front =
      (held && child.hold ? heldIn(child.hold, held) : '') +
      (beside?.markup ?? '') +
      (child.hands ? cutPaper(s, child.hands) : '') +
      (appearance.skin === undefined ? '' : faceAt(child.head) + looking(look));
    return reaching(drawn(child.body, helmet(child.head), front, holds, child.head), child.beside, beside);
  }
  const behind = (who: 'child' | 'adult', body: string, worn: string): DrawnFigure => {
    if (!held) return drawn(body, worn);
    const [x, y] = holdingHand(who);
    const beside = besideHand(x, y, held);
    return reaching(drawn(body, worn, beside.markup, true), [x, y], beside);
  };
  const seated = figure.pose === 'sit' || figure.pose === 'ride';
  const family = FAMILY_CLOTHS[figure.who] !== undefined;
  if (lies(figure) && family) return drawn(underBlanket(color, pick(BLANKETS, own), paint));
  if (figure.who === 'child' || figure.who === 'sibling')
    return behind('child', childFromBehind(color, arms, paint, seated), helmet({ x: 0, y: -150 + (seated ? SEATED.child : 0), r: 52 }));
  if (figure.who === 'adult')
    return behind('adult', adultFromBehind(color, arms, paint, seated), helmet({ x: 0, y: -226 + (seated ? SEATED.adult : 0), r: 46 }));
  const gaze = { x: look, y: figure.pose === 'look-up' ? -1 : 0 };
  const emotion = emotionOf(figure);
  const clean = stranger(seed, figure.who, nth);
  const person = { ...clean, dress: stained(clean.dress, figure.state) };
  if (lies(figure)) return drawn(grownUpLying(person, { emotion, paint }, pick(BLANKETS, own)), helmet(LYING_HEAD), faceAt(LYING_HEAD));
  const one = grownUp(person, { pose: figure.pose, emotion, gaze, paint });
  const front = (held ? heldIn(one.hold, held) : '') + (one.hands ? cutPaper(s, one.hands) : '') + faceAt(one.head) + looking(look);
  return drawn(one.body, helmet(one.head), front, held !== null, one.head);
}

/** The room of a thing that is held beside the body. */
const BESIDE = { width: 80, height: 90 } as const;

/** A thing that stands on a hand, with the thumb before it. */
function besideHand(x: number, y: number, thing: DrawnThing): { markup: string; width: number } {
  const k = heldFactor(BESIDE, thing);
  const from = x - 8;
  const markup = shows(thing.kind, at(from + thing.left * k, y + 4, k, thing.markup)) + circle(x, y, 10, PAPER);
  return { markup, width: (thing.left + thing.right) * k - 8 };
}

/** The color that a child or an adult of the family wears on every page. @param nth how many siblings came before */
export const clothOf = (seed: string, who: Figure['who'], nth: number): string =>
  CLOTHS[(hash32(seed) + (FAMILY_CLOTHS[who] ?? 0) + nth) % CLOTHS.length] ?? CLOTHS[0];

/** Where each kind of stranger begins in a list, so that a woman, a man and a person differ, too. */
const STRANGERS: Partial<Record<Figure['who'], number>> = { person: 0, woman: 3, man: 5 };

/** The looks of a person outside the family: those of one picture differ. @param nth how many of the same kind came before */
function stranger(seed: string, who: Figure['who'], nth: number): NonNullable<Player['person']> {
  const styles = who === 'woman' ? WOMEN : who === 'man' ? MEN : PERSONS;
  const nextOf = <T>(list: readonly T[], what: string, first: number): T =>
    list[(hash32(`${seed}|${what}`) + first + nth) % list.length] as T;
  return {
    skin: pick(['#f0c8a4', '#d9a27c', '#a8714c', '#7a4f38', '#f3d6ba'], `${seed}|${who}${nth}|skin`),
    hair: nextOf(['#3a2c34', '#6a4434', '#a8683c', '#c9b8ac', '#2a2230'], `${who}|hair`, 0),
    style: nextOf(styles, `${who}|style`, 0),
    dress: nextOf(CLOTHS, 'dress', STRANGERS[who] ?? 0),
  };
}
