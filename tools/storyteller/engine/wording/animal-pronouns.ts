/** The animal by its friend's pronoun, or by “he” or “she”, so that “it” is left for things. */
import { type FriendPronoun, hash32 } from '../../../../domain/src/index.ts';
import type { Pronouns } from './pronouns.ts';

const SLOTS = {
  he: { they: 'he', them: 'him', their: 'his', self: 'himself' },
  she: { they: 'she', them: 'her', their: 'her', self: 'herself' },
  they: { they: 'they', them: 'them', their: 'their', self: 'themselves' },
  it: { they: 'it', them: 'it', their: 'its', self: 'itself' },
} as const;

/** Arcs are written for one animal: “<they> was”, “<they> flew up, and was”. */
const SINGULAR = /(<they> (?:[^.;!?“”|]*, and )?)was\b/giu;

/** What `<they>`, `<them>`, `<their>` and `<self>` become: of an animal that is no friend yet, the same for a name, and not the child's. */
export function animalPronouns(name: string, child: Pronouns | null, own?: FriendPronoun): (typeof SLOTS)[FriendPronoun] {
  if (own) return SLOTS[own];
  if (child === 'he') return SLOTS.she;
  if (child === 'she') return SLOTS.he;
  return hash32(name) % 2 === 0 ? SLOTS.he : SLOTS.she;
}

/** A wording whose verbs agree with the friend's pronoun. */
export const agreeing = (wording: string, own?: FriendPronoun): string => (own === 'they' ? wording.replace(SINGULAR, '$1were') : wording);
