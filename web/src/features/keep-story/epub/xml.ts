/** Text in XML. */
import { escapeHtml } from '@tuckaway/domain';

/** What no XML document may hold, escaped or not: control characters, lone halves of a pair, and what is no character. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones.
const FORBIDDEN = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|\p{Cs}/gu;

/** Text between tags or in quotes; what XML cannot hold is left out. */
export function xmlText(text: string): string {
  return escapeHtml(text.replace(FORBIDDEN, ''));
}

/** The direction of a text by its first letter that has one: readers of e-books do not all know `dir="auto"`. */
export function directionOf(text: string): 'ltr' | 'rtl' {
  const [letter = ''] = /\p{L}/u.exec(text) ?? [];
  return /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u.test(letter)
    ? 'rtl'
    : 'ltr';
}
