/** A scene as the model writes it: only what happens. In strict mode no property may be missing, so that '' stands for none. */
import * as z from 'zod/mini';
import { thingLine } from './act-line.ts';
import { type Scene, sceneSchema } from './scene.ts';
import {
  type Act,
  CAST_AGES,
  CAST_BUILDS,
  CAST_KINDS,
  COLOR_WORDS,
  STAGING_LIMITS,
  type StoryCast,
  THING_STATES,
  VIEWS,
} from './staging.ts';
import { VERBS } from './verbs.ts';
import { EMOTIONS, FIGURE_SIZES, OBJECT_KINDS } from './vocabulary.ts';

const orNone = <const Words extends readonly string[]>(words: Words) => z.enum(['', ...words]);

const { place, space, time, weather } = sceneSchema.shape;

export const answeredSceneSchema = z.strictObject({
  place,
  space,
  part: z.string(),
  view: z.enum(VIEWS),
  time,
  weather,
  acts: z
    .array(z.strictObject({ who: z.array(z.string()), does: z.enum(VERBS), what: z.string(), to: z.string(), feels: orNone(EMOTIONS) }))
    .check(z.maxLength(STAGING_LIMITS.acts)),
  /** As lines: “bowl x6 on shelf”. */
  things: z.array(z.string()),
});

export const answeredCastSchema = z.strictObject({
  characters: z
    .array(
      z.strictObject({
        name: z.string(),
        kind: z.enum(CAST_KINDS),
        age: orNone(CAST_AGES),
        build: orNone(CAST_BUILDS),
        hair: z.string(),
        /** In words: “purple dress, cream apron”. */
        wears: z.string(),
        carries: z.string(),
      }),
    )
    .check(z.maxLength(STAGING_LIMITS.characters)),
  things: z
    .array(
      z.strictObject({
        name: z.string(),
        kind: z.enum(OBJECT_KINDS),
        color: orNone(COLOR_WORDS),
        size: orNone(FIGURE_SIZES),
        state: orNone(THING_STATES),
      }),
    )
    .check(z.maxLength(STAGING_LIMITS.castThings)),
});

export function answeredScene(scene: Scene): z.infer<typeof answeredSceneSchema> {
  const { part = '', view, acts, things } = scene.staging;
  return {
    ...{ place: scene.place, space: scene.space, part, view, time: scene.time, weather: scene.weather },
    acts: together(acts).slice(0, STAGING_LIMITS.acts),
    things: things.map(thingLine),
  };
}

export function answeredCast({ characters, things }: StoryCast): z.infer<typeof answeredCastSchema> {
  return {
    characters: characters.map(({ name, kind, age, build, hair = '', wears = [], carries = '' }) => ({
      ...{ name, kind, age: age ?? '', build: build ?? '', hair },
      wears: wears.map(({ what, color }) => `${color} ${what}`).join(', '),
      carries,
    })),
    things: things.map(({ name, kind, color, size, state }) => ({
      ...{ name, kind, color: color ?? '', size: size ?? '', state: state ?? '' },
    })),
  };
}

type AnsweredAct = z.infer<typeof answeredSceneSchema>['acts'][number];

/** Those who do the same with the same feeling are in one act. */
function together(acts: readonly Act[]): AnsweredAct[] {
  const joined: AnsweredAct[] = [];
  for (const { who, does, what = '', to = '', feels: felt } of acts) {
    const feels = felt ?? '';
    const same = joined.find(
      (act) =>
        act.does === does && act.what === what && act.to === to && act.feels === feels && act.who.length + who.length <= STAGING_LIMITS.who,
    );
    if (same) same.who.push(...who);
    else joined.push({ who: [...who], does, what, to, feels });
  }
  return joined;
}
