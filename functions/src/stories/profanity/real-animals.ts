/** Names of animals and plants with a word that alone is unfit: Maine Coon, killer bee, corpse flower. */
import { WORDS } from './words.data.ts';

const NAMES = WORDS.realAnimals.map((name) => name.replaceAll("'", "['’]").replaceAll(/[ -]/gu, '[ -]'));
const PATTERN = new RegExp(`(?<![\\p{L}\\p{M}])(?:${NAMES.join('|')})(?:e?s)?(?![\\p{L}\\p{M}])`, 'giu');

/** The text with a neutral word in the place of each. */
export function withoutRealAnimals(text: string): string {
  return text.replace(PATTERN, 'animal');
}
