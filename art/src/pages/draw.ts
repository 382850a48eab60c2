/** Draws the picture of a story page from its scene. */
import type { Backdrop, Look, PageScene, Player, Thing } from '@tuckaway/domain/content';
import { creatureMarkup, cutPaper, headOf, paintOn } from '../creatures/draw.ts';
import { castOf } from '../creatures/everyone.ts';
import { closesEyes } from '../creatures/face.ts';
import type { Kind } from '../creatures/kind.ts';
import { KINDS } from '../creatures/kinds.ts';
import { type Mood, type RenderOptions, Stage } from '../stage.ts';
import { at, type Disc, faceAt, rect, shows } from '../svg.ts';
import { THINGS } from './all-things.ts';
import { child } from './child.ts';
import { CURLED_HEAD, curled } from './curled.ts';
import { person } from './people.ts';
import { BACKDROPS } from './sets.ts';
import { isFlat, separateLights } from './thing.ts';

export type Players = Readonly<Record<string, Player>>;

/** Whether the name can be drawn: a thing, a character of the story, or an animal of the kit. */
export const canDraw = (what: string, players: Players): boolean =>
  Object.hasOwn(players, what) || Object.hasOwn(THINGS, what) || Object.hasOwn(KINDS, what);

const kinds: Readonly<Record<string, Kind>> = KINDS;

/** A character's kind: an animal of the kit with the character's own colors and sizes. */
function kindOf(what: string, players: Players): Kind | null {
  const { animal = what, person: _, ...own } = players[what] ?? {};
  const kind = kinds[animal];
  return kind ? ({ ...kind, ...own } as Kind) : null;
}

/** Adds a thing to the stage: its light behind it, and its solid parts as paper. */
function onStage(s: Stage, markup: string): string {
  const { lights, solid } = separateLights(markup);
  return lights + (isFlat(solid) ? solid : cutPaper(s, solid));
}

/** Where faces are (people.ts, child.ts, curled.ts). */
const HEAD = { x: 0, y: -156, r: 40 };
const CHILD_HEAD = { x: 0, y: -112, r: 40 };
const SLEEPING_CHILD = { x: -82, y: -46, r: 38 };
/** The eyes, the upper lip and the mouth of a head that looks out of the picture: what lies across the lip looks like a moustache. */
const partsOf = ({ x, y }: { x: number; y: number }): { x: number; y: number; r: number }[] => [
  { x: x - 16, y, r: 7 },
  { x: x + 16, y, r: 7 },
  { x, y: y + 13, r: 4 },
  { x, y: y + 21, r: 5 },
];

/** All that a thing may be called, for checking pictures against their texts. */
function namesOf(what: string, { state, is }: Look, players: Players): string {
  const { animal, is: called } = players[what] ?? {};
  return [what, animal, called, state, is].filter(Boolean).join(' ');
}

function creature(s: Stage, kind: Kind, look: Look): string {
  const mood = look.mood ?? (look.pose === 'curl' ? 'sleepy' : s.mood);
  const paint = paintOn(s);
  const body =
    look.pose === 'curl'
      ? curled(kind, paint, mood)
      : creatureMarkup(castOf(kind), paint, s.rng, { mood, plain: true, look: look.look ?? 0 });
  return cutPaper(s, body) + faceAt(look.pose === 'curl' ? CURLED_HEAD : headOf(kind));
}

function thing(s: Stage, what: string, look: Look, players: Players): string {
  const player = players[what];
  if (player?.person) {
    const drawn = player.person.child ? child : person;
    const head = player.person.child ? (look.pose === 'curl' ? SLEEPING_CHILD : CHILD_HEAD) : HEAD;
    return cutPaper(s, drawn(player.person, look, paintOn(s))) + faceAt(head, head === SLEEPING_CHILD ? [] : partsOf(head));
  }
  const kind = kindOf(what, players);
  if (kind && (player || !Object.hasOwn(THINGS, what))) return creature(s, kind, look);
  return onStage(s, THINGS[what]?.(look, s) ?? '');
}

