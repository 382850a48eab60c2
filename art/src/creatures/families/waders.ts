/** Birds that swim or have long legs. */
import type { FamilyParts } from '../cast.ts';
import { LONG_BIRDS } from '../kinds/long-birds.ts';
import { wader } from '../plans/waders.ts';

export const family: FamilyParts = { kinds: LONG_BIRDS, plans: { wader } };
