/** Words that do not belong in any story or name here but pass a moderation service made for adults. English only; source: our own. */
import { withoutRealAnimals } from '../profanity/real-animals.ts';

/**
 * Whole words. Words with a gentle second meaning (a bread knife, a pirate's skull and bones, the wind that dies down, the Tasmanian devil) are left
 * to moderation; names of animals and oranges are allowed.
 */
const WORDS = [
  'blood(?! (?:oranges?|moons?)(?!\\p{L}))(?:y|ied)?',
  'corpses?',
  'coffins?',
  'cigarettes?',
  'deadly',
  'demons?',
  'drunk(?:en)?',
  'guns?',
  'gunshots?',
  'hang(?:ed|ing) (?:himself|herself|themselves)',
  'kidnap(?:ped|ping|per|pers|s)?',
  'kill(?:ed|er|ers|ing|s)?(?! (?:\\p{L}+ ){0,3}(?:time|hours?|minutes?|days?|mornings?|afternoons?|evenings?|weeks?)(?!\\p{L}))',
  'murder(?:ed|er|ers|ing|s)?',
  'nightmares?',
  'pistols?',
  'poison(?:ed|ous|s)?',
  'rifles?',
  'sex(?:y|ual)?',
  'shotguns?',
  'strangl(?:e|ed|es|ing)',
  'stupid',
  'suicide',
  'tortur(?:e|ed|es|ing)',
  'vodka',
  'whisk(?:e)?y',
  'zombies?',
  '(?:was|were|lay|is|are|fell|found) dead(?! (?:ahead|asleep|calm|cent(?:er|re)|certain|level|quiet|set|slow|sure|tired)(?!\\p{L}))',
] as const;

const PATTERN = new RegExp(`(?<![\\p{L}\\p{M}])(?:${WORDS.join('|')})(?![\\p{L}\\p{M}])`, 'iu');

/** The first such word that is not part of a {@link withoutRealAnimals real animal}. */
export function alwaysFrightening(text: string): string | null {
  return PATTERN.test(text) ? (PATTERN.exec(withoutRealAnimals(text))?.[0] ?? null) : null;
}
