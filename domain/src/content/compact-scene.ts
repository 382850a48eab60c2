/**
 * Scenes as arcs and examples write them: `acts: ["child and owl pull rope, proud"]`, `things: [bowl x6 on shelf]`. Or without acts, by figures and
 * objects: `figures: [child walk curious left, owl sit happy right small]`, `objects: [cup 3]`.
 */
import * as z from 'zod/mini';
import { readActLine, readThingLine } from '../scenes/act-line.ts';
import { isOwn } from '../scenes/cast-names.ts';
import { derivedFields, oldView } from '../scenes/derived-fields.ts';
import { staged } from '../scenes/parse-scene.ts';
import type { Scene } from '../scenes/scene.ts';
import { type Act, NO_CAST, type PlacedThing, STAGING_LIMITS, type StoryCast, stagingSchema, VIEWS } from '../scenes/staging.ts';
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

const { part, exactly } = stagingSchema.shape;

const compactSceneSchema = z
  .strictObject({
    /** Missing: the story's place. */
    place: z.exactOptional(z.enum(SCENE_PLACES)),
    space: z._default(z.enum(SCENE_SPACES), 'outside'),
    view: z.enum([...VIEWS, ...SCENE_VIEWS]),
    time: z.enum(SCENE_TIMES),
    weather: z._default(z.enum(SCENE_WEATHERS), 'clear'),
    part,
    /** A name may be that of an arc's choice, here and below. */
    acts: z._default(z.array(notation(readAct)).check(z.maxLength(STAGING_LIMITS.acts)), []),
    things: z._default(z.array(notation(readThing)), []),
    exactly,
    figures: z._default(z.array(notation(readFigure)).check(z.maxLength(SCENE_LIMITS.figures)), []),
    objects: z._default(z.array(notation(readObject)).check(z.maxLength(SCENE_LIMITS.objectKinds)), []),
    /** Missing: the child, or the place if there is no child. */
    focus: z.exactOptional(z.enum(FOCUSES)),
  })
  .check(
    z.refine(({ objects }) => sum(objects) <= SCENE_LIMITS.objects, {
      error: `More than ${SCENE_LIMITS.objects} objects.`,
      path: ['objects'],
    }),
    z.refine(({ things }) => sum(things) <= STAGING_LIMITS.things, {
      error: `More than ${STAGING_LIMITS.things} things.`,
      path: ['things'],
    }),
    z.refine((scene) => !isStaged(scene) || (scene.figures.length === 0 && scene.objects.length === 0 && scene.focus === undefined), {
      error: 'A scene has acts and things, or figures, objects and a focus.',
      path: ['acts'],
    }),
  );
export type CompactScene = z.infer<typeof compactSceneSchema>;

/** A scene whose figures and objects may be named by choices of the arc, see {@link unknownWords}. */
export const arcSceneSchema = compactSceneSchema.check(z.refine(hasFocus, { error: 'The focus is not in the scene.', path: ['focus'] }));

/** A scene without choices; the names of its cast are checked with {@link unknownWords}. */
export const exampleSceneSchema = compactSceneSchema;

/** What a scene calls by names that are neither in the vocabulary nor among these. */
export function unknownWords(
  { figures, objects, acts, things }: CompactScene,
  names: readonly string[],
): { message: string; path: (string | number)[] }[] {
  const isFigure = (name: string) => names.includes(name) || isOwn(name) || FIGURE_KINDS.some((kind) => kind === name);
  const isObject = (name: string) => names.includes(name) || OBJECT_KINDS.some((kind) => kind === name);
  const isEither = (name: string) => isFigure(name) || isObject(name);
  const unknown = (words: readonly (string | undefined)[], isKnown: (word: string) => boolean, what: string, path: (string | number)[]) =>
    words.flatMap((word) => (word === undefined || isKnown(word) ? [] : [{ message: `“${word}” is not ${what}.`, path }]));
  return [
    ...figures.flatMap(({ who }, index) => unknown([who], isFigure, 'a figure', ['figures', index])),
    ...objects.flatMap(({ kind }, index) => unknown([kind], isObject, 'an object', ['objects', index])),
    ...acts.flatMap(({ who, what, to }, index) => [
      ...unknown(who, isFigure, 'a figure', ['acts', index]),
      ...unknown([what, to], isEither, 'a figure or an object', ['acts', index]),
    ]),
    ...things.flatMap(({ thing, of }, index) => [
      ...unknown([thing], isObject, 'an object', ['things', index]),
      ...unknown([of], isEither, 'a figure or an object', ['things', index]),
    ]),
  ];
}

/** The scene in full; `setting` is the story's place. Its words have to be in the vocabulary or the cast. */
export function fullScene(scene: CompactScene, setting: ScenePlace, cast: StoryCast = NO_CAST): Scene {
  const { place = setting, space, time, weather, figures, objects, focus = usualFocus(figures) } = scene;
  const view = scene.view === 'detail' ? 'hands' : scene.view;
  if (isStaged(scene)) {
    const staging = {
      ...(scene.part !== undefined && { part: scene.part }),
      ...{ view, acts: scene.acts, things: scene.things },
      ...(scene.exactly && { exactly: scene.exactly }),
    };
    return { place, space, time, weather, ...derivedFields(staging, cast), staging };
  }
  return staged({
    ...{ place, space, view: oldView(view), time, weather },
    figures: figures.map(({ who, pose, emotion, size = 'medium', side, state }) => ({
      ...{ who: who as Figure['who'], pose, emotion, size, side },
      ...(state && { state }),
    })),
    objects: objects as Scene['objects'],
    focus,
  });
}

const isStaged = ({ acts, things }: { acts: readonly unknown[]; things: readonly unknown[] }): boolean => acts.length + things.length > 0;

const sum = (counted: readonly { count: number }[]): number => counted.reduce((total, { count }) => total + count, 0);

function usualFocus(figures: readonly { who: string }[]): Scene['focus'] {
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

function readAct(line: string): Act {
  const act = readActLine(line);
  if (act === null) throw new NotationError(`“${line}” is no act: who does what, such as “child and owl pull rope, proud”.`);
  if (act.who.length > STAGING_LIMITS.who) throw new NotationError(`More than ${STAGING_LIMITS.who} do the same: ${line}`);
  return act;
}

function readThing(line: string): PlacedThing {
  const thing = readThingLine(line);
  if (thing === null) throw new NotationError('A thing has a name, such as “bowl x6 on shelf”.');
  return thing;
}
