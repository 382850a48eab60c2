/** Finds a child's name in free text, however it is written there. */

/** Letters from which a part of a name counts: of the first part, of the others, and of scripts without capitals. */
const SHORTEST = { first: 2, other: 3, uncased: 2 };

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
    return letters >= (cased ? (index === 0 ? SHORTEST.first : SHORTEST.other) : SHORTEST.uncased);
  });
  const whole = [...name].length > 1 || !cased ? [name] : [];
  return [...new Set([...whole, ...parts])].sort((one, other) => other.length - one.length);
}

/**
 * Names of scripts with capitals stand apart, or with an s; others stand within their neighbors (Chinese), carry them as endings
 * (Korean) or as beginnings (Arabic).
 */
function patternOf(part: string, cased: boolean): string {
  if (!cased) return escaped(part);
  const letters = [...part.normalize('NFD').replace(/\p{M}/gu, '')].map((letter) => {
    if (/['’ʻʼ]/u.test(letter)) return "['’ʻʼ]?";
    if (letter === '.') return '\\.?';
    if (/[\s-]/u.test(letter)) return '[\\s-]+';
    return `${escaped(letter)}\\p{M}*`;
  });
  return `(?<![\\p{L}\\p{M}])${letters.join('')}(?=s?(?![\\p{L}\\p{M}]))`;
}

function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
}
