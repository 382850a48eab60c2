/** Divides texts into sentences, words and syllables, as a reader's ear does. */
import { splitSentences } from '../../domain/src/index.ts';
import type { LabStory } from './story.ts';

const WORD = /\{child\d?\}|[\p{L}\p{M}\p{N}]+(?:[’'-][\p{L}\p{M}\p{N}]+)*/gu;
/** Speech, without a quote that is still open at the end of the paragraph. */
const SPEECH = /[“"][^”"\n]*(?:[”"]|$)/gmu;

/** Lowercase words with a straight apostrophe; a child's placeholder is one word. */
export function wordsOf(text: string): string[] {
  return (text.match(WORD) ?? []).map((word) => word.toLowerCase().replaceAll('’', "'"));
}

/** Sentences, where the lines of a letter or a verse count as sentences of their own. */
export function sentencesOf(text: string): string[] {
  return text.split(/\n+/u).flatMap(splitSentences);
}

/** The text without what is said aloud, which has its own tense and manners. */
export function narrationOf(text: string): string {
  return text.replace(SPEECH, (speech) => (/[.!?…]["”]?$/u.test(speech) ? '. ' : ' '));
}

export function textOf({ pages }: LabStory): string {
  return pages.join('\n\n');
}

/** The words of the pages from one share of the story to another. */
export function part(story: LabStory, from: number, to: number): string {
  const sentences = sentencesOf(textOf(story));
  return sentences.slice(Math.round(sentences.length * from), Math.round(sentences.length * to)).join('\n');
}

/** Groups of vowels, without a silent e: an estimate, as in Flesch's formula by computer. */
export function syllables(word: string): number {
  const plain = word.toLowerCase().replace(/[^a-z]/gu, '');
  const shortened = plain.replace(/(?:[^laeiouy]es|[^laeiouydt]ed|[^laeiouy]e)$/u, '');
  return Math.max(1, (shortened.match(/[aeiouy]{1,2}/gu) ?? []).length);
}

export function per(count: number, total: number, share = 100): number {
  return total === 0 ? 0 : (count * share) / total;
}

/** "word", “word” and 2 more: examples for a fault. */
export function examples(found: readonly string[], most = 3): string {
  const unique = [...new Set(found)];
  const more = unique.length > most ? ` and ${unique.length - most} more` : '';
  return `${unique
    .slice(0, most)
    .map((text) => `“${text.replace(/\s+/gu, ' ').trim().slice(0, 60)}”`)
    .join(', ')}${more}`;
}
