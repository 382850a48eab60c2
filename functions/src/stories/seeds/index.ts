/** All seeds. */
import { ANYWHERE_SEEDS } from './anywhere.ts';
import { PLACE_SEEDS } from './places.ts';
import type { StorySeed } from './seed.ts';

export const STORY_SEEDS: readonly StorySeed[] = [...ANYWHERE_SEEDS, ...PLACE_SEEDS];