/** The factor from a thing's own size to its size in the picture. */
function scaleOf(what: string, look: Look, players: Players): number {
  const player = players[what];
  return (
    (look.size ?? 1) *
    (player?.person
      ? (player.person.size ?? 1) * 0.9
      : Object.hasOwn(THINGS, what) && !player
        ? 1
        : (kindOf(what, players)?.size ?? 1) * 0.9)
  );
}

/** Things take on some of the hour's color, unless a lamp or a fire lights them. */
function dimAtNight(s: Stage, { time, glow, lamp }: Backdrop): void {
  const by = time === 'night' ? 0.17 : time === 'dusk' ? 0.07 : 0;
  if (by && !glow && lamp === undefined) s.add(rect(0, 0, s.w, s.h, '#161a48', 0, `opacity="${by}"`));
}

const drawsCharacter = (what: string, players: Players): boolean =>
  players[what]?.person !== undefined || (kindOf(what, players) !== null && (Object.hasOwn(players, what) || !Object.hasOwn(THINGS, what)));

/** Where a character's face is in the picture; null for a thing, and for one that sleeps. */
function faceOf([what, x, y, look = {}]: Thing, players: Players, mood: Mood, [w, h]: readonly [number, number]): Disc | null {
  if (!drawsCharacter(what, players) || look.pose === 'curl') return null;
  const person = players[what]?.person;
  if (closesEyes(look.mood ?? (person ? 'calm' : mood))) return null;
  const kind = kindOf(what, players);
  const head = person ? (person.child ? CHILD_HEAD : HEAD) : kind && headOf(kind);
  if (!head) return null;
  const scale = scaleOf(what, look, players);
  const [dx, dy, turn] = [head.x * scale * (look.flip ? -1 : 1), head.y * scale, ((look.turn ?? 0) * Math.PI) / 180];
  return {
    x: (x / 100) * w + dx * Math.cos(turn) - dy * Math.sin(turn),
    y: (y / 100) * h + dx * Math.sin(turn) + dy * Math.cos(turn),
    r: head.r * scale,
  };
}

const sizeOf = ({ width, height }: RenderOptions): readonly [number, number] =>
  width / height >= 4 / 3 ? [Math.round((600 * width) / height), 600] : [800, Math.round((800 * height) / width)];

/**
 * The same picture with all who are awake yawning. Its root says where their faces are: `data-faces="x,y,radius x,y,radius"`, in its own units.
 * Null where all characters sleep.
 */
export function drawYawns(scene: PageScene, players: Players, seed: string, mood: Mood, size: RenderOptions): string | null {
  const faces: string[] = [];
  const things = scene.things.map((one): Thing => {
    const face = faceOf(one, players, mood, sizeOf(size));
    if (face === null) return one;
    faces.push([face.x, face.y, face.r].map(Math.round).join(','));
    return [one[0], one[1], one[2], { ...one[3], mood: 'yawning' }];
  });
  if (faces.length === 0) return null;
  return drawPage({ ...scene, things }, players, seed, mood, size).replace('<svg ', `<svg data-faces="${faces.join(' ')}" `);
}

/** The picture as standalone `<svg>`, with ids for a file of its own; width and height in drawing units. The same request gives the same picture. */
export function drawPage(scene: PageScene, players: Players, seed: string, mood: Mood, size: RenderOptions): string {
  const [w, h] = sizeOf(size);
  const s = new Stage(w, h, seed, 'p', mood);
  const front = BACKDROPS[scene.set.name](s, scene.set);
  for (const [what, x, y, look = {}] of scene.things) {
    const inner = thing(s, what, look, players);
    const placed = at((x / 100) * w, (y / 100) * h, scaleOf(what, look, players), inner, look.turn ?? 0, look.flip ?? false);
    s.add(shows(namesOf(what, look, players), placed));
  }
  dimAtNight(s, scene.set);
  front();
  return s.render(size);
}
