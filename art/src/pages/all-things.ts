/** Everything that a curated story's page may show, by the name of its drawing. */
import { HOUSE } from './house.ts';
import { NATURE } from './nature.ts';
import { OCTOPUS } from './octopus.ts';
import { TALES } from './tales/tales.ts';
import type { Things } from './thing.ts';
import { WORLD } from './world.ts';

export const THINGS: Things = { ...NATURE, ...HOUSE, ...WORLD, ...OCTOPUS, ...TALES };
