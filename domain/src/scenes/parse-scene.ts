/** Reads a scene of any origin: the model, a stored document, a newer version of this app. */
import { ALL_KINDS } from './acts/cast-names.ts';
import { readStaging } from './acts/read-staging.ts';
import { NO_CAST, type StoryCast } from './acts/staging.ts';
import { derivedFields } from './derived-fields.ts';
import { countFrom, list, oneOf, record } from './loose.ts';
import { readOldScene } from './read-old-scene.ts';
import type { Figure, OldScene, Scene, SceneObject } from './scene.ts';
import {
  EMOTIONS,
  FIGURE_KINDS,
  FIGURE_SIZES,
  FIGURE_STATES,
  FOCUSES,
  OBJECT_KINDS,
  POSES,
  SCENE_LIMITS,
  SCENE_PLACES,
  SCENE_SPACES,
  SCENE_TIMES,
  SCENE_VIEWS,
  SCENE_WEATHERS,
  SIDES,
} from './vocabulary.ts';

/** Replaces missing and unknown words. */
export const DEFAULT_SCENE: Scene = {
  place: 'meadow',
  space: 'outside',
  view: 'wide',
  time: 'evening',
  weather: 'clear',
  figures: [],
  objects: [],
  focus: 'place',
  staging: { view: 'wide', acts: [], things: [] },
};

/** A scene with the acts that its old fields stand for. */
export const staged = (scene: OldScene): Scene => ({ ...scene, staging: readOldScene(scene) });

/**
 * Never throws. Unknown words become those of `otherwise`, an unknown figure a friend; an unknown object is left out, because a wrong one would
 * contradict the text. Figures and objects beyond the limits are dropped. A scene has acts, or fields from which they are made.
 * @param cast the story's, whose names the acts may use
 * @param plain kinds that mean themselves in a model's acts, although a name of the cast ends in them
 */
export function parseScene(
  input: unknown,
  otherwise: Partial<Scene> = {},
  cast: StoryCast = NO_CAST,
  plain: readonly string[] = [],
): Scene {
  const given = record(input);
  const base = { ...DEFAULT_SCENE, ...otherwise };
  // A model writes the acts beside the place; those that are stored have the names of the cast already.
  const isWritten = Array.isArray(given.acts);
  const acts = record(isWritten ? given : given.staging);
  const read = Array.isArray(acts.acts) ? readStaging(acts, cast, isWritten ? plain : ALL_KINDS) : null;
  // Acts of which a newer version's are all unknown here show less than the fields beside them.
  const staging = read && (read.acts.length > 0 || list(given.figures).length === 0) ? read : null;
  const derived = staging ? derivedFields(staging, cast) : null;
  const figures =
    derived && !Array.isArray(given.figures) ? derived.figures : list(given.figures).slice(0, SCENE_LIMITS.figures).map(parseFigure);
  const objects = derived && !Array.isArray(given.objects) ? derived.objects : parseObjects(list(given.objects));
  const scene: OldScene = {
    place: oneOf(SCENE_PLACES, given.place, base.place),
    space: oneOf(SCENE_SPACES, given.space, base.space),
    view: oneOf(SCENE_VIEWS, given.view, derived?.view ?? base.view),
    time: oneOf(SCENE_TIMES, given.time, base.time),
    weather: oneOf(SCENE_WEATHERS, given.weather, base.weather),
    figures,
    objects,
    focus: oneOf(FOCUSES, given.focus, derived?.focus ?? (figures.length > 0 ? focusOn(figures[0]) : base.focus)),
  };
  return { ...scene, staging: staging ?? readStaging(readOldScene(scene), cast) };
}

function parseFigure(input: unknown, index: number): Figure {
  const given = record(input);
  const state = FIGURE_STATES.find((word) => word === given.state);
  return {
    who: oneOf(FIGURE_KINDS, given.who, 'friend'),
    pose: oneOf(POSES, given.pose, 'stand'),
    emotion: oneOf(EMOTIONS, given.emotion, 'happy'),
    size: oneOf(FIGURE_SIZES, given.size, 'medium'),
    side: oneOf(SIDES, given.side, SIDES[index % SIDES.length] ?? 'middle'),
    ...(state && { state }),
  };
}

function parseObjects(given: readonly unknown[]): SceneObject[] {
  const objects: SceneObject[] = [];
  let room: number = SCENE_LIMITS.objects;
  for (const each of given) {
    const { kind, count } = record(each);
    const known = OBJECT_KINDS.find((word) => word === kind);
    if (known === undefined || room === 0 || objects.length === SCENE_LIMITS.objectKinds || objects.some((object) => object.kind === known))
      continue;
    const shown = Math.min(countFrom(count), room);
    objects.push({ kind: known, count: shown });
    room -= shown;
  }
  return objects;
}

function focusOn(figure: Figure | undefined): Scene['focus'] {
  return FOCUSES.find((word) => word === figure?.who) ?? 'other';
}
