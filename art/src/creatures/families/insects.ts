/** Insects, spiders, and bats. */
import { bat } from '../bats.ts';
import { beetle } from '../beetles.ts';
import type { FamilyParts } from '../cast.ts';
import { hopper, mantis, twig } from '../hoppers.ts';
import { INSECTS } from '../kinds/insects.ts';
import { scorpion, spider } from '../spiders.ts';
import { wings } from '../winged.ts';

export const family: FamilyParts = { kinds: INSECTS, plans: { wings, beetle, hopper, mantis, twig, spider, scorpion, bat } };
