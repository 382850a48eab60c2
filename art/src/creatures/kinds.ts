/** All animals that have their own drawing. The app loads only the families that a picture shows (load.ts). */
import { BURROWERS } from './kinds/burrowers.ts';
import { CATTLE } from './kinds/cattle.ts';
import { CLIMBERS } from './kinds/climbers.ts';
import { CRAWLERS } from './kinds/crawlers.ts';
import { GNAWERS } from './kinds/gnawers.ts';
import { HOOFED } from './kinds/hoofed.ts';
import { HUNTERS } from './kinds/hunters.ts';
import { INSECTS } from './kinds/insects.ts';
import { LONG_BIRDS } from './kinds/long-birds.ts';
import { SEA } from './kinds/sea.ts';
import { SIDE_BIRDS } from './kinds/side-birds.ts';
import { TALES } from './kinds/tales.ts';
import { UPRIGHT_BIRDS } from './kinds/upright-birds.ts';

export const KINDS = {
  ...HUNTERS,
  ...GNAWERS,
  ...CLIMBERS,
  ...BURROWERS,
  ...HOOFED,
  ...CATTLE,
  ...UPRIGHT_BIRDS,
  ...SIDE_BIRDS,
  ...LONG_BIRDS,
  ...SEA,
  ...CRAWLERS,
  ...INSECTS,
  ...TALES,
};

/** A known kind's name. */
export type KindName = keyof typeof KINDS;
