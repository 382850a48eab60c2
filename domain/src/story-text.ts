/** The text rules of specification section 5, on plain text. */

/** Section 9: sentences in a paragraph of a text that has no blank line. */
const SENTENCES_PER_PARAGRAPH = 3;
/**
 * A sentence: up to its marks with closing quotes or brackets and white space behind them; the CJK marks need no space.
 * (Without look-behind, which Safari before 16.4 cannot read.)
 */
const SENTENCE = /[\s\S]*?(?:[.!?…]+["'”’»)\]]*(?=\s|$)|[。！？]+[」』”’]*|$)/gu;
const SENTENCE_END = /[.!?…。！？]["'”’»)\]」』]*$/u;

export function splitSentences(text: string): string[] {
  return (text.match(SENTENCE) ?? []).map((sentence) => sentence.replace(/\s+/gu, ' ').trim()).filter((sentence) => sentence !== '');
}

/**
 * Paragraphs of a generated text: at blank lines; without any, sentences in threes, each paragraph ending with a full stop.
 * (A paragraph that ends with `!`, `?` or `…` keeps that mark: “Hooray!.” helps nobody.)
 */
export function splitParagraphs(text: string): string[] {
  const trimmed = text.replace(/\r\n?/g, '\n').trim();
  if (trimmed === '') return [];
  const blocks = trimmed.split(/\n[^\S\n]*(?:\n[^\S\n]*)+/u).map((block) => block.replace(/\s+/gu, ' ').trim());
  if (blocks.length > 1) return blocks.filter((block) => block !== '');
  const sentences = splitSentences(trimmed);
  const paragraphs: string[] = [];
  for (let start = 0; start < sentences.length; start += SENTENCES_PER_PARAGRAPH) {
    const paragraph = sentences.slice(start, start + SENTENCES_PER_PARAGRAPH).join(' ');
    paragraphs.push(SENTENCE_END.test(paragraph) ? paragraph : `${paragraph}.`);
  }
  return paragraphs;
}

/** Words as the length checks count them: runs without white space that hold a letter or a digit. */
export function countWords(text: string): number {
  return text.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** Section 7: the title where the answer brings none. */
export function fallbackTitle(childName: string, favoriteAnimal: string): string {
  return `${childName}'s ${favoriteAnimal} Adventure`;
}

/** Sections 2 and 5: the line below a story's title, in the reader and in the download. */
export function adventureLine(childName: string, favoriteAnimal: string): string {
  return `A magical adventure for ${childName} featuring ${favoriteAnimal}`;
}

export function signOff(childName: string): string {
  return `Sweet dreams, ${childName}!`;
}

/** Section 5: lowercased, every character but letters and digits replaced by an underscore. Letters are those of any script. */
export function downloadFileName(title: string, extension = 'txt'): string {
  return `${title
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '_')}.${extension}`;
}

/** Section 5: what the download holds. */
export function downloadText(story: { title: string; paragraphs: readonly string[]; childName: string; favoriteAnimal: string }): string {
  return [story.title, adventureLine(story.childName, story.favoriteAnimal), ...story.paragraphs, signOff(story.childName)].join('\n\n');
}

/** Section 9: characters of a favourite's preview. */
const PREVIEW_LENGTH = 100;

/** Section 5: a favourite's preview of plain text, cut to 100 characters plus an ellipsis; never through a character. */
export function previewText(text: string): string {
  const flat = text.replace(/\s+/gu, ' ').trim();
  if (flat.length <= PREVIEW_LENGTH) return flat;
  return `${cutAtCharacter(flat, PREVIEW_LENGTH).trimEnd()}…`;
}

/** The longest beginning of at most `limit` UTF-16 units that does not cut through a character as people see it. */
export function cutAtCharacter(text: string, limit: number): string {
  if (text.length <= limit) return text;
  let cut = '';
  for (const { segment } of new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text)) {
    if (cut.length + segment.length > limit) break;
    cut += segment;
  }
  return cut;
}
