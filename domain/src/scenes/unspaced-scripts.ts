/** Letters of scripts that write words, or a name and its endings, without spaces between. For a class of a pattern with the flag `u`. */
export const UNSPACED = '\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}\\p{sc=Hangul}\\p{sc=Thai}\\p{sc=Lao}\\p{sc=Khmer}\\p{sc=Myanmar}';
