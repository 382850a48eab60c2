/** Where a text's lines begin in a column, without laying it out. */

/** A column and its text. All sizes in pixels. */
export interface Column {
  width: number;
  lineHeight: number;
  /** What changes the widths of words. */
  letters: string;
}

const UNSPACED = String.raw`\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}`;
const SPACE = String.raw`[^\S\u00a0]`;
const IN_WORD = String.raw`[^\p{Pd}${UNSPACED}\t\n\v\f\r \u2000-\u200a\u3000]`;
/** A letter of a script that breaks between any two, a word, a part of one that ends with a dash, or the space between words. */
const PIECE = new RegExp(String.raw`[${UNSPACED}]\p{M}*|${IN_WORD}*\p{Pd}+|${IN_WORD}+|${SPACE}+`, 'gu');

/** By {@link Column.letters}, then by piece of text. */
const widths = new Map<string, Map<string, number>>();

/** Fonts that were loaded late have other widths. */
export function forgetWidths(): void {
  widths.clear();
}

/**
 * Measures the words of these texts, in letters that look like those of the element.
 * @param type by how much the element's letters are enlarged; what is returned is not.
 */
export function lettersOf(element: HTMLElement, texts: readonly string[], type: number): Pick<Column, 'lineHeight' | 'letters'> {
  const look = getComputedStyle(element);
  const original = (length: string) => Math.round((Number.parseFloat(length) / type) * 100) / 100;
  const { fontStyle, fontWeight, fontFamily, fontSize, letterSpacing, wordSpacing, lineHeight } = look;
  const letters = [fontStyle, fontWeight, fontFamily, ...[fontSize, letterSpacing, wordSpacing].map(original)].join();
  let known = widths.get(letters);
  if (!known) {
    known = new Map();
    widths.set(letters, known);
  }
  const { size } = known;
  for (const piece of texts.flatMap((text) => text.match(PIECE) ?? [])) if (!known.has(piece)) known.set(piece, 0);
  if (known.size > size) measure(element, known);
  return { lineHeight: original(lineHeight), letters };
}

function measure(element: HTMLElement, words: Map<string, number>): void {
  const sample = element.cloneNode() as HTMLElement;
  sample.style.cssText = '--type: 1; position: absolute; visibility: hidden; white-space: pre; max-width: none; width: max-content';
  sample.ariaHidden = 'true';
  for (const piece of words.keys()) {
    const word = document.createElement('span');
    word.textContent = piece;
    sample.append(word);
  }
  element.after(sample);
  // All are read together, because each change between would lay out the page again.
  for (const word of sample.children) words.set(word.textContent ?? '', word.getBoundingClientRect().width);
  sample.remove();
}

/** @param widthOf pixels of a piece of the text @returns UTF-16 units, the first one 0 */
export function lineStarts(text: string, { width: column, letters }: Column, widthOf = widthIn): number[] {
  const starts = [0];
  let x = 0;
  for (const { 0: piece, index } of text.matchAll(PIECE)) {
    if (piece.includes('\n')) {
      starts.push(index + piece.length);
      x = 0;
      continue;
    }
    const isSpace = piece.trim() === '';
    const width = widthOf(piece, letters);
    if (!isSpace && x > 0 && x + width > column) {
      starts.push(index);
      x = 0;
    }
    x += width;
    // A word that is wider than the column goes on in the next line.
    for (; !isSpace && x > column; x -= column) {
      starts.push(Math.min(index + piece.length - 1, index + Math.ceil((piece.length * (column - (x - width))) / width)));
    }
  }
  return starts;
}

function widthIn(piece: string, letters: string): number {
  return widths.get(letters)?.get(piece) ?? 0;
}
