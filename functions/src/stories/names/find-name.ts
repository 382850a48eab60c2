/** Finds a child's name in free text, in any spelling. */
import { lookAlikes } from './look-alikes.ts';

/** Minimum letters of a part of a name: of the first part, of the others, and in scripts without capitals. */
const SHORTEST = { first: 2, other: 3, uncased: 2 };
/** A Cyrillic name without the letter that its cases change. */
const STEM = /^(\p{Script=Cyrillic}{2,}?)[аеийоуыьюяіїє]?$/iu;
/** Letters that are also written with others, one way or both: Søren and Soeren, Müller and Mueller, Weiß and Weiss, Paweł and Pawel. */
const SPELLINGS: Readonly<Record<string, readonly string[]>> = {
  ...{ ä: ['æ', 'ae', 'a'], æ: ['æ', 'ae', 'a'], ae: ['æ', 'ae', 'ä'], å: ['aa', 'a'], aa: ['aa', 'å'] },
  ...{ ö: ['ø', 'œ', 'oe', 'o'], ø: ['ø', 'œ', 'oe', 'o'], œ: ['ø', 'œ', 'oe', 'o'], oe: ['ø', 'œ', 'oe', 'ö'], o: ['ø', 'o'] },
  ...{ ü: ['ue', 'u'], ue: ['ue', 'ü'], ß: ['ß', 'ss'], ss: ['ss', 'ß'], þ: ['þ', 'th'], th: ['þ', 'th'] },
  ...{ ł: ['ł', 'l'], l: ['ł', 'l'], đ: ['đ', 'ð', 'dj', 'dh', 'd'], ð: ['đ', 'ð', 'dj', 'dh', 'd'], d: ['đ', 'ð', 'd'] },
  ...{ ı: ['ı', 'i'], i: ['ı', 'i'], ħ: ['ħ', 'h'], h: ['ħ', 'h'] },
};
/** The mark below a Greek letter whose capital is a letter, iota. */
const IOTA_BELOW = '\u0345';
/** A run of separators, two letters that are written as one elsewhere, or a letter. */
const SEPARATORS = "\\s.,·'’ʻʼ\\u200C\\u200D\\-";
const TOKENS = new RegExp(`[${SEPARATORS}]+|ae|oe|ue|aa|ss|th|[^${SEPARATORS}]`, 'gu');
const ONLY_SEPARATORS = new RegExp(`^[${SEPARATORS}]+$`, 'u');
/**
 * Combining marks of scripts with capitals that are seen. Not `\p{M}`, which contains U+0345 and so, in a search without case, the Greek letter iota. Nor are
 * groups without case used (`(?-i:…)`): V8 missed matches of patterns with many of them.
 */
const MARKS =
  '\\u0300-\\u0344\\u0346-\\u034E\\u0350-\\u036F\\u0483-\\u0487\\u1AB0-\\u1AFF\\u1DC0-\\u1DFF\\u20D0-\\u20F0\\uFE20-\\uFE2F\\u{1E944}-\\u{1E94A}';
/** What no one sees between two letters: joiners, soft hyphens, zero-width spaces. */
const INVISIBLE = '\\p{Default_Ignorable_Code_Point}';
/** Marks, punctuation and invisible characters that a text may have between two letters of a name: M-i-a, Mi’a. A space only if the name has one there. */
const BETWEEN = `[${MARKS}.'’ʻʼ·${INVISIBLE}\\-]*`;
/** Marks that Arabic and Hebrew may leave out: vowels and the lengthening stroke. */
const VOWEL_POINTS = '\\u0591-\\u05BD\\u05BF\\u05C1\\u05C2\\u05C4\\u05C5\\u05C7\\u0610-\\u061A\\u0640\\u064B-\\u065F\\u0670';
/** Case and possessive endings of names in Slavic languages: Маше, Машин, Машиного, Иваном, Иванова. */
const CASES = ['а', 'я', 'ы', 'и', 'і', 'ї', 'е', 'у', 'ю', 'о', 'ой', 'ей', 'ою', 'ею', 'ом', 'ем']
  .concat(
    ['ин', 'ін', 'ов', 'ев'].flatMap((whose) =>
      ['', 'а', 'о', 'ы', 'и', 'у', 'е', 'ой', 'ого', 'ому', 'ым', 'ом', 'ых'].map((end) => whose + end),
    ),
  )
  .map(spelled)
  .join('|');

/** Full-width, half-width, joined and ornamental letters, which a keyboard or an app writes instead of the plain ones: Ｍａｘ, ｶﾞｸ, ﬁ, 𝓜. */
const VARIANTS = /[\uFF21-\uFF3A\uFF41-\uFF5A\uFF66-\uFF9F\uFB00-\uFB06\u{1D400}-\u{1D7CB}]+/gu;

