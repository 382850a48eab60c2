/** The child's pronouns in a text: the family's choice, or the name again. */
import { CHILD_PLACEHOLDER } from '../../../domain/src/index.ts';

const PRONOUNS = { he: ['he', 'him', 'his'], she: ['she', 'her', 'her'], they: ['they', 'them', 'their'] } as const;
export type Pronouns = keyof typeof PRONOUNS;

export const hasPronouns = (value: unknown): value is Pronouns => typeof value === 'string' && Object.hasOwn(PRONOUNS, value);

/** What the slots `<he>`, `<him>` and `<his>` become. */
export function pronounSlots(pronouns: Pronouns | null): Record<'he' | 'him' | 'his', string> {
  const [he, him, his] = pronouns === null ? [CHILD_PLACEHOLDER, CHILD_PLACEHOLDER, `${CHILD_PLACEHOLDER}’s`] : PRONOUNS[pronouns];
  return { he, him, his };
}
