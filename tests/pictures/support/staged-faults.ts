/** What is wrong with the picture of staged acts, measured from what is drawn; each check gives an empty list if nothing is. */
import { bodyOfAnimal } from '../../../art/src/kit.ts';
import { type Act, type ColorWord, FIGURE_KINDS, OBJECT_KINDS, type StoryPicture, type Verb } from '../../../domain/src/index.ts';
import { type Box, boxOf, isNear, UNIT } from './boxes.ts';
import { comparedWith, likeness } from './color-likeness.ts';
import { type Mark, type MarkedPicture, type Point, readMarks } from './marks.ts';
import { type Measured, measure, measureParts } from './measure.ts';
import { apart, gazesIn, MEETING, touchesIn } from './staged-page.ts';
import { markOf, percent, VISIBLE } from './story-page.ts';

/** Pixels between an end of a touch and the paper that it is on. */
const NEAR = 4;
/** The same of a mouth that whispers into an ear. */
const NEAR_EAR = 14;
/** Degrees between a gaze and what it is on. */
const ASKEW = 20;
/** Nearly all of what matters is inside of every crop: outlines may be cut. */
const INSIDE = 0.97;
/** The least likeness of a thing's color to what its word means. */
const COLORED = 0.7;

const KINDS: readonly string[] = [...OBJECT_KINDS, ...FIGURE_KINDS, 'girl', 'boy', 'baby'];
export const measuredKinds = (svg: string): Measured[] => measure(svg, (what) => KINDS.includes(what));

/** Acts in which the actor touches what it is done with. */
const TOUCHING: readonly Verb[] = [
  ...(['pull', 'push', 'give', 'hold', 'hold up', 'carry', 'catch', 'drop into', 'pour', 'eat', 'drink', 'knock on', 'open'] as const),
  ...(['whisper to', 'hug', 'ride on', 'lean on', 'tuck in', 'mend', 'draw', 'play', 'blow', 'hide in', 'peek out of', 'climb'] as const),
  ...(['stand', 'walk'] as const),
];
/** Acts in which the actor looks at what it is done with. */
const LOOKING: readonly Verb[] = [
  ...(['push', 'give', 'hold', 'hold up', 'catch', 'drop into', 'pour', 'knock on', 'open', 'look into', 'look at', 'look up at'] as const),
  ...(['whisper to', 'tuck in', 'mend', 'draw', 'wave to', 'point at', 'count', 'carry', 'hug'] as const),
];

export function touchFaults(svg: string, all: readonly Measured[], picture: StoryPicture): string[] {
  const touches = touchesIn(svg);
  const known = [...all, ...measureParts(svg, 'rope')];
  // A claw that lies before what it holds is drawn apart from its body.
  const hands = measureParts(svg, 'hand');
  const paper = new Map(known.map((one) => [one.mark.from, one]));
  const isOn = (one: Measured | undefined, point: Point, near = NEAR): boolean => one !== undefined && isNear(one, point, near);
  const ends = touches.flatMap(({ anchors, grips }) =>
    anchors.flatMap((anchor) => {
      const who = anchor.of?.what ?? 'nobody';
      const [grip] = [...grips].sort((one, other) => apart(one, anchor) - apart(other, anchor));
      if (!grip) return [`${who} touches nothing`];
      const gap = apart(anchor, grip);
      const body = paper.get(anchor.of?.from ?? -1);
      const touched = grip.of ? [paper.get(grip.of.from)] : all.filter((one) => one !== body);
      return [
        ...(gap <= MEETING ? [] : [`${who} misses ${grip.of?.what ?? 'it'} by ${Math.round(gap)}`]),
        ...([body, ...hands].some((one) => isOn(one, anchor)) ? [] : [`${who} touches with nothing`]),
        ...(touched.some((one) => isOn(one, grip, grip.of ? NEAR : NEAR_EAR))
          ? []
          : [`${who} touches where ${grip.of?.what ?? 'nothing'} is not`]),
      ];
    }),
  );
  const idle = picture.scene.staging.acts
    .filter(({ does, what }) => TOUCHING.includes(does) && what !== undefined)
    .flatMap(({ who, does, what }) => who.map((name) => ({ who: markOf(name, picture), does, what })))
    .filter(({ who }) => !touches.some(({ anchors }) => anchors.some(({ of }) => of?.what === who)));
  return [...ends, ...idle.map(({ who, does, what }) => `${who} does not ${does} ${what}`)];
}

