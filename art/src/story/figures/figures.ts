/** Draws the figures of a page's scene. */
import { type Figure, hash32, type ObjectKind, type StoryLooks, type StoryTone } from '@tuckaway/domain';
import { boundsOf } from '../../bounds.ts';
import type { DrawnChild, describedChild } from '../../child/child.ts';
import { lighten, PAPER } from '../../color.ts';
import type { Cast } from '../../creatures/cast.ts';
import { creatureMarkup, cutPaper, headOf, heightAboveHead, helmetFront, paintOn } from '../../creatures/draw.ts';
import type { Kind, Plan } from '../../creatures/kind.ts';
import type { KindName } from '../../creatures/kinds.ts';
import { resting, restOf } from '../../creatures/resting.ts';
import { CURLED_HEAD, curled } from '../../pages/curled.ts';
import type { Player } from '../../pages/scene.ts';
import { makeRng } from '../../prng.ts';
import type { Stage } from '../../stage.ts';
import { at, circle, type Disc, ellipse, faceAt, group, line, path, pathData, shows } from '../../svg.ts';
import type { DrawnThing } from '../objects.ts';
import { kindOfFigure } from './cast-names.ts';
import { emotionOf, faceOf } from './faces.ts';
import { type Arms, adultFromBehind, childFromBehind, type Hand, holdingHand, SEATED, underBlanket } from './family.ts';
import { type Look, lookFrom } from './gazes.ts';
import { grownUp, grownUpLying, LYING_HEAD } from './grown-up.ts';
import { heldFactor } from './held.ts';
import { shareOf } from './sizes.ts';
import { type Head, stained, stainedCast, stains } from './stains.ts';

/** What all figures of a page share. */
export interface FigureContext {
  s: Stage;
  /** The story's id. */
  seed: string;
  tone: StoryTone;
  /** The family's animal. */
  animal: KindName;
  castOf: (name: KindName) => Cast;
  /** Whether they need helmets to breathe. */
  helmets: boolean;
  /** It is on dry land: what swims needs a pool. */
  dry: boolean;
  /** How the story's children look. */
  looks: StoryLooks;
  /** The only figure of its picture is as large as there is room. */
  alone: boolean;
  /** Loaded only if one of them is described. */
  describe: typeof describedChild | null;
}

/** What a rider sits on or a sleeper lies in, with its foot at (0, 0). */
export interface Carrier {
  /** The thing of the scene that it is. */
  thing?: ObjectKind;
  /** The figure that it is. */
  figure?: Figure['who'];
  markup: string;
  /** Where the rider's foot is. */
  seat: { x: number; y: number };
  /** Whether the rider's legs are behind it. */
  hidesLegs: boolean;
}

/** A figure with its feet at (0, 0) and in its size in the picture. */
export interface DrawnFigure {
  figure: Figure;
  markup: string;
  /** How far it extends. */
  left: number;
  right: number;
  height: number;
  /** It holds a thing of the scene. */
  holds: boolean;
  /** The body plan; null for people. */
  plan: Plan | null;
  /** Drawn the other way around, with its head on the left. */
  turned?: boolean;
  /** What it rides on or lies in. */
  carrier?: Carrier;
  /** Which of the scene's figures it is. */
  nth?: number;
}

const SIZES = { small: 0.78, medium: 1, large: 1.22 } as const;
const CLOTHS = ['#c9604c', '#3f8f94', '#d9a03e', '#7a64b0', '#5f8f5a', '#b85f86', '#4f77a8'] as const;
/** Where each of a family begins in {@link CLOTHS}, so that no two wear the same color. */
const FAMILY_CLOTHS: Partial<Record<Figure['who'], number>> = { child: 0, sibling: 1, adult: 5 };
const BLANKETS = ['#7a6aa8', '#4f8a8a', '#b0705c', '#5f78a8'] as const;
const PERSON_SIZES: Partial<Record<Figure['who'], number>> = { child: 0.94, sibling: 0.84, adult: 0.98 };
const STRANGER_SIZE = 0.94;
const WOMEN = ['bun', 'bob', 'plaits', 'scarf', 'long'] as const;
const MEN = ['short', 'beard', 'bald'] as const;
const PERSONS = ['bun', 'short', 'bob', 'beard', 'plaits', 'bald', 'scarf', 'long'] as const;
/** Whether it lies down. */
export const lies = ({ pose }: Figure): boolean => pose === 'sleep' || pose === 'lie';
const pick = <T>(list: readonly T[], text: string): T => list[hash32(text) % list.length] as T;

/** @param nth how many of the same kind came before. @param held the thing for a figure that holds something. */
export function drawFigure(
  context: FigureContext,
  figure: Figure,
  nth: number,
  held: DrawnThing | null,
  look: Look = lookFrom(figure.side),
): DrawnFigure {
  const name = kindOfFigure(figure.who, context.animal);
  return name === null ? drawPerson(context, figure, nth, held, look) : drawCreature(context, figure, name, nth, held, look);
}

