/** A creature's description: a body plan and the choices that distinguish it. */

export type Plan =
  | 'sit'
  | 'stand'
  | 'low'
  | 'bird'
  | 'perch'
  | 'wader'
  | 'fish'
  | 'whale'
  | 'ray'
  | 'eel'
  | 'octopus'
  | 'jelly'
  | 'seahorse'
  | 'crab'
  | 'shrimp'
  | 'shell'
  | 'urchin'
  | 'seal'
  | 'star'
  | 'turtle'
  | 'snake'
  | 'caterpillar'
  | 'snail'
  | 'crocodile'
  | 'frog'
  | 'tadpole'
  | 'wings'
  | 'beetle'
  | 'hopper'
  | 'mantis'
  | 'twig'
  | 'spider'
  | 'scorpion'
  | 'bat'
  | 'dragon'
  | 'dino'
  | 'plated'
  | 'pterosaur'
  | 'griffin'
  | 'merfolk'
  | 'cloak';

export type HeadShape = 'round' | 'cheeky' | 'fox' | 'long' | 'cow' | 'bear' | 'elephant' | 'mouse' | 'wide';
export type Ears =
  | 'fox'
  | 'fennec'
  | 'cat'
  | 'round'
  | 'mouse'
  | 'koala'
  | 'bunny'
  | 'hare'
  | 'flop'
  | 'curls'
  | 'cow'
  | 'horse'
  | 'elephant'
  | 'mammoth'
  | 'side'
  | 'pig'
  | 'deer'
  | 'tuft'
  | 'squirrel'
  | 'small'
  | 'kanga'
  | 'long'
  | 'none';
export type Mark =
  | 'fox'
  | 'panda'
  | 'raccoon'
  | 'tiger'
  | 'badger'
  | 'monkey'
  | 'orangutan'
  | 'mandrill'
  | 'gibbon'
  | 'sloth'
  | 'blaze'
  | 'spots'
  | 'rosettes'
  | 'tears'
  | 'patch'
  | 'patches'
  | 'zebra'
  | 'hedgehog'
  | 'redpanda'
  | 'tabby'
  | 'otter'
  | 'skunk'
  | 'mask'
  | 'goggles'
  | 'honey'
  | 'pale'
  | 'stripe'
  | 'caracal'
  | 'oryx';
export type Muzzle =
  | 'fox'
  | 'cat'
  | 'patch'
  | 'big'
  | 'pig'
  | 'boar'
  | 'trunk'
  | 'mammoth'
  | 'koala'
  | 'plain'
  | 'beaver'
  | 'hippo'
  | 'camel'
  | 'pointed';
export type Tail =
  | 'bushy'
  | 'squirrel'
  | 'ring'
  | 'cat'
  | 'puff'
  | 'mouse'
  | 'beaver'
  | 'none'
  | 'tuft'
  | 'horse'
  | 'pig'
  | 'kanga'
  | 'wolf'
  | 'curl'
  | 'skunk'
  | 'short'
  | 'long'
  | 'pompon'
  | 'plume'
  | 'whip'
  | 'scaled'
  | 'paddle'
  | 'thick'
  | 'fork'
  | 'cocked'
  | 'fan'
  | 'streamers';
export type Top =
  | 'antlers'
  | 'moose'
  | 'horns'
  | 'longhorns'
  | 'buffalo'
  | 'goat'
  | 'ibex'
  | 'ram'
  | 'gazelle'
  | 'oryx'
  | 'unicorn'
  | 'ossicones'
  | 'rhino'
  | 'mane'
  | 'mohawk'
  | 'forelock'
  | 'fringe'
  | 'fluff'
  | 'spines'
  | 'frill'
  | 'crest'
  | 'peak'
  | 'hood'
  | 'cap'
  | 'plume'
  | 'casque'
  | 'none';
export type Coat =
  | 'none'
  | 'spots'
  | 'rosettes'
  | 'blots'
  | 'patches'
  | 'stripes'
  | 'wool'
  | 'giraffe'
  | 'hump'
  | 'one-hump'
  | 'spines'
  | 'quills'
  | 'scales'
  | 'bands'
  | 'saddle'
  | 'rump'
  | 'okapi'
  | 'mane'
  | 'wings'
  | 'skirt'
  | 'membrane'
  | 'bib'
  | 'shag';
/** The beak of a bird seen from the side. */
export type Beak = 'short' | 'cone' | 'dagger' | 'needle' | 'curve' | 'chisel' | 'hook' | 'parrot' | 'gull' | 'big' | 'horned';

/** The recipe for one kind of animal. Colors are #rrggbb. */
export interface Kind {
  plan: Plan;
  /** The main color. */
  color: string;
  /** The light color: belly, muzzle, cheeks. */
  light?: string;
  /** The dark color: legs, tips, patterns. */
  dark?: string;
  /** An accent: beak, inner ears, horn. */
  accent?: string;
  head?: HeadShape;
  ears?: Ears;
  mark?: Mark;
  muzzle?: Muzzle;
  tail?: Tail;
  top?: Top;
  coat?: Coat;
  /** Relative size; a mouse is small, an elephant large. */
  size?: number;
  /** Its habitat. */
  home?: 'land' | 'water' | 'air';
  /** A variation of the plan, e.g. which bird. */
  form?: string;
  /** Neck length of a standing animal. */
  neck?: number;
  /** Leg length of a low animal or a perching bird. */
  legs?: number;
  /** Relative size of its eyes. */
  eyes?: number;
  beak?: Beak;
  /** The color of a beak; by default the accent. */
  bill?: string;
}

type Parts = Omit<Kind, 'plan' | 'color' | 'light' | 'dark' | 'accent'>;

/**
 * Writes a recipe.
 * @param colors the main, light, dark and accent color, in this order; `-` leaves one to the body plan.
 */
export function kind(plan: Plan, colors: string, parts: Parts = {}): Kind {
  const [color = '', light, dark, accent] = colors.split(' ');
  const out: Kind = { plan, color, ...parts };
  if (light && light !== '-') out.light = light;
  if (dark && dark !== '-') out.dark = dark;
  if (accent && accent !== '-') out.accent = accent;
  return out;
}
