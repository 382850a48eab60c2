/** Scenes as arcs and examples write them: `acts: ["child and owl pull rope, proud"]`, `things: [bowl x6 on shelf]`. */
import * as z from 'zod/mini';
import { readActLine, readThingLine } from '../scenes/acts/act-line.ts';
import { isOwn, namesIn } from '../scenes/acts/cast-names.ts';
import {
  type Act,
  NO_CAST,
  type PlacedThing,
  STAGING_LIMITS,
  type StoryCast,
  stagingSchema,
  VIEWS,
  WHERES_OF_FIGURES,
} from '../scenes/acts/staging.ts';
import { derivedFields } from '../scenes/derived-fields.ts';
import type { Scene } from '../scenes/scene.ts';
import {
  FIGURE_KINDS,
  OBJECT_KINDS,
  SCENE_PLACES,
  SCENE_SPACES,
  SCENE_TIMES,
  SCENE_WEATHERS,
  type ScenePlace,
} from '../scenes/vocabulary.ts';
import { NotationError, notation } from './notation.ts';

const { exactly } = stagingSchema.shape;

/** Acts and things in lines, and positions, without limits of their number. */
export const linesOfScene = { acts: z.array(notation(readAct)), things: z.array(notation(readThing)), exactly };
export const actsSchema = linesOfScene.acts.check(z.maxLength(STAGING_LIMITS.acts));

/** A name may be that of an arc's choice or of a story's cast, see {@link unknownWords}. */
export const compactSceneSchema = z
  .strictObject({
    /** Missing: the story's place. */
    place: z.exactOptional(z.enum(SCENE_PLACES)),
    /** Missing: outside, or where a told story's place is. */
    space: z.exactOptional(z.enum(SCENE_SPACES)),
    view: z.enum(VIEWS),
    time: z.enum(SCENE_TIMES),
    weather: z._default(z.enum(SCENE_WEATHERS), 'clear'),
    acts: z._default(actsSchema, []),
    things: z._default(linesOfScene.things, []),
    exactly,
  })
  .check(
    z.refine(({ things }) => sum(things) <= STAGING_LIMITS.things, {
      error: `More than ${STAGING_LIMITS.things} things.`,
      path: ['things'],
    }),
  );
export type CompactScene = z.infer<typeof compactSceneSchema>;

const OF_FIGURES = `a figure has things ${WHERES_OF_FIGURES.join(', ')} it.`;

/** What a scene calls by names that are neither in the vocabulary nor among these. */
export function unknownWords(
  { acts, things, exactly: positions = {} }: Pick<CompactScene, 'acts' | 'things' | 'exactly'>,
  names: readonly string[],
): { message: string; path: (string | number)[] }[] {
  const isFigure = (name: string) => names.includes(name) || isOwn(name) || FIGURE_KINDS.some((kind) => kind === name);
  const isObject = (name: string) => names.includes(name) || OBJECT_KINDS.some((kind) => kind === name);
  const isEither = (name: string) => isFigure(name) || isObject(name);
  const fits = (where: PlacedThing['where'] = 'far', of: string) =>
    isObject(of) ? isFigure(of) || where !== 'in the hand of' : !isFigure(of) || WHERES_OF_FIGURES.includes(where);
  const named = namesIn({ acts, things });
  const unknown = (words: readonly (string | undefined)[], isKnown: (word: string) => boolean, what: string, path: (string | number)[]) =>
    words.flatMap((word) => (word === undefined || isKnown(word) ? [] : [{ message: `“${word}” is not ${what}.`, path }]));
  return [
    ...acts.flatMap(({ who, what, to }, index) => [
      ...unknown(who, isFigure, 'a figure', ['acts', index]),
      ...unknown([what, to], isEither, 'a figure or an object', ['acts', index]),
    ]),
    ...things.flatMap(({ thing, where, of }, index) => [
      ...unknown([thing], isObject, 'an object', ['things', index]),
      ...unknown([of], isEither, 'a figure or an object', ['things', index]),
      ...(of === undefined || fits(where, of) ? [] : [{ message: `Nothing is ${where} ${of}: ${OF_FIGURES}`, path: ['things', index] }]),
    ]),
    ...Object.keys(positions).flatMap((name) => {
      const path = ['exactly', name];
      const isThere = named.includes(name) || !isEither(name);
      return [
        ...unknown([name], isEither, 'a figure or an object', path),
        ...(isThere ? [] : [{ message: `“${name}” has a position, but no act or thing names it.`, path }]),
      ];
    }),
  ];
}

/** The scene in full; `setting` is the story's place. Its words have to be in the vocabulary or the cast. */
export function fullScene(scene: CompactScene, setting: ScenePlace, cast: StoryCast = NO_CAST): Scene {
  const { place = setting, space = 'outside', time, weather, view, acts, things, exactly: positions } = scene;
  const staging = { view, acts, things, ...(positions && { exactly: positions }) };
  return { place, space, time, weather, ...derivedFields(staging, cast), staging };
}

const sum = (counted: readonly { count: number }[]): number => counted.reduce((total, { count }) => total + count, 0);

function readAct(line: string): Act {
  const act = readActLine(line);
  if (act === null) throw new NotationError(`“${line}” is no act: who does what, such as “child and owl pull rope, proud”.`);
  if (act.who.length > STAGING_LIMITS.who) throw new NotationError(`More than ${STAGING_LIMITS.who} do the same: ${line}`);
  return act;
}

function readThing(line: string): PlacedThing {
  const thing = readThingLine(line);
  if (thing === null) throw new NotationError('A thing has a name, such as “bowl x6 on shelf” or “moon at 10 20”.');
  if (thing.at && thing.of !== undefined)
    throw new NotationError(`A thing is ${thing.where} something, or at a position of its own: ${line}`);
  return thing;
}
