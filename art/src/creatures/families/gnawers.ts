/** Rodents, hares and moles, sitting. */
import type { FamilyParts } from '../cast.ts';
import { GNAWERS } from '../kinds/gnawers.ts';
import { sit } from '../plans/sit.ts';

export const family: FamilyParts = { kinds: GNAWERS, plans: { sit } };
