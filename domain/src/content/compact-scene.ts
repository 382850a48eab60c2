/** Scenes as arcs and examples write them: `figures: [child walk curious left, owl sit happy right small]`, `objects: [cup 3]`. */
import * as z from 'zod/mini';
import type { Scene } from '../scenes/scene.ts';
import {
  EMOTIONS,
  FAMILY_FIGURES,
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
  type ScenePlace,
  SIDES,
} from '../scenes/vocabulary.ts';
import { NotationError, notation, oneOf } from './notation.ts';

type Figure = Scene['figures'][number];

/** Of medium size and neither muddy nor wet if nothing is said. */
type CompactFigure = Omit<Figure, 'who' | 'size' | 'yawns'> & { who: string; size?: Figure['size'] };

const compactSceneSchema = z
  .strictObject({
    /** Missing: the story's place. */
    place: z.exactOptional(z.enum(SCENE_PLACES)),
    space: z._default(z.enum(SCENE_SPACES), 'outside'),
    view: z.enum(SCENE_VIEWS),
    time: z.enum(SCENE_TIMES),
    weather: z._default(z.enum(SCENE_WEATHERS), 'clear'),
    /** `who` may be the name of an arc's choice. */
    figures: z._default(z.array(notation(readFigure)).check(z.maxLength(SCENE_LIMITS.figures)), []),
    /** So may `kind`. */
    objects: z._default(z.array(notation(readObject)).check(z.maxLength(SCENE_LIMITS.objectKinds)), []),
    /** Missing: the child, or the place if there is no child. */
    focus: z.exactOptional(z.enum(FOCUSES)),
  })
  .check(
    z.refine(({ objects }) => objects.reduce((sum, { count }) => sum + count, 0) <= SCENE_LIMITS.objects, {
      error: `More than ${SCENE_LIMITS.objects} objects.`,
      path: ['objects'],
    }),
  );
export type CompactScene = z.infer<typeof compactSceneSchema>;

/** A scene whose figures and objects may be named by choices of the arc, see {@link unknownWords}. */
export const arcSceneSchema = compactSceneSchema.check(z.refine(hasFocus, { error: 'The focus is not in the scene.', path: ['focus'] }));

/** A scene without choices. */
export const exampleSceneSchema = compactSceneSchema.check(({ value, issues }) => {
  issues.push(...unknownWords(value, []).map((issue) => ({ ...issue, code: 'custom' as const, input: value })));
});

/** What a scene calls by names that are neither in the vocabulary nor among these choices. */
export function unknownWords(
  { figures, objects }: CompactScene,
  choices: readonly string[],
): { message: string; path: (string | number)[] }[] {
  const isKnown = (name: string, words: readonly string[]) => choices.includes(name) || words.includes(name);
  return [
    ...figures.flatMap(({ who }, index) =>
      isKnown(who, FIGURE_KINDS) ? [] : [{ message: `“${who}” is not a figure.`, path: ['figures', index] }],
    ),
    ...objects.flatMap(({ kind }, index) =>
      isKnown(kind, OBJECT_KINDS) ? [] : [{ message: `“${kind}” is not an object.`, path: ['objects', index] }],
    ),
  ];
}

/** The scene in full; `setting` is the story's place. Its words have to be in the vocabulary. */
export function fullScene(scene: CompactScene, setting: ScenePlace): Scene {
  const { place = setting, space, view, time, weather, figures, objects, focus = usualFocus(figures) } = scene;
  return {
    ...{ place, space, view, time, weather },
    figures: figures.map(({ who, pose, emotion, size = 'medium', side, state }) => ({
      ...{ who: who as Figure['who'], pose, emotion, size, side },
      ...(state && { state }),
    })),
    objects: objects as Scene['objects'],
    focus,
  };
}

export function usualFocus(figures: readonly { who: string }[]): Scene['focus'] {
  return figures.some(({ who }) => who === 'child') ? 'child' : 'place';
}

/** Siblings come with the family's other children. */
function hasFocus({
  focus,
  figures,
  objects,
}: {
  focus?: Scene['focus'];
  figures: readonly CompactFigure[];
  objects: readonly unknown[];
}): boolean {
  if (focus === undefined || focus === 'place' || focus === 'sibling') return true;
  if (focus === 'objects') return objects.length > 0;
  return figures.some(({ who }) => (focus === 'other' ? !FAMILY_FIGURES.some((family) => family === who) : who === focus));
}

function readFigure(text: string): CompactFigure {
  const [who = '', pose, emotion, side, ...more] = text.split(/ +/u);
  const figure: CompactFigure = {
    who,
    pose: oneOf(POSES, pose, 'a pose', text),
    emotion: oneOf(EMOTIONS, emotion, 'an emotion', text),
    side: oneOf(SIDES, side, 'a side', text),
  };
  for (const word of more) {
    const size = FIGURE_SIZES.find((each) => each === word);
    if (size) figure.size = size;
    else figure.state = oneOf(FIGURE_STATES, word, 'a size or a state', text);
  }
  return figure;
}

function readObject(text: string): { kind: string; count: number } {
  const [kind = '', count = '1'] = text.split(/ +/u);
  if (!/^[1-9]\d*$/u.test(count)) throw new NotationError(`“${text}” needs a number.`);
  return { kind, count: Number(count) };
}
