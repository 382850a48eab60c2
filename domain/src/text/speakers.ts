/** A paragraph for each speaker. */
import { splitSentences } from './paragraphs.ts';

const SAYS = '(?:asked|breathed|called|cried|hummed|laughed|murmured|said|sang|shouted|sighed|whispered|wrote)';
/** Who speaks, as in “… said Ada, and ran” and “… Ada whispered.” */
const SPEAKER = new RegExp(`”,? (?:${SAYS} ([^,.;:“]+?)|([^,.;:“]+?) ${SAYS})(?=[,.;:]| (?:and|at|from|in|to|with) |$)`, 'u');

/** The paragraph, divided where another one begins to speak. */
export function bySpeaker(paragraph: string): string[] {
  const parts: string[][] = [];
  let speaker: string | null = null;
  let isQuote = false;
  for (const sentence of closedSentences(paragraph)) {
    const [, after, before] = SPEAKER.exec(sentence) ?? [];
    const next = after ?? before ?? null;
    const isOther = next !== null && speaker !== null && next !== speaker;
    if (parts.length === 0 || (sentence.startsWith('“') && (isQuote || isOther))) {
      parts.push([]);
      speaker = null;
    }
    parts.at(-1)?.push(sentence);
    speaker = next ?? speaker;
    isQuote = sentence.startsWith('“') && sentence.endsWith('”');
  }
  return parts.map((sentences) => sentences.join(' '));
}

/** Sentences, none of which ends within what is said. */
function closedSentences(paragraph: string): string[] {
  const closed: string[] = [];
  let isOpen = false;
  for (const sentence of wholeSentences(paragraph)) {
    if (isOpen) closed.push(`${closed.pop()} ${sentence}`);
    else closed.push(sentence);
    const last = closed.at(-1) ?? '';
    isOpen = last.lastIndexOf('“') > last.lastIndexOf('”');
  }
  return closed;
}

/** Sentences, with what is asked or called and who does: “Why?” asked Ada. */
export function wholeSentences(paragraph: string): string[] {
  const whole: string[] = [];
  for (const part of splitSentences(paragraph)) {
    if (/^\p{Ll}/u.test(part) && whole.length > 0) whole.push(`${whole.pop()} ${part}`);
    else whole.push(part);
  }
  return whole;
}
