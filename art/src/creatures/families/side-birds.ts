/** Birds seen from the side. */
import type { FamilyParts } from '../cast.ts';
import { SIDE_BIRDS } from '../kinds/side-birds.ts';
import { perch } from '../plans/perch.ts';

export const family: FamilyParts = { kinds: SIDE_BIRDS, plans: { perch } };