/** Replaces every occurrence of the name or a part of it. Texts have to be normalized by `normalizePersonText`. */
export function replaceName(text: string, name: string, replace: (found: string) => string): string {
  const plainName = plain(name);
  const cased = isCased(plainName);
  const patterns = partsOf(plainName, cased).map((part) => patternOf(part, cased));
  if (patterns.length === 0) return text;
  // Capitals and accents are often left out; in scripts without capitals, marks are vowels and matter.
  const places = new RegExp(patterns.join('|'), 'giu');
  const searched = cased ? plain(text).normalize('NFD').replaceAll(IOTA_BELOW, '') : plain(text);
  let isFound = false;
  const replaced = searched.replace(places, (found) => {
    isFound = true;
    return replace(found.normalize('NFC'));
  });
  return isFound ? replaced.normalize('NFC') : text.normalize('NFC');
}

function plain(text: string): string {
  return text.replace(VARIANTS, (letters) => letters.normalize('NFKC'));
}

function isCased(text: string): boolean {
  return text.toLowerCase() !== text.toUpperCase();
}

/** The name and its parts, longest first, so that the whole name is found before its parts. */
function partsOf(name: string, cased: boolean): string[] {
  const parts = name.split(/[\s,.·-]+/u).filter((part, index) => {
    const letters = part.match(/\p{L}/gu)?.length ?? 0;
    return !isSeparators(part) && letters >= (cased ? (index === 0 ? SHORTEST.first : SHORTEST.other) : SHORTEST.uncased);
  });
  const whole = [...name].length > 1 || !cased ? [name] : [];
  return [...new Set([...whole, ...parts])].sort((one, other) => other.length - one.length);
}

/**
 * In scripts with capitals a name is a separate word, possibly with an s or, in Cyrillic, a case ending. In other scripts it may be inside other
 * text (Chinese) or have endings (Korean) or prefixes (Arabic).
 */
function patternOf(part: string, cased: boolean): string {
  if (!cased) return uncasedPattern(part);
  const stem = STEM.exec(part.normalize('NFC'))?.[1];
  const written = stem === undefined ? spelled(part) : `(?:${spelled(part)}|${spelled(stem)}(?:${CASES}))`;
  return `(?<![\\p{L}\\p{M}])${written}(?=s?(?![\\p{L}\\p{M}]))`;
}

/** With or without accents, in any of the {@link SPELLINGS}, with other marks between. Matches against text in NFD. */
function spelled(word: string): string {
  // Marks without a composed letter are left out like all others of the text.
  const tokens = word.normalize('NFC').toLowerCase().replace(/\p{M}/gu, '').match(TOKENS) ?? [];
  const last = tokens.length - 1;
  return tokens
    .map((token, index) => {
      if (isSeparators(token)) return separators(token, index === 0 || index === last);
      const next = tokens[index + 1] ?? '';
      return letter(token, next) + (next === '' || isSeparators(next) ? `[${MARKS}]*` : BETWEEN);
    })
    .join('');
}

/** One letter, or two that belong together, in all spellings. @param token in lower case. */
function letter(token: string, next: string): string {
  const bare = token.normalize('NFD').replace(/\p{M}/gu, '');
  const spellings = (SPELLINGS[token] ?? SPELLINGS[bare] ?? [bare])
    // A run of Å could be read as “aa” and “a” in too many ways.
    .filter((spelling) => token !== 'å' || spelling === 'a' || !/^[aаαåäæ]/u.test(next))
    .map((spelling) => [...spelling].map(single).join(`[${MARKS}${INVISIBLE}]*`));
  return spellings.length === 1 ? String(spellings[0]) : `(?:${spellings.join('|')})`;
}

function single(character: string): string {
  const [base = '', mark] = character.normalize('NFD');
  const alike = lookAlikes(base);
  return `${alike === base ? escaped(base) : `[${alike}]`}${mark === undefined ? '' : `(?=[${MARKS}${INVISIBLE}]*?${mark})`}`;
}

/** At the ends no more separators than the name has: others belong to the sentence. */
function separators(token: string, atEnd: boolean): string {
  const spaces = /[\s-]/u.test(token) ? '\\s\\-' : '';
  const dots = /[.,·]/u.test(token) ? '.,·' : '';
  const marks = `[${spaces}${dots}${/['’ʻʼ]/u.test(token) ? "'’ʻʼ" : ''}${INVISIBLE}]`;
  return atEnd ? `${marks}{${spaces === '' ? 0 : 1},${token.length}}` : `${marks}*`;
}

/** In scripts without capitals: vowel points and apostrophes are optional, other marks are vowels and matter. */
function uncasedPattern(word: string): string {
  const bare = word.replace(new RegExp(`[${VOWEL_POINTS}'’ʻʼ]`, 'gu'), '');
  return [...(bare || word)].map(escaped).join(`[${VOWEL_POINTS}.'’ʻʼ·${INVISIBLE}\\-]*`);
}

function isSeparators(text: string): boolean {
  return ONLY_SEPARATORS.test(text);
}

/** Escapes a text for a regular expression. */
export function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
}
