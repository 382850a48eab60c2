/** The sets, by name. */
import type { SetName } from '@tuckaway/domain/content';
import { room } from './indoors.ts';
import type { DrawBackdrop } from './laid.ts';
import { cut, land } from './outdoors.ts';
import { roofs, street } from './town.ts';
import { deck, sea, under } from './waters.ts';

export const BACKDROPS: Record<SetName, DrawBackdrop> = { land, room, under, cut, deck, sea, street, roofs };
