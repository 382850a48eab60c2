/** How long an utterance is waited for, milliseconds. Browsers lose the end of some, and the beginning of others. */

/** Until it begins: a voice from the network takes its time on a bad line. */
export const TO_BEGIN = 8000;

/** From its beginning, or from a word of it, to its end: at least twice what a slow voice takes. */
export function toEnd(text: string, rate: number): number {
  return 6000 + (text.length * 150) / rate;
}

/** Silence between two sentences, between two paragraphs, and while a page is turned. */
export const BETWEEN = { sentences: 120, paragraphs: 450, pages: 900 } as const;
