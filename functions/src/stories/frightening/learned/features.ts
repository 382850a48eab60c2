/** What the learned weights see of a sentence: its stems and word classes, and pairs of these that stand close together. */
import type { Token } from '../tokens.ts';
import { stemOf } from './stems.ts';
import { themesOf } from './themes.ts';

/** A feature's name with the tokens that have it: a stem or CLASS, or two in their order, as in `never~return`. */
export type Features = ReadonlyMap<string, readonly Token[]>;

/** Classes of classes.ts that are used here; the others are made for the rules. */
const CLASSES = ['LIVING', 'PERSON', 'NEG', 'COZY'];
const ARTICLES = new Set(['a', 'an', 'the']);
/** How many words after a word a pair may end, without articles. */
const REACH = 4;

export function featuresOf(sentence: readonly Token[]): Features {
  const features = new Map<string, readonly Token[]>();
  const words = sentence
    .filter(({ isMark, text }) => !isMark && !ARTICLES.has(text.toLowerCase()))
    .map((token) => ({ token, names: namesOf(token) }));
  for (const [index, { token, names }] of words.entries()) {
    for (const name of names) features.set(name, [token]);
    for (const next of words.slice(index + 1, index + 1 + REACH))
      for (const name of names) for (const other of next.names) features.set(`${name}~${other}`, [token, next.token]);
  }
  return features;
}

function namesOf({ text, tags }: Token): string[] {
  if (tags.size === 0) return [];
  const classes = CLASSES.filter((name) => tags.has(name));
  const stem = stemOf(text.toLowerCase().replace('’', "'"));
  const themes = themesOf(stem);
  // Capitalized words that have a theme, such as Papa or Old Wolf, are not treated as names.
  return [tags.has('NAME') && themes.length === 0 ? 'NAME' : stem, ...classes, ...themes];
}
