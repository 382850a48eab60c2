/** Pronouns: those that a family chose for its child, and those of characters with a title. */
import { wholeSentences } from '../../../../domain/src/index.ts';
import { capital } from './slots.ts';

export const PRONOUNS = { he: ['he', 'him', 'his'], she: ['she', 'her', 'her'], they: ['they', 'them', 'their'] } as const;
export type Pronouns = keyof typeof PRONOUNS;

export const hasPronouns = (value: unknown): value is Pronouns => typeof value === 'string' && Object.hasOwn(PRONOUNS, value);

/** Characters with a title, for whom one pronoun is usual. */
const TITLES = [
  ['she', /^(?:(?:great-)?aunt(?:ie)?|do[nñ]a|gran(?:dma|dmother|ny)?|madame|mama|miss|mrs\.|ms\.|nana|nani|señora|signora|tante|tía) /iu],
  ['he', /^(?:baba|grandfather|grandpa|(?:great-)?uncle|mr\.|señor) /iu],
] as const;
export const titleOf = (name: string): 'she' | 'he' | undefined => TITLES.find(([, title]) => title.test(name))?.[0];
/** Stands for the one whose name may come again. */
const ONE = '{one}';
/** A sentence about this one: “Ada ran”, “Then Ada ran”. */
const ABOUT = /^(?:(?:And|But|Next|Now|So|Soon|Then) )?\{one\} /u;
/** A sentence in which this one speaks: “… said Ada, and ran.” */
const SPOKEN = /(”,?) (asked|breathed|called|cried|said|told|whispered) \{one\}(?=[ ,.])/u;
/** A sentence about what this one just did or saw. */
const ABOUT_IT = /^(?:It|Nothing|That|There) /u;
/** The name once more in its sentence, where it has to be the subject: “Ada was cold, so Ada …”. */
const AGAIN = /^([^“]*\{one\}[^“{]* (?:and|as|because|but|if|so|that|then|until|what|when|where|while) )\{one\}(?= )/u;
/** A name, or a word for a person, who could be meant by “he” or “she”. */
const ANOTHER =
  /\{|\p{Lu}|\b(?:he|him|his|she|hers?|(?:him|her)self|[a-z]*(?:man|woman|boy|girl|lady|king|queen|uncle|aunt|mother|father|sister|brother))\b/u;

/**
 * A page with pronouns for the names of characters with a title, where they come again and no one else can be meant. What is said within quotes stays as
 * it is.
 * @param characters all but the animal, as they are called within a sentence.
 * @param kind the animal.
 */
export function withPronouns(page: string, characters: readonly string[], kind: string): string {
  const words = [kind, ...characters].flatMap((the) => the.match(/\p{L}+/gu)?.at(-1) ?? []);
  const others = new RegExp(`\\b(?:${words.join('|')})\\b`, 'iu');
  return characters.reduce((text, name) => {
    const pronoun = titleOf(name);
    if (pronoun === undefined || !text.includes(name)) return text;
    return withPronoun(text.replaceAll(name, ONE), pronoun, others).replaceAll(ONE, name);
  }, page);
}

function withPronoun(page: string, he: 'she' | 'he', others: RegExp): string {
  const isClear = (told: string) => {
    const plain = told
      .replace(/“[^”]*”/gu, '')
      .replace(ABOUT, '')
      .replace(ABOUT_IT, '')
      .replaceAll(ONE, '');
    return !ANOTHER.test(plain) && !others.test(plain);
  };
  let isKnown = false;
  let isOpen = false;
  const retold = (sentence: string) => {
    const isSaid = isOpen;
    isOpen = (isSaid || sentence.includes('“')) && sentence.lastIndexOf('”') <= sentence.lastIndexOf('“');
    if (isSaid || isOpen) {
      isKnown = false;
      return sentence;
    }
    const isAbout = ABOUT.test(sentence);
    let told = sentence;
    if (isAbout) {
      const [start = '', before = ''] = AGAIN.exec(told) ?? [];
      if (start !== '' && isClear(before)) told = `${before}${he}${told.slice(start.length)}`;
      if (isKnown) told = capital(told.replace(ONE, he));
    } else if (isKnown) told = told.replace(SPOKEN, `$1 ${he} $2`);
    isKnown = (isAbout || SPOKEN.test(sentence) || (isKnown && ABOUT_IT.test(sentence))) && isClear(sentence);
    return told;
  };
  return page
    .split('\n\n')
    .map((paragraph) => {
      isOpen = false;
      isKnown = false;
      return wholeSentences(paragraph).map(retold).join(' ');
    })
    .join('\n\n');
}
