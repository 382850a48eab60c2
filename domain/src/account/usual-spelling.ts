/** The usual spelling of a name that was typed in small letters, or in capitals only. Without look-behind, as in animals/english.ts. */
import { normalizePersonText } from './person-text.ts';

const WITH_CAPITALS = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Armenian}][\p{L}\p{M}\s'’.,·-]*$/u;
/** Words that keep their small letters within a name. */
const PARTICLES = new Set('al and bin da das de del der di do dos du el la le van von y'.split(' '));
/** Words with which a name may begin small. */
const BEGINNINGS = new Set([...PARTICLES, ...'abu af bint dell della den el ibn ten ter zu'.split(' ')]);
const NUMBERS = /^(?:ii|iii|iv)$/u;
/** Capitals that are initials: JJ and AJ are names. */
const LONGEST_INITIALS = 2;
/** Letters that only Turkish has, in which I is the capital of ı: IŞIL is Işıl. */
const TURKISH = /[ĞğİıŞş]/u;

/** “Anna” for “anna”, “Ella” for “ELLA”, “Chloë” for “Chloë's”; null for a name that is spelled as usual. */
export function usualSpelling(typed: string): string | null {
  const normalized = normalizePersonText(typed);
  const name = normalized.replace(/['’]s$/iu, '');
  const language = TURKISH.test(name) ? 'tr' : 'en';
  const small = name.toLocaleLowerCase(language);
  // Only the first letter of “aNNA”, “mcKenzie” and “anna LeBron” is wrong.
  const begun = WITH_CAPITALS.test(name) && beginsSmall(name) ? name.replace(/^\p{L}/u, (letter) => capitalOf(letter, language)) : name;
  const isShouted = begun === name.toLocaleUpperCase(language) && (name.match(/\p{L}/gu)?.length ?? 0) > LONGEST_INITIALS;
  const isUsual = !WITH_CAPITALS.test(name) || (name !== small && !isShouted);
  const usual = isUsual ? begun : withCapitals(small, language);
  return usual === normalized ? null : usual;
}

/** Whether a name begins with a small letter, though not with a particle (“van der Berg”, “al-Hassan”) or one letter (“d'Artagnan”). */
function beginsSmall(name: string): boolean {
  const [first = ''] = name.split(/[\s'’-]/u);
  return /^\p{Ll}\p{L}/u.test(first) && !BEGINNINGS.has(first);
}

/** Leaves a letter whose capital would be two, such as ß. */
function capitalOf(letter: string, language: string): string {
  const large = letter.toLocaleUpperCase(language);
  return large.length === letter.length ? large : letter;
}

function withCapitals(small: string, language: string): string {
  const capital = (letter: string): string => capitalOf(letter, language);
  return small.replace(/[\p{L}\p{M}'’]+/gu, (run, offset: number) => {
    const [word = ''] = /^\p{L}[\p{L}\p{M}]*/u.exec(run) ?? [];
    const isNumber = offset > 0 && NUMBERS.test(word);
    const isParticle = offset > 0 && PARTICLES.has(word);
    const spelled = isParticle ? run : isNumber ? word.toUpperCase() + run.slice(word.length) : run.replace(/^\p{L}/u, capital);
    // O'Neill, N'Golo, McKenzie.
    return spelled.replace(/^(\p{L}['’]|Mc)(\p{L})/u, (_, start: string, letter: string) => start + capital(letter));
  });
}
