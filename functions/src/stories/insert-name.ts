/** The child's name: taken out of what goes to the model, put into what came back (decisions S5). */
import { CHILD_PLACEHOLDER, childPlaceholders, type StoryRequest } from '@tuckaway/domain';
import { replaceName } from './find-name.ts';
import { outsidePlaceholders } from './placeholders.ts';

/** With what a name of its own may make double: the dot of “Jr.”, the mark of “Jess'”. */
const PLACEHOLDER = /\{child([2-4])?\}(\.|['’](?=s(?!\p{L})))?/gu;
const SENTENCE_START = /(?:^|[.!?]["'”’»)\]]*\s+|\n)["'“‘«(]*$/u;
const SPEECH_START = /(?:^|\s)["“«]$/u;
/** Scripts whose names begin with a capital. Others either have none, or, as Georgian, do not use them so. */
const SMALL_LETTER = /^(?=\p{Ll})[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Armenian}]/u;

/**
 * Puts the names in for every placeholder: as they were typed, with a capital where a sentence or a speech begins.
 * @param siblings for `{child2}`, `{child3}`, … in their order.
 */
export function insertName(template: string, childName: string, siblings: readonly string[] = []): string {
  return template.replace(PLACEHOLDER, (placeholder, number: string | undefined, mark: string | undefined, offset: number) => {
    const name = number === undefined ? childName : siblings[Number(number) - 2];
    if (name === undefined) return placeholder;
    const shown = beginsSentence(template, offset) ? capitalized(name) : name;
    return mark === undefined || shown.endsWith(mark) ? shown : shown + mark;
  });
}

/** Whether what stands at this place of the text begins a sentence or a speech. */
export function beginsSentence(text: string, offset: number): boolean {
  const before = text.slice(0, offset);
  return SENTENCE_START.test(before) || SPEECH_START.test(before);
}

export function capitalized(name: string): string {
  return SMALL_LETTER.test(name) ? name.replace(/^./u, (letter) => letter.toUpperCase()) : name;
}

/** A text with the placeholders wherever it says the name of one of the story's children, or a part of it. */
export function withoutNames(text: string, { childName, siblings = [] }: Pick<StoryRequest, 'childName' | 'siblings'>): string {
  const placeholders = childPlaceholders(siblings.length);
  return [childName, ...siblings].reduce(
    (hidden, name, index) => outsidePlaceholders(hidden, (part) => replaceName(part, name, () => placeholders[index] ?? CHILD_PLACEHOLDER)),
    text,
  );
}
