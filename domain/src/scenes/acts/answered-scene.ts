/** Pages as the model writes them, their scenes with only what happens. In strict mode no property may be missing, so that '' stands for none. */
import * as z from 'zod/mini';
import { type Scene, sceneSchema } from '../scene.ts';
import type { FamilyPage } from '../story-pages.ts';
import { EMOTIONS, OBJECT_KINDS } from '../vocabulary.ts';
import { thingLine } from './act-line.ts';
import { namesIn } from './cast-names.ts';
import { type Act, CAST_KINDS, NO_CAST, STAGING_LIMITS, type StoryCast, VIEWS } from './staging.ts';
import { VERBS } from './verbs.ts';

const orNone = <const Words extends readonly string[]>(words: Words) => z.enum(['', ...words]);

const { place, space, time, weather } = sceneSchema.shape;

const answeredSceneSchema = z.strictObject({
  place,
  space,
  view: z.enum(VIEWS),
  time,
  weather,
  acts: z
    .array(z.strictObject({ who: z.array(z.string()), does: z.enum(VERBS), what: z.string(), to: z.string(), feels: orNone(EMOTIONS) }))
    .check(z.maxLength(STAGING_LIMITS.acts)),
  /** As lines: “bowl x6 on shelf”. */
  things: z.array(z.string()),
});

/** A page brings those whom its acts name for the first time, so that it can be drawn before the next one is written. */
export const answeredPageSchema = z.strictObject({
  text: z.string(),
  new: z
    .array(z.strictObject({ name: z.string(), kind: z.enum([...CAST_KINDS, ...OBJECT_KINDS]), looks: z.string() }))
    .check(z.maxLength(STAGING_LIMITS.characters)),
  scene: answeredSceneSchema,
});
type AnsweredPage = z.infer<typeof answeredPageSchema>;

export function answeredPages(pages: readonly FamilyPage[], cast: StoryCast = NO_CAST): AnsweredPage[] {
  const brought = new Set<string>();
  return pages.map(({ text, scene }) => {
    const names = namesIn(scene.staging).filter((name) => !brought.has(name));
    for (const name of names) brought.add(name);
    return { text, new: newcomers(names, cast), scene: answeredScene(scene) };
  });
}

function newcomers(names: readonly string[], { characters, things }: StoryCast): AnsweredPage['new'] {
  const isNew = ({ name }: { name: string }) => names.includes(name);
  return [
    ...characters.filter(isNew).map(({ name, kind, age, build, hair, wears = [] }) => {
      const clothes = wears.map(({ what, color }) => `${color} ${what}`);
      return { name, kind, looks: inWords([age, build, hair, ...clothes]) };
    }),
    ...things.filter(isNew).map(({ name, kind, color, size, state }) => ({ name, kind, looks: inWords([color, size, state]) })),
  ];
}

const inWords = (words: readonly (string | undefined)[]): string => words.filter((word) => word !== undefined).join(', ');

function answeredScene(scene: Scene): z.infer<typeof answeredSceneSchema> {
  const { view, acts, things } = scene.staging;
  return {
    ...{ place: scene.place, space: scene.space, view, time: scene.time, weather: scene.weather },
    acts: together(acts).slice(0, STAGING_LIMITS.acts),
    things: things.map(thingLine),
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
