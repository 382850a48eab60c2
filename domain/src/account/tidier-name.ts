/** The usual spelling of a name that was typed in small letters, or in capitals only. */
import { normalizePersonText } from './person-text.ts';

const WITH_CAPITALS = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Armenian}]/u;
/** Stay small within a name. */
const PARTICLES = new Set('al bin da das de del der di do dos du el la le van von y'.split(' '));
/** JJ and AJ are names. */
const LONGEST_INITIALS = 2;

/** A letter whose capital is two stays. */
const capital = (letter: string): string => (letter.toUpperCase().length === letter.length ? letter.toUpperCase() : letter);

/** “Anna” for “anna”, “Ella” for “ELLA”; null for a name that is written as most are. */
export function tidierName(typed: string): string | null {
  const name = normalizePersonText(typed);
  const small = name.toLowerCase();
  const isShouted = name === name.toUpperCase() && (name.match(/\p{L}/gu)?.length ?? 0) > LONGEST_INITIALS;
  if (!WITH_CAPITALS.test(name) || (name !== small && !isShouted)) return null;
  const tidy = small
    .replace(/(?<![\p{L}\p{M}'’])\p{L}[\p{L}\p{M}]*/gu, (word, offset: number) =>
      offset > 0 && PARTICLES.has(word) ? word : word.replace(/^./u, capital),
    )
    .replace(/(?<=(?<!\p{L})[DO]['’])\p{L}/gu, capital);
  return tidy === name ? null : tidy;
}
