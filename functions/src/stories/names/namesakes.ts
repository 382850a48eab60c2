/** Two people of a story never share a name: whoever is called like one of its children, or like its animal, gets another name. */
import { SHORT_RANKS, SHORT_TITLES, TITLES } from '@tuckaway/domain';

/** For girls, boys and animals of many places, so that no pronoun has to change. */
const SPARE_NAMES = ['Remy', 'Juno', 'Ari', 'Sasha', 'Noa', 'Kit'] as const;
const TITLE = `(?:(?:${SHORT_TITLES}|${SHORT_RANKS}|Dr)\\.?|${TITLES}|Aunt|Auntie|Doctor|Grandfather|Grandma|Grandmother|Grandpa|King|Queen|Uncle)`;
/** “Mr.” of “Mr. Whiskers”, who shares it with Mr. Owl; all of “King”. */
const TITLES_OF_NAME = new RegExp(`^(?:${TITLE}(?:\\s+|$))+`, 'iu');
/** Behind these stands a name. */
const BEFORE_NAME = new RegExp(`\\b(?:called|named|${TITLE}) $`, 'u');
/** Behind these a word has a capital anyway. */
const BEFORE_CAPITAL = /(?:^|[.!?…:“"‘«(\n])["'”’»)]*\s*["“‘«(]?$/u;
const CAPITALIZED = /(?<![\p{L}\p{M}])\p{Lu}[\p{L}\p{M}]*/gu;
/** Words with a capital that are mostly no names. */
const OTHER_WORDS = new Set('april august june may i'.split(' '));
/** Uses within sentences by which a word is a name. */
const ENOUGH = 2;

/** A name without its titles; empty if it has nothing else. */
export const withoutTitles = (name: string): string => name.replace(TITLES_OF_NAME, '');

const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/**
 * Renames whoever is called like one of `names` in these texts, which have placeholders for the children themselves. “Winner” at the start of a sentence is
 * no name yet.
 */
export function withoutNamesakes(texts: readonly string[], names: readonly string[]): (text: string) => string {
  const ours = new Set(names.map((name) => folded(/^\p{L}[\p{L}\p{M}]+/u.exec(withoutTitles(name))?.[0] ?? '')).filter(Boolean));
  const uses = new Map<string, number>();
  const used = new Set<string>();
  for (const text of texts) {
    for (const { 0: word, index } of text.matchAll(CAPITALIZED)) {
      const name = folded(word);
      used.add(name);
      if (!ours.has(name)) continue;
      const before = text.slice(0, index);
      const counts = BEFORE_NAME.test(before) ? ENOUGH : BEFORE_CAPITAL.test(before) || OTHER_WORDS.has(name) ? 0 : 1;
      uses.set(name, (uses.get(name) ?? 0) + counts);
    }
  }
  const shared = [...uses].filter(([, count]) => count >= ENOUGH).map(([name]) => name);
  if (shared.length === 0) return (text) => text;
  const free = SPARE_NAMES.filter((name) => !used.has(folded(name)) && !ours.has(folded(name)));
  const other = new Map(shared.map((name, index) => [name, free[index % Math.max(1, free.length)] ?? 'Remy']));
  return (text) => text.replace(CAPITALIZED, (word) => other.get(folded(word)) ?? word);
}
