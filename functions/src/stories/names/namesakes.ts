/** Renames figures that are called like one of a story's children, or like its animal (writing/without-namesakes.ts). */
import { SHORT_RANKS, SHORT_TITLES, TITLES } from '@tuckaway/domain';

/** For girls, boys and animals of many places, so that no pronoun has to change. */
const SPARE_NAMES = ['Remy', 'Juno', 'Ari', 'Sasha', 'Noa', 'Kit'] as const;
const TITLE = `(?:(?:${SHORT_TITLES}|${SHORT_RANKS}|Dr)\\.?|${TITLES}|Aunt|Auntie|Doctor|Grandfather|Grandma|Grandmother|Grandpa|King|Queen|Uncle)`;
/** The titles before a name, because Mr. Whiskers shares “Mr.” with Mr. Owl; of a name such as “King”, all of it. */
const TITLES_OF_NAME = new RegExp(`^(?:${TITLE}(?:\\s+|$))+`, 'iu');
/** Words that only a name follows. */
const BEFORE_NAME = new RegExp(`(?<![\\p{L}\\p{M}])(?:called|named|${TITLE}) $`, 'u');
/** Words in small letters behind which only a name has a capital; behind “the” it may be the Rose Garden. */
const WITHIN_SENTENCE = /(?:(?<![\p{L}\p{M}])(?!(?:the|an?)(?!\p{L}))\p{Ll}[\p{L}\p{M}'’]*|\})[,;]? $/u;
const CAPITALIZED = /(?<![\p{L}\p{M}])\p{Lu}[\p{L}\p{M}]*/gu;
/** Words in small letters, apart from placeholders. */
const SMALL = /(?<![\p{L}\p{M}{])\p{Ll}[\p{L}\p{M}]*/gu;
/** Names that mostly mean something else in a story: in May, past Mars, to Paris, a German song. */
const OTHER_WORDS = new Set(
  [
    'april august december easter july june march may noel sunday wednesday earth jupiter mars mercury neptune orion pluto saturn uranus venus',
    'africa america asia australia china europe florence india ireland kenya london paris rio rome vienna german roman',
  ].flatMap((words) => words.split(' ')),
);

const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** A name without its titles; empty if it consists of titles. */
export const withoutTitles = (name: string): string => name.replace(TITLES_OF_NAME, '');

/** Finds figures that are called like one of `names`, text after text, and gives them other names. */
export function namesakes(names: readonly string[]) {
  const claimed = new Set(names.map((name) => folded(/^\p{L}[\p{L}\p{M}]+/u.exec(withoutTitles(name))?.[0] ?? '')).filter(Boolean));
  const [capital, small, spares] = [new Set<string>(), new Set<string>(), new Set<string>()];
  const replacements = new Map<string, string>();

  /** Whether a capitalized word is a name: in a title every word is capitalized, and “Winner” is none if the text has “winner”, too. */
  function isName(name: string, before: string, place: 'title' | 'text'): boolean {
    if (spares.has(name) || BEFORE_NAME.test(before)) return true;
    return place === 'text' && WITHIN_SENTENCE.test(before) && !OTHER_WORDS.has(name) && !small.has(name);
  }

  return {
    /** Finds the namesakes of a text. */
    find(text: string, place: 'title' | 'text' = 'text'): void {
      for (const { 0: word } of text.matchAll(CAPITALIZED)) capital.add(folded(word));
      for (const { 0: word } of text.matchAll(SMALL)) small.add(folded(word));
      for (const { 0: word, index } of text.matchAll(CAPITALIZED)) {
        const name = folded(word);
        if (!claimed.has(name) || replacements.has(name) || !isName(name, text.slice(0, index), place)) continue;
        const spare = SPARE_NAMES.find((one) => !capital.has(folded(one)) && !claimed.has(folded(one)));
        if (spare === undefined) continue;
        replacements.set(name, spare);
        // A later figure with that name is a namesake, too.
        spares.add(folded(spare));
        claimed.add(folded(spare));
      }
    },
    /** The text with other names for those found so far. */
    rename: (text: string): string => text.replace(CAPITALIZED, (word) => replacements.get(folded(word)) ?? word),
  };
}
