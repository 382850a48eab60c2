/** Placeholders in an unfinished story: for the children's names, and for a word of the animal that must not be sent (decision S5). */
import { CHILD_PLACEHOLDER } from '@tuckaway/domain';

/** Stands for the word of the animal that is or contains a child's name (decision 11). */
export const WORD_PLACEHOLDER = '{word}';

/** Any child of the story (`childPlaceholders` in domain). */
export const ANY_CHILD = /\{child[2-4]?\}/gu;

/** Spellings that models use: `{ Child }`, `{{child}}`, `${child}`, `[child]`, `{childName}`, `{child's}`, `{child_2}`. */
const ODD_FORM = /\$?(?:\{+|｛+|\[+|<+)\s*(?:the\s+)?(child(?:[\s_-]*name)?|name|word)[\s_-]*([1-4])?\s*(['’]s)?\s*(?:\}+|｝+|\]+|>+)/giu;
/** `{child}s boat`. */
const BARE_POSSESSIVE = /(\{child[2-4]?\})s(?![\p{L}\p{M}])/giu;
const PLACEHOLDERS = /(\{(?:child[2-4]?|word)\})/u;

export function tidyPlaceholders(text: string): string {
  return text
    .replace(ODD_FORM, (_form, word: string, number = '', possessive = '') => {
      const child = number === '' || number === '1' ? CHILD_PLACEHOLDER : `{child${number}}`;
      return `${word.toLowerCase() === 'word' ? WORD_PLACEHOLDER : child}${possessive}`;
    })
    .replace(BARE_POSSESSIVE, (_form, placeholder: string) => `${placeholder.toLowerCase()}'s`);
}

/** Changes a text outside its placeholders: a child may be called Word. */
export function outsidePlaceholders(text: string, change: (part: string) => string): string {
  return text
    .split(PLACEHOLDERS)
    .map((part, index) => (index % 2 === 1 ? part : change(part)))
    .join('');
}
