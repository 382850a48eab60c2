/**
 * A curated story's picture as data, written beside its page: its set, its light, and its characters and things. Positions are percentages of
 * the picture's width and height and give the middle of a foot or bottom; sizes are factors.
 */
import * as z from 'zod/mini';
import { namesIn } from '../scenes/acts/cast-names.ts';
import { OBJECT_KINDS, SCENE_TIMES } from '../scenes/vocabulary.ts';
import { characterSchema } from './compact-cast.ts';
import { linesOfScene, unknownWords } from './compact-scene.ts';

const TIMES = ['day', 'gold', 'dusk', 'night', 'dawn'] as const;
const SETS = ['land', 'room', 'under', 'cut', 'deck', 'sea', 'street', 'roofs'] as const;
const SOILS = ['snow', 'sand', 'grass', 'earth', 'moss'] as const;
const FAR = ['sea', 'peaks', 'dunes', 'hills', 'firs', 'town', 'paddies', 'ice', 'palms', 'river', 'crowns'] as const;
const WALLS = ['wood', 'plaster', 'metal', 'earth', 'brick'] as const;
const WEATHERS = ['snow', 'rain', 'wind'] as const;
const MOODS = ['funny', 'sleepy', 'cozy', 'silly', 'calm', 'worried', 'surprised', 'proud', 'sulky'] as const;

const number = z.number();
const flag = z.exactOptional(z.boolean());
const text = z.exactOptional(z.string());
const color = z.exactOptional(z.string().check(z.regex(/^#[0-9a-f]{6}$/, 'A color looks like “#a1b2c3”.')));
const size = z.exactOptional(number.check(z.gt(0.1), z.lt(6)));

const setShape = {
  name: z.enum(SETS),
  /** Sun or moon: x, y and radius (drawing units); none if left out. */
  disc: z.exactOptional(z.tuple([number, number, number])),
  soil: z.exactOptional(z.enum(SOILS)),
  /** The shapes on the horizon, from far to near. */
  far: z.exactOptional(z.array(z.enum(FAR))),
  /** The height of the horizon, of the floor in a room, or of the ground in a cross-section. */
  horizon: z.exactOptional(number),
  wall: z.exactOptional(z.enum(WALLS)),
  /** The color of a wall or of the earth. */
  color,
  /** A round window in a room: x, y, radius, the time outside (the picture's by default), and whether it stands open. */
  window: z.exactOptional(z.tuple([number, number, number, z.optional(z.enum(TIMES)), z.optional(z.boolean())])),
  /** The position of a lamp. */
  lamp: z.exactOptional(number),
  /** Hollows in a cross-section: x, y and the two radii. */
  hollows: z.exactOptional(z.array(z.tuple([number, number, number, number]))),
  /** Degrees by which the hue of the background's colors is turned. */
  tint: z.exactOptional(number),
  /** A light other than the sun: x, y, radius. */
  glow: z.exactOptional(z.tuple([number, number, number])),
  /** A night sky without stars. */
  starless: flag,
  /** A street in which no window is lit. */
  dark: flag,
  /** Land without blades of grass and without the dark edge of ground in front. */
  open: flag,
};
const setSchema = z.strictObject(setShape);
const weather = z.exactOptional(z.enum(WEATHERS));
export type SetName = z.infer<typeof setSchema>['name'];
export type Time = (typeof TIMES)[number];
export type Soil = (typeof SOILS)[number];
export type Far = (typeof FAR)[number];
export type Wall = (typeof WALLS)[number];
/** A set at an hour and in a weather. */
export type Backdrop = z.infer<typeof setSchema> & { time: Time; weather?: (typeof WEATHERS)[number] };

/** A page in the one notation of scenes, before a set of its own; each figure and thing has a position. */
export const stagedPageSchema = z.strictObject({
  set: setSchema,
  time: z.enum(SCENE_TIMES),
  weather,
  acts: z._default(linesOfScene.acts, []),
  things: z._default(linesOfScene.things, []),
  exactly: linesOfScene.exactly,
});
export type StagedPage = z.infer<typeof stagedPageSchema>;

/** An animal's own colors and sizes, in the words of the kit's kinds. */
const paperShape = {
  color,
  light: color,
  dark: color,
  accent: color,
  size,
  form: text,
};

const { kind: _, ...described } = characterSchema.shape;
const ownCharacterSchema = z.strictObject({
  /** A word of the cast's vocabulary, or any animal of the kit. */
  kind: z.string(),
  /** What the text calls it, where its name does not say so. */
  is: text,
  ...described,
  ...paperShape,
});
export type OwnCharacter = z.infer<typeof ownCharacterSchema>;

const ownThingSchema = z.strictObject({
  /** The name of its drawing; missing: its own name. */
  drawing: text,
  /** What it is held and used like. */
  kind: z.exactOptional(z.enum(OBJECT_KINDS)),
  color,
  state: text,
  is: text,
  /** The number of items, for things that come in numbers. */
  count: z.exactOptional(number),
  flip: flag,
  mood: z.exactOptional(z.enum(MOODS)),
});
export type OwnThing = z.infer<typeof ownThingSchema>;

/** Those of one story, by the names that its pages use. */
export const ownCastSchema = z.strictObject({
  characters: z._default(z.record(z.string(), ownCharacterSchema), {}),
  things: z._default(z.record(z.string(), ownThingSchema), {}),
});
export type OwnCast = z.infer<typeof ownCastSchema>;

/** What a page names that is neither in the vocabulary, nor in the story's cast, nor called so by `isDrawn`. */
export function unknownIn(
  { acts, things, exactly }: StagedPage,
  cast: OwnCast,
  isDrawn: (thing: string) => boolean,
): ReturnType<typeof unknownWords> {
  const drawings = namesIn({ acts, things }).filter(isDrawn);
  const scene = { acts, things, ...(exactly && { exactly }) };
  return unknownWords(scene, [...Object.keys(cast.characters), ...Object.keys(cast.things), ...drawings]);
}
