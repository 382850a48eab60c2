/** Finds a child's name in free text, however it is written there. */

/** Letters from which a part of a name counts: of the first part, of the others, and of scripts without capitals. */
const SHORTEST = { first: 2, other: 3, uncased: 2 };
/** A name in Cyrillic, without the letter that its cases change. */
const STEM = /^(\p{Script=Cyrillic}{2,}?)[аеийоуыьюяіїє]?$/iu;
/**
 * A letter, or a whole run of what stands between letters. One pattern for a run, never one for each of its characters: those could share
 * out a text's hyphens among them in more ways than anybody can try.
 */
const TOKENS = /[\s.'’ʻʼ-]+|[^\s.'’ʻʼ-]/gu;
/** Cases of names in the Slavic languages, and what belongs to the one who is called so: Маше, Машин, Машиного, Иваном, Иванова. */
const CASES = ['а', 'я', 'ы', 'и', 'і', 'ї', 'е', 'у', 'ю', 'о', 'ой', 'ей', 'ою', 'ею', 'ом', 'ем']
  .concat(
    ['ин', 'ін', 'ов', 'ев'].flatMap((whose) =>
      ['', 'а', 'о', 'ы', 'и', 'у', 'е', 'ой', 'ого', 'ому', 'ым', 'ом', 'ых'].map((end) => whose + end),
    ),
  )
  .map(spelled)
  .join('|');

/** Every place of the text that is the name or a part of it, in the order of the text. Texts as they come out of `normalizePersonText`. */
export function replaceName(text: string, name: string, replace: (found: string) => string): string {
  const cased = isCased(name);
  const patterns = partsOf(name, cased).map((part) => patternOf(part, cased));
  if (patterns.length === 0) return text;
  // Capitals and accents are often left out; in scripts without capitals, marks are vowels, and stay as they are.
  const places = new RegExp(patterns.join('|'), 'giu');
  return (cased ? text.normalize('NFD') : text).replace(places, (found) => replace(found.normalize('NFC'))).normalize('NFC');
}

function isCased(text: string): boolean {
  return text.toLowerCase() !== text.toUpperCase();
}

/** The name and its parts, the longest first, so that the whole is found before a part of it. */
function partsOf(name: string, cased: boolean): string[] {
  const parts = name.split(/[\s,.·-]+/u).filter((part, index) => {
    const letters = part.match(/\p{L}/gu)?.length ?? 0;
    return !isMarks(part) && letters >= (cased ? (index === 0 ? SHORTEST.first : SHORTEST.other) : SHORTEST.uncased);
  });
  const whole = [...name].length > 1 || !cased ? [name] : [];
  return [...new Set([...whole, ...parts])].sort((one, other) => other.length - one.length);
}

/**
 * Names of scripts with capitals stand apart, with an s, or, in Cyrillic, with the endings of their cases; others stand within their
 * neighbors (Chinese), carry them as endings (Korean) or as beginnings (Arabic).
 */
function patternOf(part: string, cased: boolean): string {
  if (!cased) return escaped(part);
  const stem = STEM.exec(part.normalize('NFC'))?.[1];
  const written = stem === undefined ? spelled(part) : `(?:${spelled(part)}|${spelled(stem)}(?:${CASES}))`;
  return `(?<![\\p{L}\\p{M}])${written}(?=s?(?![\\p{L}\\p{M}]))`;
}

/** As people write it: with its accents or without them, with this apostrophe or that. Against text in NFD. */
function spelled(word: string): string {
  const tokens = word.normalize('NFD').replace(/\p{M}/gu, '').match(TOKENS) ?? [];
  return tokens
    .map((token, index) => {
      // A Greek iota is the capital of a mark (U+0345). Where case counts, neither is taken for the other, and there is one way to read a text.
      if (!isMarks(token)) return `(?-i:(?!\\p{M}))${escaped(token)}(?-i:\\p{M}*)`;
      const [least, kinds] = /[\s-]/u.test(token) ? [1, '\\s-'] : [0, ''];
      const marks = `[${token.includes('.') ? '.' : ''}${/['’ʻʼ]/u.test(token) ? "'’ʻʼ" : ''}${kinds}]`;
      // At the ends no more than the name has: what else stands there belongs to the sentence.
      return index === 0 || index === tokens.length - 1 ? `${marks}{${least},${token.length}}` : `${marks}{${least},}`;
    })
    .join('');
}

/** Whether there is nothing in it but what people leave out, or write otherwise. */
function isMarks(text: string): boolean {
  return /^[\s.'’ʻʼ-]+$/u.test(text);
}

function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
}