function drawCreature(
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
  const furry =
    (kind.plan === 'sit' || kind.plan === 'stand') && (kind.neck ?? 0) < 50 && kind.form !== 'heavy' && kind.head !== 'elephant';
  const way = look || lookFrom(figure.side);
  const breathes = helmets && kind.home !== 'water';
  if (lies(figure) && furry) {
    const body = curled(kind, paintOn(s), face.mood);
    const glass = breathes ? helmetFront(withEars(CURLED_HEAD, kind)) : '';
    // Its head is on the left.
    const turn = way === 1 ? around : asDrawn;
    return sized(figure, scale, turn(cutPaper(s, body) + glass), turn(body + glass), false, kind.plan, TRUNK);
  }
  const turned = way === -1 && isSideways(kind);
  const turn = turned ? around : asDrawn;
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

/** A head with what rises above it. */
function withEars({ x, y, r }: Disc, kind: Kind): Disc {
  const rise = heightAboveHead(kind) * 0.42;
  return { x, y: y - rise, r: r + rise };
}

/** Those that would hang in the air or lie on dry ground. */
const SWIMMERS = new Set<Plan>(['fish', 'whale', 'ray', 'eel', 'jelly', 'seahorse', 'octopus']);
/** The share of their height that is in the water. */
const DEEP = 0.16;
const WATER = '#6fa8bc';

interface Pool {
  water: string;
  /** Of the swimmer in it. */
  outline: string;
  /** The swimmer in it, lowered, with some of the water before it. */
  around(paper: string, swimmer: string): string;
}

function poolFor(outline: string): Pool {
  const { left, right, top, bottom } = boundsOf(outline);
  const deep = (bottom - top) * DEEP;
  const [x, rx, ry] = [(left + right) / 2, (right - left) * 0.56, deep * 0.9 + 8];
  const front =
    path(pathData`M${x - rx} 4Q${x} ${4 - ry * 0.3} ${x + rx} 4A${rx} ${ry} 0 0 1 ${x - rx} 4Z`, WATER, 'opacity=".8"') +
    line(pathData`M${x - rx * 0.5} ${ry * 0.5}h${rx * 0.3}M${x + rx * 0.1} ${ry * 0.72}h${rx * 0.36}`, PAPER, 3, 'opacity=".5"');
  const water = ellipse(x, 4, rx, ry, WATER);
  const lowered = (swimmer: string): string => at(0, deep - bottom, 1, swimmer);
  return { water, outline: water + lowered(outline), around: (paper, swimmer) => paper + lowered(swimmer) + front };
}

const asDrawn = (markup: string): string => markup;
const around = (markup: string): string => at(0, 0, 1, markup, 0, true);

/** A head that is further than this from the middle of the feet belongs to an animal seen from the side; all of these look to the right. */
const ASIDE = 20;
/** Seen from the side, too: their whole body counts as a head, or only their beak is aside. */
const SIDEWAYS: ReadonlySet<string> = new Set<Plan | 'toucan'>(['fish', 'whale', 'seahorse', 'pterosaur', 'toucan']);

const isSideways = (kind: Kind): boolean => headOf(kind).x >= ASIDE || SIDEWAYS.has(kind.plan) || SIDEWAYS.has(kind.form ?? '');

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

/** @param outline what the figure's extent follows from: its lowest part stands on the ground. */
function sized(
  figure: Figure,
  scale: number,
  markup: string,
  outline: string,
  holds = false,
  plan: Plan | null = null,
  sole: number = SOLE,
): DrawnFigure {
  const { left, right, top, bottom } = boundsOf(outline);
  const lift = Math.max(0, bottom - sole);
  return {
    figure,
    markup: at(0, -lift * scale, scale, markup),
    left: -left * scale,
    right: right * scale,
    height: (lift - top) * scale,
    holds,
    plan,
  };
}

/** How far the nearest foot is below the middle of the feet. */
const SOLE = 8;
/** The same of an animal that rests, whose trunk lies on the ground before it. */
const TRUNK = 30;

/** Says where its eyes look, for the checks of pictures. */
const looking = (look: Look): string => shows(`look ${look}`, '');

const ARMS: Partial<Record<Figure['pose'], Arms>> = { hug: 'out', fly: 'out', swim: 'out', climb: 'up', hold: 'hold' };

function drawPerson(
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
  const drawn = (body: string, helmet = '', front = '', holds = false, head: Head | null = null): DrawnFigure => {
    // A blanket stays clean.
    const state = lies(figure) ? undefined : figure.state;
    const stain = stains(s, body, head, state);
    return sized(figure, scale, cutPaper(s, body) + stain + front + helmet, body + helmet, holds);
  };
  const reaching = (one: DrawnFigure, hand: Hand | null, beside: { width: number } | null): DrawnFigure =>
    hand && beside ? { ...one, right: Math.max(one.right, (hand[0] + beside.width) * scale) } : one;
  const helmet = (head: Head): string => (helmets ? helmetFront(head) : '');
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

function heldIn({ y, width, height }: NonNullable<DrawnChild['hold']>, thing: DrawnThing): string {
  const k = heldFactor({ width, height }, thing);
  return shows(thing.kind, at(((thing.left - thing.right) / 2) * k, y, k, thing.markup));
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
