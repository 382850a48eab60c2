/** The plain-text rules of specification section 5. */

/** Counts words for the length checks: runs without white space that contain a letter or digit. */
export function countWords(text: string): number {
  return text.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** A text on one line, or verse on its lines, with single spaces. */
export function tidyLines(text: string): string {
  return text
    .split('\n')
    .map((line) => line.replace(/\s+/gu, ' ').trim())
    .filter((line) => line !== '')
    .join('\n');
}

/** Letters of the scripts that are written from right to left. */
const RIGHT_TO_LEFT =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}\p{Script=Hanifi_Rohingya}]/gu;

/**
 * The direction of a whole text, by most of its letters. The first letter alone, as in HTML's `dir="auto"`, would turn an English paragraph around
 * that begins with a child's Arabic name.
 */
export function textDirection(text: string): 'ltr' | 'rtl' {
  const rightToLeft = text.match(RIGHT_TO_LEFT)?.length ?? 0;
  return rightToLeft * 2 > (text.match(/\p{L}/gu)?.length ?? 0) ? 'rtl' : 'ltr';
}

/** The line below a story's title in the reader and the download (sections 2 and 5). */
export function adventureLine(childName: string, favoriteAnimal: string): string {
  return `A magical adventure for ${childName} featuring ${favoriteAnimal}`;
}

export function signOff(childName: string): string {
  return `Sweet dreams, ${childName}!`;
}

/** A letter of another script than Latin with its vowels, tones and joiners, or what is neither letter nor digit. */
const WHOLE_LETTER_OR_OTHER = /((?!\p{Script=Latin})\p{L}(?:\p{M}|[\u200C\u200D](?=[\p{L}\p{M}]))+)|[^\p{L}\p{N}]/gu;
/** Names of devices, which Windows gives to no file. */
const DEVICE = /^(?:con|prn|aux|nul|(?:com|lpt)[\d¹²³])$/;
/** Bytes of UTF-8; file systems allow 255, and a browser may add a number. */
const FILE_NAME_BYTES = 230;

/**
 * Lowercase, with an underscore for every character other than letters and digits of any script (section 5). Marks belong to the letters of scripts
 * that are written with them.
 */
export function downloadFileName(title: string, extension = 'txt'): string {
  const named = title
    .normalize('NFC')
    .toLowerCase()
    // The small form of the Turkish İ has a dot of its own.
    .replaceAll('i\u0307', 'i')
    .replace(WHOLE_LETTER_OR_OTHER, (_found, letter: string | undefined) => letter ?? '_');
  const usable = /[\p{L}\p{N}]/u.test(named) ? named : 'story';
  return `${DEVICE.test(usable) ? '_' : ''}${cutToBytes(usable, FILE_NAME_BYTES)}.${extension}`;
}

function cutToBytes(text: string, most: number): string {
  let left = most;
  let end = 0;
  for (const letter of text) {
    const code = letter.codePointAt(0) ?? 0;
    left -= code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
    if (left < 0) return cutAtCharacter(text, end);
    end += letter.length;
  }
  return text;
}

export function downloadText(story: { title: string; paragraphs: readonly string[]; childName: string; favoriteAnimal: string }): string {
  return [story.title, adventureLine(story.childName, story.favoriteAnimal), ...story.paragraphs, signOff(story.childName)].join('\n\n');
}

/** Characters of a favorite's preview (section 9). */
const PREVIEW_LENGTH = 100;

/** A favorite's preview: 100 characters plus an ellipsis, never cut within a character (section 5). */
export function previewText(text: string): string {
  const flat = text.replace(/\s+/gu, ' ').trim();
  if (flat.length <= PREVIEW_LENGTH) return flat;
  return `${cutAtCharacter(flat, PREVIEW_LENGTH).trimEnd()}…`;
}

/** The longest prefix of at most `limit` UTF-16 units that does not cut a grapheme. */
export function cutAtCharacter(text: string, limit: number): string {
  if (text.length <= limit) return text;
  let cut = '';
  for (const { segment } of new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text)) {
    if (cut.length + segment.length > limit) break;
    cut += segment;
  }
  return cut;
}

/** An English list: "a", "a and b", "a, b, and c". `Intl.ListFormat` would need a tenth of a second to start on an old phone. */
export function wordList(words: readonly string[]): string {
  const before = words.slice(0, -1);
  const last = words.at(-1) ?? '';
  if (before.length === 0) return last;
  return `${before.join(', ')}${before.length > 1 ? ',' : ''} and ${last}`;
}
