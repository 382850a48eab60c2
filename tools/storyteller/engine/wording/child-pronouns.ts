/** The child by a pronoun through a whole story, wherever no other character can be meant: about two of them for each name. */
import { CHILD_PLACEHOLDER } from '../../../../domain/src/index.ts';
import { isPast } from './past.ts';
import { PRONOUNS, type Pronouns, titleOf } from './pronouns.ts';
import { capital } from './slots.ts';

/** A character of the story, and what pictures show for it. */
export interface Person {
  the: string;
  word: string | null;
}

/** Pronouns after each name. */
const PER_NAME = 4;
const TITLED = { he: 'Mr\\.|Uncle|Great-Uncle|Grandpa', she: 'Mrs\\.|Ms\\.|Miss|Aunt|Auntie|Great-Aunt|Granny|Grandma|Grandmother' };
const OWN: Readonly<Record<string, Pronouns>> = { woman: 'she', man: 'he' };
const SPEECH = /“[^”]*(?:”|$)/gu;
const PEOPLE = ['woman', 'man', 'person', 'friend'];
const SAID = /”,? (asked|breathed|called|cried|laughed|murmured|said|shouted|told|whispered|wrote) $/u;
/** What the child is the object of. */
const BEFORE_OBJECT =
  /(?:^|[\s—])(?:above|against|around|at|behind|below|beside|between|by|for|from|gave|held|helped|in|into|let|lifted|made|near|next to|of|on|onto|over|past|showed|to|told|toward|under|watched|with) $/iu;
/** Of these, what may also end a clause before one in which the child is the subject: “around and around Ada pushed”. */
const MAYBE_BEFORE_SUBJECT = /\b(?:around|by|in|on|over|past) $/iu;
/** What ends before a clause in which the child is the subject. */
const BEFORE_SUBJECT =
  /(?:^|[.!?,;:] |[.!?,] (?:and|but|so) |(?:^|\s)(?:and so|as|because|but|if|now|so|soon|that|then|until|what|when|where|while) )$/iu;
/** What the child owns follows, unlike in “It was Ada’s.” */
const OWNED = /^ (?!(?:and|as|but|or|than|was|were)\b)\p{L}/u;
const HELPERS = /^(?:could|can|did|had|might|must|would|will)$/u;

/** Tells the pages of one story in their order. @param people all but the children and the animal, whose name and kind are known. */
export function childPronouns(pronouns: Pronouns | null, people: readonly Person[], animal: readonly string[]): (page: string) => string {
  if (pronouns === null) return (page) => page;
  const [he, him, his] = PRONOUNS[pronouns];
  // “They” could be the child and the character named beside it.
  const others = [
    ...people.filter(({ the, word }) => couldBe(pronouns, the, word)).map(({ the }) => the),
    ...(pronouns === 'they' ? animal : []),
  ].map((the) => the.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&'));
  const someone = [
    ...new Set([he, him, his]),
    '[a-z]*(?:woman|lady|girl|man|boy)',
    // Of whom the arc has no choice: “Mr. Lam’s five”.
    ...(pronouns === 'they' ? [] : [`(?:${TITLED[pronouns]}) \\p{L}+`]),
    ...(pronouns === 'they' ? ['[a-z]{3,}s', 'all', 'both'] : []),
  ];
  // What is said comes first, and is left as it is.
  const token = new RegExp(`“[^”]*(?:”|$)|\\{child\\}(?:’s)?|\\{child\\d\\}|\\b(?:${[...others, ...someone].join('|')})\\b`, 'giu');
  let isKnown = false;
  let since = 0;

  /** @param isUnclear the page has another character that the pronoun could mean, so that each paragraph names the child first. */
  const told = (paragraph: string, isUnclear: boolean) => {
    if (isUnclear) isKnown = false;
    return paragraph.replace(token, (found, at: number) => {
      if (found.startsWith('“')) return found;
      if (!found.startsWith(CHILD_PLACEHOLDER)) {
        isKnown = false;
        return found;
      }
      const pronoun = isKnown && since < PER_NAME ? pronounFor(found, paragraph.slice(0, at), paragraph.slice(at + found.length)) : null;
      isKnown = true;
      since = pronoun === null ? 0 : since + 1;
      return pronoun === null ? found : isStart(paragraph.slice(0, at)) ? capital(pronoun) : pronoun;
    });
  };

  function pronounFor(found: string, before: string, after: string): string | null {
    if (found !== CHILD_PLACEHOLDER) return OWNED.test(after) ? his : null;
    // “She, who was tired” is no way to say it.
    if (/^,? (?:who|whose)\b/u.test(after)) return null;
    if (SAID.test(before)) return /^(?:[ ,.;:]|$)/u.test(after) ? he : null;
    const verb = /^ (?:(?:also|even|just|never|only|still|[a-z]+ly) )?([a-z’]+)/u.exec(after)?.[1] ?? '';
    if (BEFORE_OBJECT.test(before)) return /^ and /u.test(after) || (MAYBE_BEFORE_SUBJECT.test(before) && isPast(verb)) ? null : him;
    if (!BEFORE_SUBJECT.test(before) || !(isPast(verb) || HELPERS.test(verb))) return null;
    return pronouns === 'they' && /^(?:was|wasn’t)$/u.test(verb) ? null : he;
  }

  const someoneElse = new RegExp(`\\b(?:${[he, him, his].join('|')})\\b`, 'iu');
  return (page) => {
    const isUnclear = pronouns === 'they' || someoneElse.test(page.replace(SPEECH, ''));
    const text = page
      .split('\n\n')
      .map((paragraph) => told(paragraph, isUnclear))
      .map(saidBy(he))
      .join('\n\n');
    // Each page names the child first.
    isKnown = false;
    return text;
  };
}

const isStart = (before: string) => /(?:^|[.!?]”? )$/u.test(before);

/** “… said she” is “… she said”. */
const saidBy = (he: string) => (text: string) =>
  text.replace(
    new RegExp(`(”,?) (asked|breathed|called|cried|laughed|murmured|said|shouted|told|whispered|wrote) ${he}(?=[ ,.;:]|$)`, 'gu'),
    `$1 ${he} $2`,
  );

/** Whether the pronoun could mean this one: an animal is “it”, unless the text says otherwise. */
function couldBe(pronouns: Pronouns, the: string, word: string | null): boolean {
  const own = titleOf(the) ?? OWN[word ?? ''];
  if (own !== undefined) return own === pronouns || pronouns === 'they';
  return word === null || PEOPLE.includes(word) || pronouns === 'they';
}
