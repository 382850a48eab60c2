/** Animals of the sea. */
import type { FamilyParts } from '../cast.ts';
import { crab, shrimp } from '../crabs.ts';
import { fish } from '../fish.ts';
import { SEA } from '../kinds/sea.ts';
import { octopus } from '../octopus.ts';
import { eel, jelly, ray, seahorse, shell, starfish, urchin } from '../sea.ts';
import { seal } from '../seals.ts';
import { whale } from '../whales.ts';

export const family: FamilyParts = {
  kinds: SEA,
  plans: { fish, whale, ray, eel, octopus, jelly, seahorse, crab, shrimp, shell, urchin, seal, star: starfish },
};