export function gazeFaults(svg: string, all: readonly Measured[], picture: StoryPicture): string[] {
  const gazes = gazesIn(svg);
  return picture.scene.staging.acts.flatMap(({ who, does, what, to }) => {
    const ends = [what, to].filter((name) => name !== undefined).map((name) => markOf(name, picture));
    if (!LOOKING.includes(does) || ends.length === 0) return [];
    const targets = all.filter((one) => ends.includes(one.what)).map(boxOf);
    return who.flatMap((name) => {
      const gaze = gazes.find(({ of }) => of.what === markOf(name, picture));
      if (!gaze || targets.length === 0) return [];
      const askew = Math.min(...targets.map((box) => degreesOff(gaze.from, gaze.to, box)));
      return askew <= ASKEW ? [] : [`${name} looks ${Math.round(askew)}° past ${ends.join(' and ')} (${does})`];
    });
  });
}

/** The least angle between a direction and the directions to the points of a box. */
function degreesOff(from: Point, to: Point, { left, right, top, bottom }: Box): number {
  if (Math.hypot(to.x, to.y) < 0.01) return 180;
  const shares = [0, 0.25, 0.5, 0.75, 1];
  const angles = shares.flatMap((across) =>
    shares.map((down) => {
      const [x, y] = [left + (right - left) * across - from.x, top + (bottom - top) * down - from.y];
      if (Math.hypot(x, y) < UNIT) return 0;
      const turn = Math.atan2(y, x) - Math.atan2(to.y, to.x);
      return Math.abs((Math.atan2(Math.sin(turn), Math.cos(turn)) * 180) / Math.PI);
    }),
  );
  const isWithin = from.x > left && from.x < right && from.y > top && from.y < bottom;
  return isWithin ? 0 : Math.min(...angles);
}

export function countFaults(all: readonly Measured[], counts: Readonly<Record<string, number>>): string[] {
  const names = new Set([...Object.keys(counts), ...all.map(({ what }) => what)]);
  return [...names].flatMap((name) => {
    const drawn = all.filter(({ what }) => what === name).length;
    return drawn === (counts[name] ?? 0) ? [] : [`${counts[name] ?? 0} ${name} wanted, ${drawn} drawn`];
  });
}

/** @param inColor the same picture with all things of its cast in one color */
export function colorFaults(
  svg: string,
  inColor: (color: ColorWord) => string,
  all: readonly Measured[],
  colors: Readonly<Partial<Record<string, ColorWord>>>,
): string[] {
  return Object.entries(colors).flatMap(([kind, color]) => {
    const one = all.find(({ what }) => what === kind);
    if (!one || !color || one.seen.size === 0) return [];
    const like = likeness(svg, inColor(comparedWith(color)), one, color);
    return like >= COLORED ? [] : [`the ${kind} is not ${color} (${like.toFixed(2)})`];
  });
}

/** Hidden figures, and things that lie in something, or run or fall into it. */
export function containerFaults(svg: string, all: readonly Measured[], picture: StoryPicture): string[] {
  const { acts, things } = picture.scene.staging;
  const find = (name: string | undefined): Measured[] =>
    name === undefined ? [] : all.filter(({ what }) => what === markOf(name, picture));
  const within = (name: string, inner: readonly Pick<Measured, 'pixels'>[], outer: Measured | undefined): string[] =>
    outer ? inner.filter((one) => !contains(boxOf(outer), boxOf(one))).map(() => `${name} is not in ${outer.what}`) : [];
  const hidden = ({ who, does, what }: Act): string[] => {
    const [container] = find(what);
    if ((does !== 'hide in' && does !== 'peek out of') || !container) return [];
    return who.flatMap((name) => [
      ...within(name, find(name), container),
      ...find(name).flatMap(({ seen, area }) => (seen.size < area * 0.9 ? [] : [`nothing of ${name} is hidden`])),
    ]);
  };
  const poured = ({ does, what, to }: Act): string[] => {
    const [container] = find(to);
    if (does === 'pour' && container) {
      const streams = measureParts(svg, 'stream');
      return streams.length === 0 ? [`nothing runs into ${container.what}`] : within('the stream', streams, container);
    }
    const [dropped] = does === 'drop into' ? find(what) : [];
    return container && dropped && !isAbove(boxOf(container), boxOf(dropped)) ? [`${what} is not above ${container.what}`] : [];
  };
  const lying = things.flatMap(({ thing, where, of }) => (where === 'in' ? within(thing, find(thing), find(of)[0]) : []));
  return [...acts.flatMap((act) => [...hidden(act), ...poured(act)]), ...lying];
}

/** Its foot is between the sides of a container, above its foot; it may rise above its rim. */
function contains(outer: Box, inner: Box): boolean {
  const middle = (inner.left + inner.right) / 2;
  return middle > outer.left && middle < outer.right && inner.bottom <= outer.bottom + UNIT && inner.bottom > outer.top - UNIT * 2;
}

