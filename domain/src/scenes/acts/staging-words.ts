/** The words and limits of what happens on a page, without the schemas, whose code would reach every screen with a story. */
import { CHARACTER_KINDS, SCENE_LIMITS } from '../vocabulary.ts';

export const STAGING_LIMITS = {
  /** Acts of a page that are asked for. */
  acts: 3,
  /** An old scene has one for each figure. */
  storedActs: SCENE_LIMITS.figures,
  who: 4,
  /** Of all acts of a page together. */
  actors: 9,
  /** Things of all kinds together. */
  things: SCENE_LIMITS.objects,
  characters: 8,
  castThings: 8,
  /** Pieces of clothing. */
  wears: 4,
  /** Characters of a name or a hair style. */
  words: 40,
} as const;

export const VIEWS = ['wide', 'near', 'hands', 'above', 'below', 'shoulder', 'doorway'] as const;
export type View = (typeof VIEWS)[number];

export const WHERES = ['on', 'in the hand of', 'in', 'under', 'beside', 'hanging from', 'far'] as const;
/** Where a thing may be of a figure, which wears or carries it. */
export const WHERES_OF_FIGURES: readonly (typeof WHERES)[number][] = ['on', 'in the hand of', 'beside', 'hanging from'];

export const COLOR_WORDS = [
  ...['red', 'orange', 'yellow', 'green', 'teal', 'blue', 'purple', 'pink', 'brown', 'white', 'cream', 'gray', 'black', 'gold', 'silver'],
  'straw',
] as const;
export type ColorWord = (typeof COLOR_WORDS)[number];

export const GARMENTS = [
  ...['coat', 'dress', 'shirt', 'trousers', 'apron', 'cap', 'hat', 'scarf', 'boots', 'gown', 'pajamas', 'glasses', 'crown'],
  ...['mittens', 'socks'],
] as const;

/** Children who are characters of a story, but not the family's. */
export const CHILD_KINDS = ['girl', 'boy', 'baby'] as const;
export const CAST_KINDS = [...CHARACTER_KINDS, ...CHILD_KINDS] as const;
export const CAST_AGES = ['baby', 'small', 'child', 'grown', 'old'] as const;
export type CastAge = (typeof CAST_AGES)[number];
export const CAST_BUILDS = ['slim', 'usual', 'round'] as const;
export type CastBuild = (typeof CAST_BUILDS)[number];
export const THING_STATES = ['broken', 'lit', 'open', 'tied', 'empty', 'full'] as const;
export type ThingState = (typeof THING_STATES)[number];

/** Where an author may put a figure: in percent of the picture, a factor of the size, degrees, and the height at which it covers what is behind. */
export const POSITION_LIMITS = { x: [-20, 120], y: [-20, 120], size: [0.1, 6], turn: [-180, 180], depth: [-20, 120] } as const;

export const NO_CAST = { characters: [], things: [] };
