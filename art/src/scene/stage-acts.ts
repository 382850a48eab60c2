/** From the acts of a page to clusters: whoever and whatever an act brings together is drawn together. */
import { type Act, type Emotion, isInHands, type ObjectKind, type StoryPicture, type Verb } from '@tuckaway/domain';
import type { Point } from '../creatures/drawn-body.ts';
import { at, shows } from '../paper/svg.ts';
import { showFaces } from './acts/faces.ts';
import { boxOf, type Expressed, putRest, type Scene, type Target } from './acts/moves.ts';
import { APART, RECIPES } from './acts/recipes.ts';
import { isOnTop, restsOn } from './acts/standing.ts';
import { joinIn } from './acts/together.ts';
import type { Way } from './acts/touching.ts';
import { Cluster, FARTHEST, placedBounds } from './cluster.ts';
import { waterAround } from './pool.ts';
import type { StageFigure, StageThing } from './roles.ts';

/** Finds who and what an act names. */
export interface Roles {
  figure(name: string): StageFigure | null;
  /** All that the page has of a thing; empty if the name means none. */
  things(name: string): readonly StageThing[];
}

/** A cluster that can be drawn again when it is known where everything stands. */
export interface Staged {
  readonly names: readonly string[];
  readonly side: NonNullable<Act['side']>;
  readonly acts: readonly Act[];
  /** Whether a figure in it looks at another group, so that the direction is known only after the layout. */
  readonly looksAway: boolean;
  draw(gazeOf: GazeOf): Cluster;
}

export interface StagedActs {
  readonly groups: readonly Staged[];
  /** The drawn acts, without actors that are in an earlier one. */
  readonly told: readonly Act[];
}

/** Where a figure's eyes point, by its name, and whether its act is about that; null: where its act makes it look. */
export type GazeOf = (name: string) => { to: Point; isMeant: boolean } | null;

/** By the side of the first one. */
const SIDES = { left: ['left', 'right', 'middle'], right: ['right', 'left', 'middle'] } as const;
const NOTHING: Target = { figures: [], things: [] };
/** What several do in one place, as if one act said so. */
const SHARED: readonly Verb[] = ['stand', 'walk', 'run', 'dance', 'sit', 'lie', 'sleep', 'hide in', 'peek out of', 'ride on'];

interface Plan {
  act: Act;
  /** Others of the page that say the same of more figures. */
  also: Act[];
  actors: StageFigure[];
  what: Target;
  to: Target;
}

/**
 * @param feels the feeling of those whose act names none
 * @param face who shows another one
 * @param mirrored whether those whose acts name no side begin on the right
 */
export function stageActs(acts: readonly Act[], roles: Roles, feels: Emotion, face: StoryPicture['face'], mirrored = false): StagedActs {
  const told: Act[] = [];
  const taken = new Set<string>();
  const groups: Plan[][] = [];
  const handed = new Map<string, number>();
  for (const act of acts) {
    // Nobody is in two places: only the first act of a figure moves it.
    const actors = act.who.flatMap((name) => roles.figure(name) ?? []).filter(({ name }) => !taken.has(name));
    if (actors.length === 0) continue;
    const apart = APART.has(act.does) && !isOnTop(act, act.what === undefined ? [] : roles.things(act.what));
    const all = apart ? NOTHING : targetOf(act.what, roles, taken, groups, isInHands(act.does));
    const what = { ...all, things: ownOf(all.things, act, acts, handed) };
    const to = apart ? NOTHING : targetOf(act.to, roles, taken, groups);
    const plan = { act, also: [], actors, what, to };
    told.push({ ...act, who: act.who.filter((name) => actors.some((actor) => actor.name === name)) });
    for (const { name } of [...actors, ...what.figures, ...to.figures]) taken.add(name);
    if (apart) groups.push(...actors.map((actor) => [{ ...plan, actors: [actor] }]));
    else joinOrAdd(groups, plan);
  }
  for (const name of acts.flatMap(({ what, to }) => [what, to])) {
    const other = name === undefined ? null : roles.figure(name);
    if (!other || taken.has(other.name)) continue;
    // Whom others only look at or wave to is there, too.
    taken.add(other.name);
    groups.push([{ act: { who: [other.name], does: 'stand' }, also: [], actors: [other], what: NOTHING, to: NOTHING }]);
  }
  const usual = SIDES[mirrored ? 'right' : 'left'];
  const express = stanceOf(acts, feels, face);
  return { told, groups: groups.map((plans, index) => stagedOf(plans, usual[index % 3] ?? 'middle', index, express)) };
}

/** Two acts that hold or rest on things of one kind use one thing each, if there are as many. */
function ownOf(
  things: readonly StageThing[],
  { what, does, who }: Act,
  acts: readonly Act[],
  handed: Map<string, number>,
): readonly StageThing[] {
  const isOnes = (act: Pick<Act, 'does'>): boolean => isInHands(act.does) || restsOn(act, things);
  const isShared = acts.filter((act) => act.what === what && isOnes(act)).length > 1;
  if (what === undefined || !isShared || !isOnes({ does })) return things;
  const from = handed.get(what) ?? 0;
  handed.set(what, from + who.length);
  const own = things.slice(from, from + who.length);
  return own.length > 0 ? own : things;
}

