/** All families of creatures at once, for builds and tests; the app loads only those it shows (load.ts). */
import type { Cast, FamilyParts } from './cast.ts';
import { family as burrowers } from './families/burrowers.ts';
import { family as climbers } from './families/climbers.ts';
import { family as crawlers } from './families/crawlers.ts';
import { family as gnawers } from './families/gnawers.ts';
import { family as hoofed } from './families/hoofed.ts';
import { family as hunters } from './families/hunters.ts';
import { family as insects } from './families/insects.ts';
import { family as sea } from './families/sea.ts';
import { family as sideBirds } from './families/side-birds.ts';
import { family as tales } from './families/tales.ts';
import { family as uprightBirds } from './families/upright-birds.ts';
import { family as waders } from './families/waders.ts';
import type { Kind } from './kind.ts';
import { KINDS } from './kinds.ts';
import type { Family } from './lexicon.ts';

export const FAMILIES: Record<Family, FamilyParts> = {
  hunters,
  gnawers,
  climbers,
  burrowers,
  hoofed,
  uprightBirds,
  sideBirds,
  waders,
  sea,
  crawlers,
  insects,
  tales,
};

const PLANS: FamilyParts['plans'] = Object.assign({}, ...Object.values(FAMILIES).map(({ plans }) => plans));

/** A kind with its drawing. */
export function castOf(kind: Kind): Cast {
  const draw = PLANS[kind.plan];
  return draw ? { kind, draw } : castOf(KINDS.cloak);
}
