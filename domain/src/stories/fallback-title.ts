import { possessive } from '../account/person-text.ts';

/** The title for a response without one (section 7). */
export function fallbackTitle(childName: string, favoriteAnimal: string): string {
  return `${possessive(childName, "'")} ${favoriteAnimal} Adventure`;
}