/** What never leaves the sky. */
const FAR_UP: readonly ObjectKind[] = ['moon', 'cloud'];

/** Things of the sky are seen from everywhere: they belong to no cluster unless they are held. */
function targetOf(name: string | undefined, roles: Roles, taken: ReadonlySet<string>, groups: readonly Plan[][], held = false): Target {
  if (!name) return NOTHING;
  const figure = roles.figure(name);
  if (figure)
    return { figures: taken.has(figure.name) && !groups.some((plans) => holdsTogether(plans, figure)) ? [] : [figure], things: [] };
  const things = roles.things(name);
  return { figures: [], things: things.filter(({ kind, zone }) => zone !== 'sky' || (held && !FAR_UP.includes(kind))) };
}

const holdsTogether = (plans: readonly Plan[], figure: StageFigure): boolean =>
  plans.some(({ actors, what, to }) => [...actors, ...what.figures, ...to.figures].some(({ name }) => name === figure.name));

/** Two acts with one thing are one cluster: both touch the same thing. */
function joinOrAdd(groups: Plan[][], plan: Plan): void {
  const shared = groups.find((plans) =>
    plans.some(
      ({ what, to }) =>
        [...what.things, ...to.things].some((thing) => [...plan.what.things, ...plan.to.things].includes(thing)) ||
        [...plan.what.figures, ...plan.to.figures].some((figure) => holdsTogether(plans, figure)),
    ),
  );
  const isChilds = plan.actors.some(({ name }) => name === 'child');
  const same = shared?.find(({ act: { does }, what }) => does === plan.act.does && what.things[0] === plan.what.things[0]);
  if (same && SHARED.includes(plan.act.does)) {
    same.also.push(plan.act);
    same.actors = isChilds ? [...plan.actors, ...same.actors] : [...same.actors, ...plan.actors];
  }
  // A child has the bed before others do.
  else if (shared && isChilds && restsOn(plan.act, plan.what.things)) shared.unshift(plan);
  else if (shared) shared.push(plan);
  else groups.push([plan]);
}

function stagedOf(plans: readonly Plan[], usual: Staged['side'], index: number, express: ReturnType<typeof stanceOf>): Staged {
  const acts = plans.flatMap(({ act, also }) => [act, ...also]);
  const side = acts.find((act) => act.side)?.side ?? usual;
  const way: Way = side === 'right' ? -1 : 1;
  return {
    names: plans.flatMap(({ actors, what, to }) => [...actors, ...what.figures, ...to.figures].map(({ name }) => name)),
    side,
    acts,
    looksAway: acts.some(({ does }) => APART.has(does)),
    draw(gazeOf) {
      const c = new Cluster(String.fromCodePoint(97 + index));
      for (const [nth, { act, actors, what, to }] of plans.entries()) {
        const scene: Scene = {
          c,
          verb: act.does,
          way: nth % 2 === 0 ? way : (-way as Way),
          actors,
          what,
          to,
          stance: express(gazeOf),
        };
        (what.things.some((thing) => c.things.get(thing.name)?.some((one) => one.thing === thing)) ? joinIn : RECIPES[act.does])(scene);
        putRest(scene);
      }
      showFaces(c);
      for (const body of [...c.bodies.values()])
        if (body.figure.swims || acts.some(({ who, does }) => does === 'swim' && who.includes(body.figure.name)))
          c.reserve(waterAround(body));
      putHouses(c);
      return c;
    },
  };
}

/** A figure drawn in another act keeps the feeling of its own act. */
function stanceOf(acts: readonly Act[], feels: Emotion, face: StoryPicture['face']) {
  const own = new Map(acts.flatMap((act) => act.who.map((name) => [name, act] as const)).toReversed());
  const feelingOf = (name: string): Emotion => {
    const act = own.get(name);
    return act?.feels ?? (act?.does === 'sleep' ? 'asleep' : feels);
  };
  return (gazeOf: GazeOf) =>
    (figure: StageFigure, way: Way): Expressed => {
      const seen = gazeOf(figure.name);
      return {
        feeling: face && [face.who].flat().includes(figure.name) ? face.feels : feelingOf(figure.name),
        gaze: seen?.to ?? { x: way, y: 0 },
        ...(seen?.isMeant && { sees: seen.to }),
      };
    };
}

/** Outdoors, a door or a window is that of a house. */
function putHouses(c: Cluster): void {
  for (const one of [...c.things.values()].flat()) {
    const { left, right, top } = placedBounds(one, boxOf(one.thing));
    const house = one.thing.house?.({ left: one.x - left, right: right - one.x, height: -top });
    if (!house) continue;
    const box = { left: one.x - house.left, right: one.x + house.right, top: -house.height, bottom: 0 };
    c.putBetween(shows('part house', at(one.x, 0, 1, house.markup)), FARTHEST, box);
  }
}
