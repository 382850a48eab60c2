/** Text in XML. */
import { escapeHtml } from '@tuckaway/domain';

/** Characters that XML forbids, even escaped: control characters, lone surrogates and noncharacters. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones.
const FORBIDDEN = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|\p{Cs}/gu;

/** Escapes text for elements and attributes; forbidden characters are left out. */
export function xmlText(text: string): string {
  return escapeHtml(text.replace(FORBIDDEN, ''));
}

/** The direction of a text, by its first letter with one, as not all e-book readers support `dir="auto"`. */
export function directionOf(text: string): 'ltr' | 'rtl' {
  const [letter = ''] = /\p{L}/u.exec(text) ?? [];
  return /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u.test(letter)
    ? 'rtl'
    : 'ltr';
}
