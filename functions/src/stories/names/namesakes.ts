/** People who are called like one of a story's children, or like its animal (writing/without-namesakes.ts). */
import { SHORT_RANKS, SHORT_TITLES, TITLES } from '@tuckaway/domain';

/** For girls, boys and animals of many places, so that no pronoun has to change. */
const SPARE_NAMES = ['Remy', 'Juno', 'Ari', 'Sasha', 'Noa', 'Kit'] as const;
const TITLE = `(?:(?:${SHORT_TITLES}|${SHORT_RANKS}|Dr)\\.?|${TITLES}|Aunt|Auntie|Doctor|Grandfather|Grandma|Grandmother|Grandpa|King|Queen|Uncle)`;
/** “Mr.” of “Mr. Whiskers”, who shares it with Mr. Owl; all of “King”. */
const TITLES_OF_NAME = new RegExp(`^(?:${TITLE}(?:\\s+|$))+`, 'iu');
/** Behind these stands a name. */
const BEFORE_NAME = new RegExp(`(?<![\\p{L}\\p{M}])(?:called|named|${TITLE}) $`, 'u');
/** Behind such a word, only a name has a capital. Behind “the” it may be the Rose Garden. */
const WITHIN_SENTENCE = /(?:(?<![\p{L}\p{M}])(?!(?:the|an?)(?!\p{L}))\p{Ll}[\p{L}\p{M}'’]*|\})[,;]? $/u;
const CAPITALIZED = /(?<![\p{L}\p{M}])\p{Lu}[\p{L}\p{M}]*/gu;
/** Not within a placeholder. */
const SMALL = /(?<![\p{L}\p{M}{])\p{Ll}[\p{L}\p{M}]*/gu;
/** Words that mostly have a capital for another reason: in May, past Mars, to Paris, a German song. */
const OTHER_WORDS = new Set(
  [
    'april august december easter july june march may noel sunday wednesday earth jupiter mars mercury neptune orion pluto saturn uranus venus',
    'africa america asia australia china europe florence india ireland kenya london paris rio rome vienna german roman',
  ].flatMap((words) => words.split(' ')),
);

const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** A name without its titles; empty if it has nothing else. */
export const withoutTitles = (name: string): string => name.replace(TITLES_OF_NAME, '');

/** Finds whoever is called like one of `names`, text after text, and gives them other names. */
export function namesakes(names: readonly string[]) {
  const ours = new Set(names.map((name) => folded(/^\p{L}[\p{L}\p{M}]+/u.exec(withoutTitles(name))?.[0] ?? '')).filter(Boolean));
  const [capital, small, given] = [new Set<string>(), new Set<string>(), new Set<string>()];
  const other = new Map<string, string>();

  /** Capitals of a title say nothing, and neither does “Winner” if somebody is the winner. */
  function isName(name: string, before: string, place: 'title' | 'text'): boolean {
    if (given.has(name) || BEFORE_NAME.test(before)) return true;
    return place === 'text' && WITHIN_SENTENCE.test(before) && !OTHER_WORDS.has(name) && !small.has(name);
  }

  return {
    /** Finds the namesakes of a text. */
    find(text: string, place: 'title' | 'text' = 'text'): void {
      for (const { 0: word } of text.matchAll(CAPITALIZED)) capital.add(folded(word));
      for (const { 0: word } of text.matchAll(SMALL)) small.add(folded(word));
      for (const { 0: word, index } of text.matchAll(CAPITALIZED)) {
        const name = folded(word);
        if (!ours.has(name) || other.has(name) || !isName(name, text.slice(0, index), place)) continue;
        const spare = SPARE_NAMES.find((one) => !capital.has(folded(one)) && !ours.has(folded(one)));
        if (spare === undefined) continue;
        other.set(name, spare);
        // Whoever comes with it later is a namesake, too.
        given.add(folded(spare));
        ours.add(folded(spare));
      }
    },
    /** The text with other names for those found so far. */
    rename: (text: string): string => text.replace(CAPITALIZED, (word) => other.get(folded(word)) ?? word),
  };
}
