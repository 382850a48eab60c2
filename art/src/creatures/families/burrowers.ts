/** Low animals seen from the side. */
import type { FamilyParts } from '../cast.ts';
import { BURROWERS } from '../kinds/burrowers.ts';
import { low } from '../plans/low.ts';

export const family: FamilyParts = { kinds: BURROWERS, plans: { low } };
