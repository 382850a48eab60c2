/** Takes the children's names out of what is sent to the model, and inserts them into its story (decision S5). */
import { CHILD_PLACEHOLDER, capitalized, childPlaceholders, type StoryRequest, sentenceSpans, textLanguage } from '@tuckaway/domain';
import { replaceName } from './find-name.ts';
import { outsidePlaceholders } from './placeholders.ts';

/** With a mark that the name may already end with: the dot of “Jr.”, the apostrophe of “Jess'”. */
const PLACEHOLDER = /\{child([2-4])?\}(\.|['’](?=s(?!\p{L})))?/gu;
const APOSTROPHES = /['’](?=\p{L}|$)/gu;
/** The second “'s” behind a name that was typed as “Chloë's”. */
const POSSESSIVE_AGAIN = /(?<=\p{L}['’]s)['’]s(?!\p{L})/gu;
const OPENING = /["'“‘«(]*$/u;
/** Begins no sentence by itself. */
const ANY_NAME = 'Mia';
const SPEECH_START = /(?:^|\s)["“«]$/u;

export type Apostrophe = "'" | '’';

/** The apostrophe of a text: a curly one, unless it has straight ones only. */
export function apostropheOf(text: string): Apostrophe {
  return text.includes("'") && !text.includes('’') ? "'" : '’';
}

/** The name with this apostrophe in the place of its own. */
export function withApostrophe(name: string, apostrophe: Apostrophe): string {
  return name.replace(APOSTROPHES, apostrophe);
}

/**
 * Inserts the names as they are given, with a capital at the beginning of a sentence or of speech, and with one kind of apostrophe.
 * @param siblings for `{child2}`, `{child3}`, … in this order.
 * @param how.atStart spells a name that begins a sentence.
 */
export function insertName(
  template: string,
  childName: string,
  siblings: readonly string[] = [],
  { atStart = capitalized, apostrophe = apostropheOf(template) }: { atStart?: (name: string) => string; apostrophe?: Apostrophe } = {},
): string {
  const named = template.replace(PLACEHOLDER, (placeholder, number: string | undefined, mark: string | undefined, offset: number) => {
    const name = number === undefined ? childName : siblings[Number(number) - 2];
    if (name === undefined) return placeholder;
    const shown = withApostrophe(beginsSentence(template, offset) ? atStart(name) : name, apostrophe);
    const added = name.search(APOSTROPHES) < 0 ? mark : mark?.replace(APOSTROPHES, apostrophe);
    return added === undefined || shown.endsWith(added) ? shown : shown + added;
  });
  return named.replace(POSSESSIVE_AGAIN, '');
}

export function beginsSentence(text: string, offset: number): boolean {
  const before = text.slice(0, offset);
  const start = before.replace(OPENING, '');
  const isStart = sentenceSpans(start + ANY_NAME, textLanguage(text)).at(-1)?.start === start.length;
  return isStart || SPEECH_START.test(before);
}

/** Replaces every occurrence of the children's names, or parts of them, with placeholders. */
export function withoutNames(text: string, { childName, siblings = [] }: Pick<StoryRequest, 'childName' | 'siblings'>): string {
  const placeholders = childPlaceholders(siblings.length);
  return [childName, ...siblings].reduce(
    (hidden, name, index) => outsidePlaceholders(hidden, (part) => replaceName(part, name, () => placeholders[index] ?? CHILD_PLACEHOLDER)),
    text,
  );
}
