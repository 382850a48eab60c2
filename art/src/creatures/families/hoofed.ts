/** Large animals that stand. */
import type { FamilyParts } from '../cast.ts';
import { CATTLE } from '../kinds/cattle.ts';
import { HOOFED } from '../kinds/hoofed.ts';
import { stand } from '../plans/stand.ts';

export const family: FamilyParts = { kinds: { ...HOOFED, ...CATTLE }, plans: { stand } };
