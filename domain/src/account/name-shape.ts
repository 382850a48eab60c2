/** Whether a text looks like a person's name. A name is shown as it was typed, so it must not carry a sentence or a disguised word (decision S15). */

/** Scripts that are written together in one word: Japanese has three, Korean names may have Chinese characters. */
const EAST_ASIAN = ['Han', 'Hiragana', 'Katakana', 'Hangul', 'Bopomofo'];
const SINGLE =
  'Latin Greek Cyrillic Armenian Georgian Hebrew Arabic Syriac Thaana Nko Ethiopic Cherokee Canadian_Aboriginal Mongolian Tifinagh Devanagari Bengali Gurmukhi Gujarati Oriya Tamil Telugu Kannada Malayalam Sinhala Thai Lao Khmer Myanmar Tibetan Coptic'.split(
    ' ',
  );
const SCRIPTS = [EAST_ASIAN, ...SINGLE.map((script) => [script])].map(
  (group) => new RegExp(`[${group.map((script) => `\\p{Script=${script}}`).join('')}]`, 'u'),
);
const MOST_SCRIPTS = 2;

/** Invisible characters that a script needs: joiners, Mongolian and Chinese variants. */
const NEEDED =
  /(?<=[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Mongolian}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Myanmar}\p{Script=Tibetan}]\p{M}*)[\u200C\u200D]|(?<=\p{Script=Mongolian})[\u180B-\u180D\u180F]|(?<=\p{Script=Han})[\uFE00-\uFE02\u{E0100}-\u{E01EF}]/gu;
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/u;
/** More marks than any script puts on a letter. */
const STACKED = /\p{Mn}{5}/u;
/** Mathematical letters, which look like others. */
const STYLED = /[\u2100-\u214F\u{1D400}-\u{1D7FF}]/u;

const SEPARATORS = /[\s'’.,·-]+/u;

/** Words of a whole name, without those of {@link PARTICLES}. */
const MOST_WORDS = 4;
const PARTICLES = new Set(
  'a al ap ben bin binti da das de del della den der di do dos du e el i ibn la las le los mac ní nic o ter und van vom von y zu'.split(
    ' ',
  ),
);
/** Two of these among three words or more make a sentence. None is a common part of a name, also not in Vietnamese without its marks. */
const SENTENCE = new Set(
  'all and are be can did die does for get hate have has i ignore is it kill love me must not of people say tell that the them they this us want was we were will with write you your'.split(
    ' ',
  ),
);

/** @param name normalized and checked by `personTextProblem`. */
export function looksLikeName(name: string): boolean {
  return !hidesSomething(name) && !isSentence(name);
}

/** Invisible or misleading characters, more than two scripts, or two scripts in one word. */
function hidesSomething(name: string): boolean {
  if (INVISIBLE.test(name.replace(NEEDED, '')) || STACKED.test(name) || STYLED.test(name)) return true;
  const words = name.split(SEPARATORS).map(scriptsOf);
  return words.some((scripts) => scripts.size > 1) || new Set(words.flatMap((scripts) => [...scripts])).size > MOST_SCRIPTS;
}

/** Marks and letters of no script in particular, such as the Hawaiian ʻokina, belong to any. -1 stands for all other scripts. */
function scriptsOf(word: string): Set<number> {
  const letters = [...word].filter((letter) => /(?=\p{L})[^\p{Script=Common}\p{Script=Inherited}]/u.test(letter));
  return new Set(letters.map((letter) => SCRIPTS.findIndex((script) => script.test(letter))));
}

function isSentence(name: string): boolean {
  const parts = name.toLowerCase().split(/[\s,]+/u);
  return parts.filter((part) => !PARTICLES.has(part)).length > MOST_WORDS || saysSomething(name);
}

/** Whether a name, or several names one after the other, has words of a sentence. */
export function saysSomething(names: string): boolean {
  const words = names.toLowerCase().split(SEPARATORS);
  return words.length > 2 && words.filter((word) => SENTENCE.has(word)).length > 1;
}
