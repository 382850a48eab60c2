/** Birds that perch or walk. */
import { bird } from '../birds.ts';
import type { FamilyParts } from '../cast.ts';
import { GROUND_BIRDS } from '../kinds/ground-birds.ts';
import { SONGBIRDS } from '../kinds/songbirds.ts';
import { perch } from '../perch.ts';

export const family: FamilyParts = { kinds: { ...SONGBIRDS, ...GROUND_BIRDS }, plans: { bird, perch } };
