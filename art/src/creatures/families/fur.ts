/** Furry animals that sit and face the viewer. */
import type { FamilyParts } from '../cast.ts';
import { CLIMBERS } from '../kinds/climbers.ts';
import { GNAWERS } from '../kinds/gnawers.ts';
import { HUNTERS } from '../kinds/hunters.ts';
import { sit } from '../plans/sit.ts';

export const family: FamilyParts = { kinds: { ...HUNTERS, ...GNAWERS, ...CLIMBERS }, plans: { sit } };
