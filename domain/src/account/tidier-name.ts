/** The usual spelling of a name that was typed in small letters, or in capitals only. Without look-behind, as in animals/english.ts. */
import { normalizePersonText } from './person-text.ts';

const WITH_CAPITALS = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Armenian}][\p{L}\p{M}\s'’.,·-]*$/u;
/** Stay small within a name. */
const PARTICLES = new Set('al and bin da das de del der di do dos du el la le van von y'.split(' '));
const NUMBERS = /^(?:ii|iii|iv)$/u;
/** JJ and AJ are names. */
const LONGEST_INITIALS = 2;
/** Only Turkish has them, and its other rules for i: IŞIL is Işıl. */
const TURKISH = /[ĞğİıŞş]/u;

/** “Anna” for “anna”, “Ella” for “ELLA”, “Chloë” for “Chloë's”; null for a name that is written as most are. */
export function tidierName(typed: string): string | null {
  const normalized = normalizePersonText(typed);
  const name = normalized.replace(/['’]s$/iu, '');
  const language = TURKISH.test(name) ? 'tr' : 'en';
  const small = name.toLocaleLowerCase(language);
  const isShouted = name === name.toLocaleUpperCase(language) && (name.match(/\p{L}/gu)?.length ?? 0) > LONGEST_INITIALS;
  const isTidy = !WITH_CAPITALS.test(name) || (name !== small && !isShouted);
  const tidy = isTidy ? name : withCapitals(small, language);
  return tidy === normalized ? null : tidy;
}

function withCapitals(small: string, language: string): string {
  /** A letter whose capital is two stays. */
  const capital = (letter: string): string => {
    const large = letter.toLocaleUpperCase(language);
    return large.length === letter.length ? large : letter;
  };
  return small.replace(/[\p{L}\p{M}'’]+/gu, (run, offset: number) => {
    const [word = ''] = /^\p{L}[\p{L}\p{M}]*/u.exec(run) ?? [];
    const isNumber = offset > 0 && NUMBERS.test(word);
    const isParticle = offset > 0 && PARTICLES.has(word);
    const spelled = isParticle ? run : isNumber ? word.toUpperCase() + run.slice(word.length) : run.replace(/^\p{L}/u, capital);
    // O'Neill, N'Golo, McKenzie.
    return spelled.replace(/^(\p{L}['’]|Mc)(\p{L})/u, (_, start: string, letter: string) => start + capital(letter));
  });
}
