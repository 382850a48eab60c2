/** Birds that perch or walk. */

import type { FamilyParts } from '../cast.ts';
import { GROUND_BIRDS } from '../kinds/ground-birds.ts';
import { SONGBIRDS } from '../kinds/songbirds.ts';
import { bird } from '../plans/birds.ts';
import { perch } from '../plans/perch.ts';

export const family: FamilyParts = { kinds: { ...SONGBIRDS, ...GROUND_BIRDS }, plans: { bird, perch } };
