/** The child's name: taken out of what goes to the model, put into what came back (decisions S5). */
import { CHILD_PLACEHOLDER } from '@tuckaway/domain';
import { replaceName } from './find-name.ts';

/** With what a name of its own may make double: the dot of “Jr.”, the mark of “Jess'”. */
const PLACEHOLDER = /\{child\}(\.|['’](?=s(?!\p{L})))?/gu;
const SENTENCE_START = /(?:^|[.!?]["'”’»)\]]*\s+|\n)["'“‘«(]*$/u;
const SPEECH_START = /(?:^|\s)["“«]$/u;
/** Scripts whose names begin with a capital. Others either have none, or, as Georgian, do not use them so. */
const SMALL_LETTER = /^(?=\p{Ll})[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Armenian}]/u;

/** Puts the name in for every placeholder: as it was typed, with a capital where a sentence or a speech begins. */
export function insertName(template: string, name: string): string {
  return template.replace(PLACEHOLDER, (_placeholder, mark: string | undefined, offset: number) => {
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

/** A text with the placeholder wherever it says the name, or a part of it. */
export function withoutName(text: string, name: string): string {
  return replaceName(text, name, () => CHILD_PLACEHOLDER);
}
