/** Everything that a curated story's page may show, by the name of its drawing. */
import { HOUSE } from './drawings/house.ts';
import { NATURE } from './drawings/nature.ts';
import { WORLD } from './drawings/world.ts';
import { OCTOPUS } from './tales/octopus.ts';
import { TALES } from './tales/tales.ts';
import type { Things } from './thing.ts';

export const THINGS: Things = { ...NATURE, ...HOUSE, ...WORLD, ...OCTOPUS, ...TALES };