/** It falls into it. */
const isAbove = (outer: Box, { left, right, bottom }: Box): boolean =>
  (left + right) / 2 > outer.left && (left + right) / 2 < outer.right && bottom <= outer.bottom;

/** As shares of a child's height. */
const TALLER = { woman: 1.15, man: 1.15, adult: 1.15, person: 1.15 } as const;
const SMALLER = {
  rabbit: 0.95,
  cat: 0.95,
  mouse: 0.75,
  owl: 0.95,
  duck: 0.95,
  hedgehog: 0.9,
  frog: 0.9,
  bee: 0.72,
  ant: 0.72,
  baby: 0.75,
} as const;
/** Those who do anything else are lower, higher or hidden. */
const UPRIGHT: readonly Verb[] = [
  'stand',
  'hold',
  'look at',
  'look up at',
  'listen to',
  'wave to',
  'point at',
  'count',
  'knock on',
  'open',
];

export function sizeFaults(svg: string, all: readonly Measured[], picture: StoryPicture): string[] {
  const { acts } = picture.scene.staging;
  const marks = readMarks(svg);
  const names = [...new Set(acts.flatMap(({ who, what, to }) => [...who, what, to]).filter((name) => name !== undefined))];
  const stands = (name: string): boolean => acts.every(({ who, does }) => !who.includes(name) || UPRIGHT.includes(does));
  const touched = acts.filter(({ does }) => !UPRIGHT.includes(does)).flatMap(({ what, to }) => [what, to]);
  const heightOf = (what: string, withoutHair = false): number | null => {
    const one = all.find((each) => each.what === what);
    if (!one || one.back) return null;
    const { top, bottom } = boxOf(one);
    return bottom - (withoutHair ? crownOf(marks, one) : top);
  };
  const child = stands('child') ? heightOf('child') : null;
  if (child === null) return [];
  return names.flatMap((name) => {
    const what = markOf(name, picture);
    const height = heightOf(what);
    if (height === null || !stands(name) || touched.includes(name)) return [];
    const kind = name === 'animal' ? picture.animal : what;
    const least: number = TALLER[kind as keyof typeof TALLER] ?? 0;
    const most = SMALLER[kind as keyof typeof SMALLER] ?? (name === 'animal' && bodyOfAnimal(kind).body === 'tiny' ? 0.75 : Infinity);
    // Puffs of hair make no child as tall as a grown-up.
    const share = least === 0 ? height / child : (heightOf(what, true) ?? 0) / (heightOf('child', true) ?? 1);
    return share >= least && share <= most ? [] : [`${kind} is ${percent(share)} of the child`];
  });
}

/** The height of the top of a person's head, whose face mark is as large as the head. */
function crownOf(picture: MarkedPicture, one: Measured): number {
  const face = picture.marks.find((mark) => mark.what.startsWith('face ') && isInside(mark, one));
  if (!face) return boxOf(one).top;
  const [, x = 0, y = 0, r = 0] = face.what.split(' ').map(Number);
  const middle = picture.placeOf(face, { x, y });
  return middle.y - apart(middle, picture.placeOf(face, { x: x + r, y }));
}

/** A mouth that holds something is not seen; eyes always are. */
export function faceFaults(svg: string, all: readonly Measured[]): string[] {
  const picture = readMarks(svg);
  const mouths = picture.marks
    .filter(({ what, parent }) => what.startsWith('part ') && parent?.what.startsWith('face '))
    .filter((_, nth) => nth % 2 === 1);
  const anchors = touchesIn(svg).flatMap((touch) => touch.anchors);
  const holds = (one: Measured): boolean =>
    mouths.some((mouth) => {
      const [, x = 0, y = 0, r = 0] = mouth.what.split(' ').map(Number);
      const at = picture.placeOf(mouth, { x, y });
      return isInside(mouth, one) && anchors.some((anchor) => anchor.of?.from === one.mark.from && apart(anchor, at) <= r + NEAR * UNIT);
    });
  return all.flatMap((one) => {
    const share = one.face !== null && holds(one) ? one.eyes : one.face;
    return share === null || share >= VISIBLE ? [] : [`${percent(share)} of the face of ${one.what} visible`];
  });
}

const isInside = ({ from, to }: Mark, { mark }: Measured): boolean => from >= mark.from && to <= mark.to;

export const cropFaults = (all: readonly Measured[]): string[] =>
  all.flatMap(({ what, back, inside, crop }) => (back || inside >= INSIDE ? [] : [`${percent(inside)} of ${what} inside at ${crop}`]));
