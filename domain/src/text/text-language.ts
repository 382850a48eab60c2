/** The language of a story's text. */

/** The language of our stories, as a tag of BCP 47. */
export const STORY_LANGUAGE = 'en';

/** The language of most texts in each script other than Latin. */
const LANGUAGES = {
  ...{ Arabic: 'ar', Hebrew: 'he', Greek: 'el', Cyrillic: 'ru', Hangul: 'ko', Han: 'zh', Thai: 'th', Devanagari: 'hi', Bengali: 'bn' },
  ...{ Gurmukhi: 'pa', Gujarati: 'gu', Tamil: 'ta', Telugu: 'te', Kannada: 'kn', Malayalam: 'ml', Sinhala: 'si', Lao: 'lo' },
  ...{ Khmer: 'km', Myanmar: 'my', Georgian: 'ka', Armenian: 'hy', Ethiopic: 'am' },
} as const;

/** All of a book's text, which decides its language and direction, because an English paragraph may begin with a name of another script. */
export function bookText(title: string, parts: readonly { paragraphs: readonly string[] }[]): string {
  return [title, ...parts.flatMap(({ paragraphs }) => paragraphs)].join(' ');
}

/** The language of a text that does not name its own: that of its letters, as a tag of BCP 47. Latin letters are English, as our stories are. */
export function textLanguage(text: string): string {
  const all = text.match(/\p{L}/gu)?.length ?? 0;
  const others = (text.match(/(?!\p{Script=Latin})\p{L}/gu) ?? []).join('');
  const share = (letter: RegExp) => (others.match(letter)?.length ?? 0) / all;
  if (others.length * 2 <= all) return STORY_LANGUAGE;
  // Japanese has Chinese letters, too, and Ukrainian most of the Russian ones.
  if (share(/[\p{Script=Hiragana}\p{Script=Katakana}]/gu) > 0.02) return 'ja';
  if (share(/[іїєґ]/giu) > 0.02) return 'uk';
  const found = Object.entries(LANGUAGES).find(([script]) => share(new RegExp(`\\p{Script=${script}}`, 'gu')) > 0.4);
  return found?.[1] ?? STORY_LANGUAGE;
}
