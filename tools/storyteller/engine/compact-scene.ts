/** Scenes as arcs write them: `figures: [child walk curious left, owl sit happy right]`, `objects: [cup 3]`. */
import {
  EMOTIONS,
  FAMILY_FIGURES,
  FIGURE_KINDS,
  FOCUSES,
  OBJECT_KINDS,
  POSES,
  SCENE_LIMITS,
  SCENE_PLACES,
  SCENE_SPACES,
  SCENE_TIMES,
  SCENE_VIEWS,
  SCENE_WEATHERS,
  type Scene,
  SIDES,
} from '../../../domain/src/index.ts';

type CompactFigure = Omit<Scene['figures'][number], 'who' | 'size'> & { who: string };

/** `who` and `kind` may be the name of a choice. */
export interface CompactScene extends Pick<Scene, 'space' | 'view' | 'time' | 'weather'> {
  /** Null: the story's place. */
  place: Scene['place'] | null;
  figures: readonly CompactFigure[];
  objects: readonly { kind: string; count: number }[];
  focus: Scene['focus'] | null;
}

/** @throws Error that names the unknown word, or what its focus misses. */
export function readScene(raw: Record<string, unknown>, choices: readonly string[]): CompactScene {
  const { place = null, space = 'outside', view, time, weather = 'clear', figures = [], objects = [], focus = null, ...rest } = raw;
  if (Object.keys(rest).length > 0) throw new Error(`A scene has no "${Object.keys(rest)[0]}".`);
  const scene: CompactScene = {
    place: place === null ? null : word(SCENE_PLACES, place, 'place'),
    space: word(SCENE_SPACES, space, 'space'),
    view: word(SCENE_VIEWS, view, 'view'),
    time: word(SCENE_TIMES, time, 'time'),
    weather: word(SCENE_WEATHERS, weather, 'weather'),
    figures: texts(figures).map((text) => readFigure(text, choices)),
    objects: texts(objects).map((text) => readObject(text, choices)),
    focus: focus === null ? null : word(FOCUSES, focus, 'focus'),
  };
  const count = scene.objects.reduce((sum, object) => sum + object.count, 0);
  if (scene.figures.length > SCENE_LIMITS.figures || scene.objects.length > SCENE_LIMITS.objectKinds || count > SCENE_LIMITS.objects) {
    throw new Error(`Too much in one scene: ${JSON.stringify(raw)}`);
  }
  if (!hasFocus(scene)) throw new Error(`A scene's focus is "${scene.focus}", which is not in it: ${JSON.stringify(raw)}`);
  return scene;
}

/** Siblings come with the family's other children. */
function hasFocus({ focus, figures, objects }: CompactScene): boolean {
  if (focus === null || focus === 'place' || focus === 'sibling') return true;
  if (focus === 'objects') return objects.length > 0;
  return figures.some(({ who }) => (focus === 'other' ? !FAMILY_FIGURES.some((family) => family === who) : who === focus));
}

function readFigure(text: string, choices: readonly string[]): CompactFigure {
  const [who = '', pose, emotion, side] = text.split(/ +/u);
  return {
    who: choices.includes(who) ? who : word(FIGURE_KINDS, who, 'figure'),
    pose: word(POSES, pose, `pose of ${text}`),
    emotion: word(EMOTIONS, emotion, `emotion of ${text}`),
    side: word(SIDES, side, `side of ${text}`),
  };
}

function readObject(text: string, choices: readonly string[]): { kind: string; count: number } {
  const [kind = '', count = '1'] = text.split(/ +/u);
  if (!/^\d+$/u.test(count)) throw new Error(`"${text}" needs a number.`);
  return { kind: choices.includes(kind) ? kind : word(OBJECT_KINDS, kind, 'object'), count: Number(count) };
}

function texts(value: unknown): string[] {
  if (!Array.isArray(value)) throw new Error(`Not a list: ${JSON.stringify(value)}`);
  return value.map(String);
}

function word<T extends string>(words: readonly T[], value: unknown, what: string): T {
  const known = words.find((each) => each === value);
  if (known === undefined) throw new Error(`A scene's ${what} cannot be "${String(value)}".`);
  return known;
}
