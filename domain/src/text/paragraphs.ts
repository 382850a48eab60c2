/** Splits a story's text into sentences and paragraphs (specification section 5). */
import { sentenceSpans } from './sentences.ts';
import { tidyLines } from './story-text.ts';
import { STORY_LANGUAGE } from './text-language.ts';

/** Sentences per paragraph in a text without blank lines (section 9). */
const SENTENCES_PER_PARAGRAPH = 3;
const SENTENCE_END = /[.!?…。！？]["'”’»)\]」』]*$/u;

/** The sentences without the spaces around them; a line break is a space. */
export function splitSentences(text: string): string[] {
  const line = text.replace(/\s+/gu, ' ');
  // A placeholder gets a capital like the name that it stands for.
  const named = line.replace(/\{[a-z]/g, (start) => start.toUpperCase());
  return sentenceSpans(named, STORY_LANGUAGE)
    .map(({ start, end }) => line.slice(start, end).trim())
    .filter((sentence) => sentence !== '');
}

/**
 * Splits a generated text at blank lines, with the lines of verse within; without any, into groups of three sentences, each ending with a full stop.
 * A paragraph that ends with `!`, `?` or `…` keeps that mark.
 */
export function splitParagraphs(text: string): string[] {
  const trimmed = text.replace(/\r\n?/g, '\n').trim();
  if (trimmed === '') return [];
  const blocks = trimmed.split(/\n[^\S\n]*(?:\n[^\S\n]*)+/u).map(tidyLines);
  if (blocks.length > 1) return blocks.filter((block) => block !== '');
  const sentences = splitSentences(trimmed);
  const paragraphs: string[] = [];
  for (let start = 0; start < sentences.length; start += SENTENCES_PER_PARAGRAPH) {
    const paragraph = sentences.slice(start, start + SENTENCES_PER_PARAGRAPH).join(' ');
    paragraphs.push(SENTENCE_END.test(paragraph) ? paragraph : `${paragraph}.`);
  }
  return paragraphs;
}
