/** Scenes of versions without acts, read as acts. */

import { onlyOnce } from './acts/cast-names.ts';
import { type Act, NO_CAST, type Staging, type View } from './acts/staging.ts';
import type { Verb } from './acts/verbs.ts';
import { hasBed } from './beds.ts';
import { canBeHeld } from './holdable.ts';
import type { Figure, OldScene, SceneObject } from './scene.ts';
import { FAMILY_FIGURES, type FigureKind, type ObjectKind, type Pose, type SceneView } from './vocabulary.ts';

const VIEW_OF: Record<SceneView, View> = { wide: 'wide', near: 'near', detail: 'hands' };

const SKY: readonly ObjectKind[] = ['moon', 'star', 'cloud', 'kite', 'balloon', 'bubble', 'flag', 'lighthouse'];
const VEHICLES: readonly ObjectKind[] = ['boat', 'ship', 'cart', 'sled', 'bicycle', 'train', 'bus', 'bed'];
const MOUNTS: readonly FigureKind[] = [
  ...(['animal', 'horse', 'donkey', 'camel', 'elephant', 'giraffe', 'bear', 'deer', 'cow', 'whale', 'dolphin', 'turtle', 'goose'] as const),
  ...(['lion', 'tiger', 'wolf', 'dragon', 'dinosaur'] as const),
];
const OPENINGS: readonly ObjectKind[] = [
  ...(['box', 'basket', 'chest', 'barrel', 'crate', 'bucket', 'bag', 'sack', 'jar', 'pot', 'drawer', 'boot', 'tent', 'nest'] as const),
  ...(['hammock', 'boat', 'cart', 'door', 'window', 'house', 'well', 'curtain', 'log', 'lighthouse'] as const),
];
type OldFields = Pick<OldScene, 'view' | 'figures' | 'objects' | 'space' | 'focus' | 'place'>;

const FAMILY: readonly FigureKind[] = ['child', 'sibling', 'adult'];
const BEDS: readonly ObjectKind[] = ['bed', 'hammock'];

/** What each pose is done with: a thing that somebody else does not have yet, or another figure. */
export function readOldScene(scene: OldFields): Staging {
  const { view, space } = scene;
  const { figures, objects } = closeUp(scene);
  const left = objects.map((object) => ({ ...object }));
  const names = namesOf(figures);
  const first = (kinds: readonly ObjectKind[]) => left.find(({ kind, count }) => count > 0 && kinds.includes(kind))?.kind;
  const acts = figures.map((figure, index): Act => {
    const { emotion, side, size, state } = figure;
    const carriers = names.filter((_name, nth) => figures[nth]?.pose !== 'ride');
    const [does, what, isTaken = false] = actOf(figure.pose, {
      bed: () => first(BEDS) ?? (hasBed(figure.who, scene) ? 'bed' : undefined),
      held: () => left.find(({ kind, count }) => count > 0 && canBeHeld(kind, space === 'inside'))?.kind,
      first,
      nearest: () => nearest(figures, names, index),
      mount: () => carriers.find((name) => MOUNTS.some((mount) => mount === name)),
    });
    if (isTaken) take(left, what);
    return {
      who: [names[index] ?? figure.who],
      does,
      ...(what !== undefined && { what }),
      feels: emotion,
      side,
      size,
      ...(state && { state }),
    };
  });
  const things = left.filter(({ count }) => count > 0).map(({ kind, count }) => ({ thing: kind, count }));
  // What shows everybody is no close-up.
  const isFull = view === 'detail' && figures === scene.figures && objects === scene.objects;
  return { view: isFull ? 'near' : VIEW_OF[view], acts: onlyOnce(acts, NO_CAST), things };
}

/** A close-up of things, or of one who is no person of the family, shows nothing else. */
function closeUp({ view, focus, figures, objects, space }: OldFields): Pick<OldScene, 'figures' | 'objects'> {
  if (view === 'detail' && focus === 'objects' && objects.length > 0) return { figures: [], objects };
  const figure =
    view === 'detail'
      ? figures.find(({ who }) => (focus === 'other' ? !FAMILY_FIGURES.some((one) => one === who) : who === focus))
      : undefined;
  if (!figure || FAMILY.includes(figure.who)) return { figures, objects };
  const held = figure.pose === 'hold' ? objects.find(({ kind }) => canBeHeld(kind, space === 'inside')) : undefined;
  return { figures: [figure], objects: held ? [{ kind: held.kind, count: 1 }] : [] };
}

interface Around {
  bed: () => ObjectKind | undefined;
  held: () => ObjectKind | undefined;
  first: (kinds: readonly ObjectKind[]) => ObjectKind | undefined;
  nearest: () => string | undefined;
  mount: () => string | undefined;
}

function actOf(
  pose: Pose,
  { held, first, nearest: other, mount, bed }: Around,
): [does: Verb, what?: string | undefined, isTaken?: boolean] {
  switch (pose) {
    case 'hold':
      return actWith('hold', held(), true);
    case 'hug':
      return actWith('hug', other());
    case 'ride':
      return actWith('ride on', first(VEHICLES) ?? mount());
    case 'look-up':
      return ['look up at', first(SKY)];
    case 'peek':
      return ['peek out of', first(OPENINGS)];
    case 'lie':
    case 'sleep':
      return [pose, bed()];
    default:
      return [pose];
  }
}

/** Who has nothing to do it with just stands there. */
function actWith(does: Verb, what: string | undefined, isTaken = false): [Verb, (string | undefined)?, boolean?] {
  return what === undefined ? ['stand'] : [does, what, isTaken];
}

function take(left: SceneObject[], kind: string | undefined): void {
  const object = left.find((each) => each.kind === kind);
  if (object) object.count -= 1;
}

/** A second sibling has a name of its own. */
function namesOf(figures: readonly Figure[]): string[] {
  let siblings = 0;
  return figures.map(({ who }) => {
    if (who !== 'sibling') return who;
    siblings += 1;
    return siblings === 1 ? who : `sibling${siblings}`;
  });
}

const PLACES: Record<Figure['side'], number> = { left: 0, middle: 1, right: 2 };

/** The other figure that stands closest; the earlier of two. */
function nearest(figures: readonly Figure[], names: readonly string[], index: number): string | undefined {
  const at = PLACES[figures[index]?.side ?? 'middle'];
  const [closest] = figures
    .map(({ side }, nth) => ({ name: names[nth], nth, away: Math.abs(PLACES[side] - at) }))
    .filter(({ nth }) => nth !== index)
    .sort((one, other) => one.away - other.away);
  return closest?.name;
}
