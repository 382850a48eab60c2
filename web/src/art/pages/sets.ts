/** The sets, by name. */
import { room } from './indoors.ts';
import type { Laid } from './laid.ts';
import { cut, land } from './outdoors.ts';
import type { SetName } from './scene.ts';
import { roofs, street } from './town.ts';
import { deck, sea, under } from './waters.ts';

export const LAID: Record<SetName, Laid> = { land, room, under, cut, deck, sea, street, roofs };
