/** What apps without acts draw of a page: its figures with poses, and its objects. */
import { castThingOf, figureKindOf, objectKindOf } from './acts/cast-names.ts';
import { type Act, NO_CAST, type Staging, type StoryCast, type View } from './acts/staging.ts';
import { isInHands, poseOfVerb } from './acts/verbs.ts';
import type { Figure, Scene, SceneObject } from './scene.ts';
import { FOCUSES, type ObjectKind, SCENE_LIMITS, type SceneView, SIDES } from './vocabulary.ts';

const VIEW_FOR: Record<View, SceneView> = {
  wide: 'wide',
  near: 'near',
  hands: 'detail',
  above: 'wide',
  below: 'wide',
  shoulder: 'near',
  doorway: 'near',
};

/** The view of earlier apps that is most like it. */
export const oldView = (view: View): SceneView => VIEW_FOR[view];

/** The fields of a scene that its acts stand for. */
export function derivedFields(
  { view, acts, things }: Staging,
  cast: StoryCast = NO_CAST,
): Pick<Scene, 'view' | 'figures' | 'objects' | 'focus'> {
  const figures = [...acts.flatMap((act) => actors(act, cast)), ...bystanders(acts, cast)]
    .slice(0, SCENE_LIMITS.figures)
    .map((figure, index): Figure => ({ ...figure, side: figure.side ?? SIDES[index % SIDES.length] ?? 'middle' }));
  const objects = objectsOf({ acts, things }, cast);
  const old = oldView(view);
  return { view: old, figures, objects, focus: focusOf(old, figures, objects) };
}

type Sideless = Omit<Figure, 'side'> & { side?: Figure['side'] | undefined };

function actors({ who, does, what, feels, side, size = 'medium', state }: Act, cast: StoryCast): Sideless[] {
  const pose = poseOfVerb(does, what !== undefined && objectKindOf(what, cast) ? what : undefined);
  return who.flatMap((name) => {
    const kind = figureKindOf(name, cast);
    if (!kind) return [];
    return [{ who: kind, pose, emotion: feels ?? (does === 'sleep' ? 'asleep' : 'happy'), size, side, ...(state && { state }) }];
  });
}

/** Who is hugged, listened to or given something, and does nothing else. */
function bystanders(acts: readonly Act[], cast: StoryCast): Sideless[] {
  const acting = acts.flatMap(({ who }) => who);
  const others = new Set(acts.flatMap(({ what, to }) => [what, to]));
  return [...others].flatMap((name) => {
    const who = name === undefined || acting.includes(name) ? undefined : figureKindOf(name, cast);
    return who ? [{ who, pose: 'stand', emotion: 'happy', size: 'medium' } as const] : [];
  });
}

/** Things in use first, because there is room for few. What is in hands comes to those that lie around; all else in use may be one of these. */
function objectsOf({ acts, things }: Pick<Staging, 'acts' | 'things'>, cast: StoryCast): SceneObject[] {
  const counts = new Map<ObjectKind, number>();
  let room: number = SCENE_LIMITS.objects;
  const add = (name: string | undefined, count: number) => {
    const kind = name === undefined ? undefined : objectKindOf(name, cast);
    const shown = Math.min(count, room);
    if (!kind || shown === 0 || (!counts.has(kind) && counts.size === SCENE_LIMITS.objectKinds)) return;
    counts.set(kind, (counts.get(kind) ?? 0) + shown);
    room -= shown;
  };
  const once = new Set(things.map(({ thing }) => thing));
  const addOnce = (name: string | undefined) => {
    if (name !== undefined && !once.has(name)) add(name, 1);
    if (name !== undefined) once.add(name);
  };
  for (const { does, what } of acts) {
    if (what === undefined || !isInHands(does) || castThingOf(what, cast)) continue;
    add(what, 1);
    // Others look at the same one.
    once.add(what);
  }
  for (const { what, to } of acts) for (const name of [what, to]) addOnce(name);
  for (const { thing, count } of things) add(thing, count);
  for (const { of } of things) addOnce(of);
  return [...counts].map(([kind, count]) => ({ kind, count }));
}

function focusOf(view: SceneView, figures: readonly Figure[], objects: readonly SceneObject[]): Scene['focus'] {
  if (view === 'detail' && objects.length > 0) return 'objects';
  const shown = figures.find(({ who }) => who === 'child') ?? figures[0];
  if (view === 'wide' || !shown) return 'place';
  return FOCUSES.find((word) => word === shown.who) ?? 'other';
}
