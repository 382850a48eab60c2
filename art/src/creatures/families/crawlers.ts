/** Reptiles, amphibians, snails and worms. */
import type { FamilyParts } from '../cast.ts';
import { CRAWLERS } from '../kinds/crawlers.ts';
import { caterpillar, snail } from '../plans/crawlers.ts';
import { frog, tadpole } from '../plans/frogs.ts';
import { crocodile, snake, turtle } from '../plans/reptiles.ts';

export const family: FamilyParts = { kinds: CRAWLERS, plans: { turtle, snake, caterpillar, snail, crocodile, frog, tadpole } };
