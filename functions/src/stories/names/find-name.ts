/** Finds a child's name in free text, in any spelling. */

/** Minimum letters of a part of a name: of the first part, of the others, and in scripts without capitals. */
const SHORTEST = { first: 2, other: 3, uncased: 2 };
/** A Cyrillic name without the letter that its cases change. */
const STEM = /^(\p{Script=Cyrillic}{2,}?)[аеийоуыьюяіїє]?$/iu;
/** A letter, or a run of separators. One pattern per run, because one per character would backtrack exponentially over a text's hyphens. */
const TOKENS = /[\s.'’ʻʼ-]+|[^\s.'’ʻʼ-]/gu;
/** Case and possessive endings of names in Slavic languages: Маше, Машин, Машиного, Иваном, Иванова. */
const CASES = ['а', 'я', 'ы', 'и', 'і', 'ї', 'е', 'у', 'ю', 'о', 'ой', 'ей', 'ою', 'ею', 'ом', 'ем']
  .concat(
    ['ин', 'ін', 'ов', 'ев'].flatMap((whose) =>
      ['', 'а', 'о', 'ы', 'и', 'у', 'е', 'ой', 'ого', 'ому', 'ым', 'ом', 'ых'].map((end) => whose + end),
    ),
  )
  .map(spelled)
  .join('|');

/** Replaces every occurrence of the name or a part of it. Texts have to be normalized by `normalizePersonText`. */
export function replaceName(text: string, name: string, replace: (found: string) => string): string {
  const cased = isCased(name);
  const patterns = partsOf(name, cased).map((part) => patternOf(part, cased));
  if (patterns.length === 0) return text;
  // Capitals and accents are often left out; in scripts without capitals, marks are vowels and matter.
  const places = new RegExp(patterns.join('|'), 'giu');
  return (cased ? text.normalize('NFD') : text).replace(places, (found) => replace(found.normalize('NFC'))).normalize('NFC');
}

function isCased(text: string): boolean {
  return text.toLowerCase() !== text.toUpperCase();
}

/** The name and its parts, longest first, so that the whole name is found before its parts. */
function partsOf(name: string, cased: boolean): string[] {
  const parts = name.split(/[\s,.·-]+/u).filter((part, index) => {
    const letters = part.match(/\p{L}/gu)?.length ?? 0;
    return !isMarks(part) && letters >= (cased ? (index === 0 ? SHORTEST.first : SHORTEST.other) : SHORTEST.uncased);
  });
  const whole = [...name].length > 1 || !cased ? [name] : [];
  return [...new Set([...whole, ...parts])].sort((one, other) => other.length - one.length);
}

/**
 * In scripts with capitals a name is a separate word, possibly with an s or, in Cyrillic, a case ending. In other scripts it may be inside other
 * text (Chinese) or have endings (Korean) or prefixes (Arabic).
 */
function patternOf(part: string, cased: boolean): string {
  if (!cased) return escaped(part);
  const stem = STEM.exec(part.normalize('NFC'))?.[1];
  const written = stem === undefined ? spelled(part) : `(?:${spelled(part)}|${spelled(stem)}(?:${CASES}))`;
  return `(?<![\\p{L}\\p{M}])${written}(?=s?(?![\\p{L}\\p{M}]))`;
}

/** With or without accents and with any apostrophe. Matches against text in NFD. */
function spelled(word: string): string {
  const tokens = word.normalize('NFD').replace(/\p{M}/gu, '').match(TOKENS) ?? [];
  return tokens
    .map((token, index) => {
      // A Greek iota is the capital of a combining mark (U+0345); matching case here keeps the two apart.
      if (!isMarks(token)) return `(?-i:(?!\\p{M}))${escaped(token)}(?-i:\\p{M}*)`;
      const [least, kinds] = /[\s-]/u.test(token) ? [1, '\\s-'] : [0, ''];
      const marks = `[${token.includes('.') ? '.' : ''}${/['’ʻʼ]/u.test(token) ? "'’ʻʼ" : ''}${kinds}]`;
      // At the ends no more separators than the name has: others belong to the sentence.
      return index === 0 || index === tokens.length - 1 ? `${marks}{${least},${token.length}}` : `${marks}{${least},}`;
    })
    .join('');
}

function isMarks(text: string): boolean {
  return /^[\s.'’ʻʼ-]+$/u.test(text);
}

function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
}
