/** Reptiles, amphibians, snails and worms. */
import type { FamilyParts } from '../cast.ts';
import { caterpillar, snail } from '../crawlers.ts';
import { frog, tadpole } from '../frogs.ts';
import { CRAWLERS } from '../kinds/crawlers.ts';
import { crocodile, snake, turtle } from '../reptiles.ts';

export const family: FamilyParts = { kinds: CRAWLERS, plans: { turtle, snake, caterpillar, snail, crocodile, frog, tadpole } };
