/** What stands in a story until it is finished: the child's name, and a word of the animal's that must not leave (decisions S5). */
import { CHILD_PLACEHOLDER } from '@tuckaway/domain';

/** Stands for the word of the animal's that is, or holds, the child's name (docs/decisions/0011-animals-called-like-the-child.md). */
export const WORD_PLACEHOLDER = '{word}';

/** The ways in which models write them: `{ Child }`, `{{child}}`, `${child}`, `[child]`, `{childName}`, `{child's}`. */
const ODD_FORM = /\$?(?:\{+|｛+|\[+|<+)\s*(?:the\s+)?(child(?:[\s_-]*name)?|name|word)\s*(['’]s)?\s*(?:\}+|｝+|\]+|>+)/giu;
/** `{child}s boat`. */
const BARE_POSSESSIVE = /\{child\}s(?![\p{L}\p{M}])/giu;

/** Both placeholders as we write them, whatever a model made of them. */
export function tidyPlaceholders(text: string): string {
  return text
    .replace(ODD_FORM, (_form, word: string, possessive = '') => {
      const placeholder = word.toLowerCase() === 'word' ? WORD_PLACEHOLDER : CHILD_PLACEHOLDER;
      return `${placeholder}${possessive}`;
    })
    .replace(BARE_POSSESSIVE, `${CHILD_PLACEHOLDER}'s`);
}
