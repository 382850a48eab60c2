/** The child's name: taken out of what goes to the model, put into what came back (decisions S5). */
import { CHILD_PLACEHOLDER } from '@tuckaway/domain';

/** A name before its closing dot, as in “Jr.”, swallows the sentence's own. */
const PLACEHOLDER = /\{child\}(\.?)/g;
const SENTENCE_START = /(?:^|[.!?]["'”’»)\]]*\s+|\n)["'“‘«(]*$/u;
const SPEECH_START = /(?:^|\s)["“«]$/u;
/** Scripts whose names begin with a capital. Others either have none, or, as Georgian, do not use them so. */
const SMALL_LETTER = /^(?=\p{Ll})[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Armenian}]/u;

/** Puts the name in for every placeholder: as it was typed, with a capital where a sentence or a speech begins. */
export function insertName(template: string, name: string): string {
  return template.replace(PLACEHOLDER, (_placeholder, dot: string, offset: number) => {
    const before = template.slice(0, offset);
    const shown = SENTENCE_START.test(before) || SPEECH_START.test(before) ? capitalized(name) : name;
    return dot === '.' && shown.endsWith('.') ? shown : shown + dot;
  });
}

function capitalized(name: string): string {
  return SMALL_LETTER.test(name) ? name.replace(/^./u, (letter) => letter.toUpperCase()) : name;
}

/**
 * Free text that goes out, with the name's place taken by the placeholder (“Mia's rabbit”), also for a first name alone. Where the whole
 * text is the same word as the name, as for a child called Robin who loves robins, it is the animal and stays.
 */
export function withoutName(text: string, name: string): string {
  const firstName = name.split(' ')[0] ?? name;
  return [name, firstName].filter((part) => part.length >= SHORTEST_NAME).reduce(withoutWord, text);
}

/** Letters below which a name is as likely to be an article (“a goat”). */
const SHORTEST_NAME = 2;

function withoutWord(text: string, word: string): string {
  if (text.toLowerCase() === word.toLowerCase()) return text;
  const escaped = word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
  return text.replace(new RegExp(`(?<![\\p{L}\\p{M}])${escaped}(?![\\p{L}\\p{M}])`, 'giu'), CHILD_PLACEHOLDER);
}
