/** Birds that face the viewer. */
import type { FamilyParts } from '../cast.ts';
import { UPRIGHT_BIRDS } from '../kinds/upright-birds.ts';
import { bird } from '../plans/birds.ts';

export const family: FamilyParts = { kinds: UPRIGHT_BIRDS, plans: { bird } };
