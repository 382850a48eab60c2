/** Animals of the sea. */
import type { FamilyParts } from '../cast.ts';
import { SEA } from '../kinds/sea.ts';
import { crab, shrimp } from '../plans/crabs.ts';
import { fish } from '../plans/fish.ts';
import { octopus } from '../plans/octopus.ts';
import { eel, jelly, ray, seahorse, shell, starfish, urchin } from '../plans/sea.ts';
import { seal } from '../plans/seals.ts';
import { whale } from '../plans/whales.ts';

export const family: FamilyParts = {
  kinds: SEA,
  plans: { fish, whale, ray, eel, octopus, jelly, seahorse, crab, shrimp, shell, urchin, seal, star: starfish },
};
