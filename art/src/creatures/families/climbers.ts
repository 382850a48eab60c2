/** Apes, monkeys and marsupials, sitting. */
import type { FamilyParts } from '../cast.ts';
import { CLIMBERS } from '../kinds/climbers.ts';
import { sit } from '../plans/sit.ts';

export const family: FamilyParts = { kinds: CLIMBERS, plans: { sit } };
