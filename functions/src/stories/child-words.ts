/** Words that do not belong in a story for a three-year-old but pass a moderation service made for adults. English only. */

/**
 * Whole words. Words with a gentle second meaning (a bread knife, a pirate's skull and bones, the wind that dies down, the Tasmanian devil) are left
 * to moderation; names of animals and oranges are allowed.
 */
const WORDS = [
  'blood(?! (?:oranges?|pythons?|moons?)(?!\\p{L}))(?:y|ied)?',
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
  'kill(?:ed|er(?! whales?(?!\\p{L}))|ers|ing|s)?',
  'murder(?:ed|er|ers|ing|s)?',
  'nightmares?',
  'pistols?(?! shrimps?(?!\\p{L}))',
  'poison(?! (?:dart )?frogs?(?!\\p{L}))(?:ed|ous|s)?',
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
  '(?:was|were|lay|is|are|fell|found) dead',
  'died(?! (?:down|away|out|off))',
] as const;

const PATTERN = new RegExp(`(?<![\\p{L}\\p{M}])(?:${WORDS.join('|')})(?![\\p{L}\\p{M}])`, 'iu');

export function frighteningWord(text: string): string | null {
  return PATTERN.exec(text)?.[0] ?? null;
}
