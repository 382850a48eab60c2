/** “He” or “she” for the animal, so that “it” is left for things. */
import { hash32 } from '../../../../domain/src/index.ts';
import type { Pronouns } from './pronouns.ts';

const SLOTS = {
  he: { they: 'he', them: 'him', their: 'his', self: 'himself' },
  she: { they: 'she', them: 'her', their: 'her', self: 'herself' },
} as const;

/** What `<they>`, `<them>`, `<their>` and `<self>` become: the same for a name, and not the child's. */
export function animalPronouns(name: string, child: Pronouns | null): (typeof SLOTS)['he' | 'she'] {
  if (child === 'he') return SLOTS.she;
  if (child === 'she') return SLOTS.he;
  return hash32(name) % 2 === 0 ? SLOTS.he : SLOTS.she;
}
