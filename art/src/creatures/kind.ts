/** A creature's description: a body plan and the choices that distinguish it. */

export type Plan =
  | 'sit'
  | 'stand'
  | 'bird'
  | 'wader'
  | 'fish'
  | 'whale'
  | 'octopus'
  | 'jelly'
  | 'seahorse'
  | 'crab'
  | 'seal'
  | 'turtle'
  | 'snake'
  | 'caterpillar'
  | 'snail'
  | 'crocodile'
  | 'wings'
  | 'beetle'
  | 'spider'
  | 'dragon'
  | 'dino'
  | 'frog'
  | 'cloak'
  | 'star'
  | 'bat';

export type HeadShape = 'round' | 'cheeky' | 'fox' | 'long' | 'cow' | 'bear' | 'elephant' | 'mouse' | 'wide';
export type Ears =
  | 'fox'
  | 'cat'
  | 'round'
  | 'mouse'
  | 'koala'
  | 'bunny'
  | 'flop'
  | 'cow'
  | 'horse'
  | 'elephant'
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
  | 'sloth'
  | 'blaze'
  | 'spots'
  | 'patch'
  | 'zebra'
  | 'hedgehog'
  | 'redpanda'
  | 'tabby'
  | 'otter'
  | 'skunk';
export type Muzzle = 'fox' | 'cat' | 'patch' | 'big' | 'pig' | 'trunk' | 'koala' | 'plain' | 'beaver' | 'hippo' | 'walrus' | 'camel';
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
  | 'skunk'
  | 'short';
export type Top =
  | 'antlers'
  | 'moose'
  | 'horns'
  | 'goat'
  | 'ram'
  | 'unicorn'
  | 'ossicones'
  | 'rhino'
  | 'mane'
  | 'forelock'
  | 'fluff'
  | 'spines'
  | 'frill'
  | 'crest'
  | 'none';
export type Coat =
  | 'none'
  | 'spots'
  | 'patches'
  | 'stripes'
  | 'wool'
  | 'giraffe'
  | 'hump'
  | 'spines'
  | 'mane'
  | 'belly'
  | 'leopard'
  | 'shag';

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
}
