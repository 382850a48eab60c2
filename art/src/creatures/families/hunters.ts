/** Dogs, cats, bears, martens and their kin, sitting. */
import type { FamilyParts } from '../cast.ts';
import { HUNTERS } from '../kinds/hunters.ts';
import { sit } from '../plans/sit.ts';

export const family: FamilyParts = { kinds: HUNTERS, plans: { sit } };
