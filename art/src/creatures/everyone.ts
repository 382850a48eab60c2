/** All families of creatures at once, for builds and tests; the app loads only the one it shows (load.ts). */
import { PLANS as birds } from './birds.ts';
import { type Cast, familyOf } from './cast.ts';
import { PLANS as crawlers } from './crawlers.ts';
import { PLANS as fur } from './four-legged.ts';
import type { Kind } from './kind.ts';
import { KINDS } from './kinds.ts';
import { PLANS as sea } from './sea.ts';
import { PLANS as tales } from './tales.ts';

const FAMILIES = { fur, birds, sea, crawlers, tales };

/** A kind with its drawing. */
export function castOf(kind: Kind): Cast {
  const draw = FAMILIES[familyOf(kind)][kind.plan];
  return draw ? { kind, draw } : { kind: KINDS.cloak, draw: castOf(KINDS.cloak).draw };
}
