/** What stands in a story until it is finished: the children's names, and a word of the animal's that must not leave (decisions S5). */
import { CHILD_PLACEHOLDER } from '@tuckaway/domain';

/** Stands for the word of the animal's that is, or holds, the child's name (docs/decisions/0011-animals-called-like-the-child.md). */
export const WORD_PLACEHOLDER = '{word}';

/** A child of the story, whichever it is (`childPlaceholders` of the domain). */
export const ANY_CHILD = /\{child[2-4]?\}/gu;

/** The ways in which models write them: `{ Child }`, `{{child}}`, `${child}`, `[child]`, `{childName}`, `{child's}`, `{child_2}`. */
const ODD_FORM = /\$?(?:\{+|｛+|\[+|<+)\s*(?:the\s+)?(child(?:[\s_-]*name)?|name|word)[\s_-]*([1-4])?\s*(['’]s)?\s*(?:\}+|｝+|\]+|>+)/giu;
/** `{child}s boat`. */
const BARE_POSSESSIVE = /(\{child[2-4]?\})s(?![\p{L}\p{M}])/giu;
const PLACEHOLDERS = /(\{(?:child[2-4]?|word)\})/u;

/** All placeholders as we write them, whatever a model made of them. */
export function tidyPlaceholders(text: string): string {
  return text
    .replace(ODD_FORM, (_form, word: string, number = '', possessive = '') => {
      const child = number === '' || number === '1' ? CHILD_PLACEHOLDER : `{child${number}}`;
      return `${word.toLowerCase() === 'word' ? WORD_PLACEHOLDER : child}${possessive}`;
    })
    .replace(BARE_POSSESSIVE, (_form, placeholder: string) => `${placeholder.toLowerCase()}'s`);
}

/** Changes a text, and leaves the placeholders in it alone: a child can be called Word. */
export function outsidePlaceholders(text: string, change: (part: string) => string): string {
  return text
    .split(PLACEHOLDERS)
    .map((part, index) => (index % 2 === 1 ? part : change(part)))
    .join('');
}
