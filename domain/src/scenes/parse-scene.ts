/** Reads a scene of any origin: the model, a stored document, a newer version of this app. */
import type { Figure, Scene, SceneObject } from './scene.ts';
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
};

/**
 * Never throws. Unknown words become those of `otherwise`, an unknown figure a friend; an unknown object is left out, because a wrong one would
 * contradict the text. Figures and objects beyond the limits are dropped.
 */
export function parseScene(input: unknown, otherwise: Partial<Scene> = {}): Scene {
  const given = record(input);
  const base = { ...DEFAULT_SCENE, ...otherwise };
  const figures = list(given.figures).slice(0, SCENE_LIMITS.figures).map(parseFigure);
  const objects = parseObjects(list(given.objects));
  const focus = oneOf(FOCUSES, given.focus, figures.length > 0 ? focusOn(figures[0]) : base.focus);
  return {
    place: oneOf(SCENE_PLACES, given.place, base.place),
    space: oneOf(SCENE_SPACES, given.space, base.space),
    view: oneOf(SCENE_VIEWS, given.view, base.view),
    time: oneOf(SCENE_TIMES, given.time, base.time),
    weather: oneOf(SCENE_WEATHERS, given.weather, base.weather),
    figures,
    objects,
    focus,
  };
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
    const wanted = typeof count === 'number' && Number.isFinite(count) ? Math.max(1, Math.floor(count)) : 1;
    const shown = Math.min(wanted, room);
    objects.push({ kind: known, count: shown });
    room -= shown;
  }
  return objects;
}

function focusOn(figure: Figure | undefined): Scene['focus'] {
  return FOCUSES.find((word) => word === figure?.who) ?? 'other';
}

function oneOf<Word extends string>(words: readonly Word[], given: unknown, otherwise: Word): Word {
  return words.find((word) => word === given) ?? otherwise;
}

function record(input: unknown): Record<string, unknown> {
  return typeof input === 'object' && input !== null && !Array.isArray(input) ? (input as Record<string, unknown>) : {};
}

function list(input: unknown): readonly unknown[] {
  return Array.isArray(input) ? input : [];
}
