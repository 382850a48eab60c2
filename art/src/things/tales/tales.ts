/** Things of single curated stories. */
import type { Things } from '../thing.ts';
import { BAKERY } from './bakery.ts';
import { CIRCUS } from './circus.ts';
import { CLOUD } from './cloud.ts';
import { GLOVE } from './glove.ts';
import { HOTEL } from './hotel.ts';
import { MENDER } from './mender.ts';
import { OUTBACK } from './outback.ts';
import { SLOTH } from './sloth.ts';
import { STAIRS } from './stairs.ts';
import { TOLD } from './told.ts';

export const TALES: Things = { ...BAKERY, ...CIRCUS, ...CLOUD, ...GLOVE, ...HOTEL, ...MENDER, ...OUTBACK, ...SLOTH, ...STAIRS, ...TOLD };
