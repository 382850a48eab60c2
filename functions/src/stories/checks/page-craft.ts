/** What a careful reader would have rewritten in a page: one block, the wrong pronoun, a body that the animal does not have. Pure. */
import { bodyOfAnimal, kindName } from '@tuckaway/art/kit';
import {
  BODY_PARTS,
  CHILD_PLACEHOLDER,
  countWords,
  DEFAULT_AGE_BAND,
  NEVER_DONE,
  type Pronouns,
  pageParagraphs,
  type StoryRequest,
} from '@tuckaway/domain';
import type { SentAnimal } from '../names/hide-name.ts';
import { withoutAnimal } from '../names/without-animal.ts';
import type { DraftProblem } from './checks.ts';

/** Words of a paragraph that can be read aloud in one go; our own stories have at most 55. */
const MOST_IN_BLOCK = { '2-3': 50, '4-5': 80, '6-8': 80 } as const;
/** The animal's kind, if the pictures do not know it: nothing is known of its body. */
const UNKNOWN = 'cloak';
/** The sentence of a child in which a pronoun can mean no other character. */
const OF_CHILD = /\{child\} (?:(?!\b(?:the|an?|and|with|to|for)\b|\p{Lu}|[{“”.!?]).)*?\b(he|she|his|her|himself|herself)\b/gu;
const SPEECH = /“[^”]*(?:”|$)/gu;
const FORMS: Readonly<Record<Pronouns, readonly string[]>> = { he: ['he', 'his', 'himself'], she: ['she', 'her', 'herself'], they: [] };
/** Names without a pronoun that a page may have. */
const MOST_NAMES = 4;

/** Problems of pages that are not shown yet, of kind `craft`. @param animal as it was sent. */
export function pagesCraft(
  pages: readonly { text: string }[],
  { pronouns, favoriteAnimal, age = DEFAULT_AGE_BAND, siblings = [] }: StoryRequest,
  animal: SentAnimal,
): DraftProblem[] {
  const found = pages.flatMap(({ text }) => {
    const told = withoutAnimal(text.replace(SPEECH, '“”'), animal.sent);
    return [
      ...blocksIn(text, MOST_IN_BLOCK[age]),
      ...pronounsIn(told, siblings.length > 0 ? undefined : pronouns, siblings.length),
      ...bodyIn(told, favoriteAnimal, animal.sent),
    ];
  });
  return [...new Set(found)].map((message) => ({ check: 'craft', kind: 'craft', message }));
}

function blocksIn(text: string, most: number): string[] {
  return pageParagraphs(text)
    .filter((paragraph) => countWords(paragraph) > most)
    .map(
      (paragraph) =>
        `One block of ${countWords(paragraph)} words: begin a paragraph for each speaker and each breath: “${startOf(paragraph)}”`,
    );
}

/** Only what is certain: another child or a friend may be meant elsewhere. */
function pronounsIn(text: string, pronouns: Pronouns | undefined, siblings: number): string[] {
  const wrong = [...text.matchAll(OF_CHILD)].filter(([, word = '']) => !(pronouns ? FORMS[pronouns] : []).includes(word));
  const asked = pronouns ? `${CHILD_PLACEHOLDER} is “${pronouns}”` : `${CHILD_PLACEHOLDER} alone has no pronoun`;
  const names = text.split(CHILD_PLACEHOLDER).length - 1;
  const isStiff = pronouns !== undefined && names > MOST_NAMES && !new RegExp(`\\b(?:${pronouns}|his|her|their)\\b`, 'iu').test(text);
  return [
    ...(siblings > 0 ? [] : wrong.map(([sentence]) => `${asked}, but you wrote “${sentence}”.`)),
    ...(isStiff ? [`A page names ${CHILD_PLACEHOLDER} ${names} times: a name once or twice, then “${pronouns}”.`] : []),
  ];
}

function bodyIn(text: string, typed: string, sent: string): string[] {
  const kind = kindName(typed);
  if (kind === UNKNOWN) return [];
  const { body } = bodyOfAnimal(typed);
  const parts = Object.values(BODY_PARTS).filter(({ bodies }) => !bodies.some((own: string) => own === body));
  const having = parts.map(({ words }) => `animal(?:’s|'s) (?:${words})|(?:^|[.!?] )(?:The )?animal [^.!?“”{]*?\\bits (?:${words})`);
  const done = NEVER_DONE[body];
  const patterns = [...having, ...(done ? [`\\banimal (?:${done})`] : [])];
  return patterns.flatMap((pattern) => {
    const [found] = new RegExp(`(?:${pattern})\\b`, 'imu').exec(text) ?? [];
    return found === undefined ? [] : [`The animal’s body cannot: “${found.trim().replaceAll('animal', sent)}”.`];
  });
}

const startOf = (paragraph: string) => `${paragraph.split(' ').slice(0, 6).join(' ')}…`;
