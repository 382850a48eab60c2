/** Insects, spiders, and bats. */

import type { FamilyParts } from '../cast.ts';
import { INSECTS } from '../kinds/insects.ts';
import { bat } from '../plans/bats.ts';
import { beetle } from '../plans/beetles.ts';
import { hopper, mantis, twig } from '../plans/hoppers.ts';
import { scorpion, spider } from '../plans/spiders.ts';
import { wings } from '../plans/winged.ts';

export const family: FamilyParts = { kinds: INSECTS, plans: { wings, beetle, hopper, mantis, twig, spider, scorpion, bat } };
