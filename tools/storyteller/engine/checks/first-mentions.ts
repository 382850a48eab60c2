/** What a told story calls by “the” although the line that mentions it first was left out, and what it introduces twice. */
import type { Arc, Choice, Level } from '../../../../domain/src/content/index.ts';
import { PLACES } from '../arcs.ts';
import { levelOf } from '../pieces.ts';

/** What is found everywhere, or is known by itself. */
const EVERYWHERE = new Set(
  `air arm back bed bird blanket bottom bread breath cheek chimney child chin cloud corner dark day door dream ear edge end evening eye face field
  finger first floor fog foot front grass ground hair half hand head hill home hour house knee lamp land last lap leaf left light meadow middle minute moment
  month moon morning mouth name neck neighbor next night noise nose one other path people pillow place rain rest right road roof room sea side sky sleep
  snore snow song sound star story stove street sun supper soup thing three thumb time toe top tree turn two valley voice wall water way week wind
  window word world yard yawn year baker feet rail ship`
    .split(/\s+/u)
    .map(stem),
);
const ARTICLES = '(?:an?|another|every|no|one|some|two|three|four|five|six|seven|eight|nine|ten)';
const AFTER = `(?=[.,;:!?“”…—]|$|\\s(?:across|against|along|and|around|as|at|behind|beside|between|but|by|called|down|for|from|full|had|in|into|like|of|off|on|or|out|over|so|than|that|the|through|to|under|up|was|were|which|who|with)\\b)`;
const MENTIONED = new RegExp(`\\b${ARTICLES}((?:\\s[\\p{L}’'-]+){1,4}?)${AFTER}`, 'giu');
/** Without an adjective, and not as the owner of what is meant. */
const CERTAIN = new RegExp(`\\bthe\\s([\\p{L}-]+)${AFTER}`, 'giu');

interface Mention {
  page: number;
  line: number;
}

/** @returns finds faults in the pages of a story of so many words that the arc told. */
export function mentionFaults(arc: Arc): (pages: readonly string[], words: number, choices: Readonly<Record<string, Choice>>) => string[] {
  return (pages, words, choices) => {
    const { mentions, certain } = readMentions(arc, levelOf(words));
    const told = new Set<string>();
    const unmentioned = pages.flatMap((page, number) => {
      const text = withoutPlace(page);
      let end = 0;
      const faults = [...text.matchAll(CERTAIN)].flatMap((match) => {
        for (const word of wordsOf(text.slice(end, match.index))) told.add(word);
        end = match.index;
        const noun = (match[1] ?? '').toLowerCase();
        if (told.has(stem(noun)) || EVERYWHERE.has(stem(noun))) return [];
        const first = certain.get(`${number} ${noun}`) ?? Number.POSITIVE_INFINITY;
        const wasLeftOut = mentions.get(noun)?.some(({ page: at, line }) => at < number || (at === number && line < first));
        return wasLeftOut ? [match[0].trim()] : [];
      });
      for (const word of wordsOf(text.slice(end))) told.add(word);
      return faults;
    });
    return [...unmentioned, ...introducedTwice(pages, choices)];
  };
}

/** Things with an article and three words or more (“a long red ribbon”) that come into the story twice. */
export function introducedTwice(pages: readonly string[], choices: Readonly<Record<string, Choice>>): string[] {
  const text = pages.join('\n').toLowerCase();
  return Object.values(choices)
    .filter(({ a, the }) => a !== the && /^an? \S+ \S/u.test(a) && text.split(a.toLowerCase()).length > 2)
    .map(({ a }) => `${a}, twice`);
}

/** Where each noun is mentioned with “a”, by page and line, and on which line of a page “the” first comes before it. */
function readMentions({ lengths, choices }: Arc, level: Level): { mentions: Map<string, Mention[]>; certain: Map<string, number> } {
  const mentions = new Map<string, Mention[]>();
  const certain = new Map<string, number>();
  for (const { a, the } of Object.values(choices).flat())
    if (/^(?:an?|one) /u.test(a) && the.startsWith('the ')) mentions.set(lastWord(the), [{ page: -1, line: 0 }]);
  for (const [page, { paragraphs }] of lengths[level].entries())
    for (const [line, { wordings }] of paragraphs.flat().entries())
      for (const wording of wordings) {
        const text = wording.replace(/<[^>]+>|\{[^}]+\}/gu, '.');
        for (const [, between = ''] of text.matchAll(MENTIONED)) {
          const noun = lastWord(between);
          mentions.set(noun, [...(mentions.get(noun) ?? []), { page, line }]);
        }
        for (const [, noun = ''] of text.matchAll(CERTAIN))
          if (!certain.has(`${page} ${noun}`)) certain.set(`${page} ${noun.toLowerCase()}`, line);
      }
  return { mentions, certain };
}

const PLACE_WORDS = Object.values(PLACES)
  .flatMap((place) => Object.values(place).flat())
  .flatMap(({ a, the }) => [a, the])
  .filter((text) => /\s\S+\s/u.test(text))
  .sort((one, other) => other.length - one.length);

/** Places have their own words, each of which is told as a whole. */
function withoutPlace(page: string): string {
  return PLACE_WORDS.reduce(
    (text, words) => (text.includes(words) ? text.replaceAll(words, words.replaceAll(/\bthe\b/gu, 'a')) : text),
    page,
  );
}

const lastWord = (text: string): string =>
  text
    .toLowerCase()
    .match(/[\p{L}-]+/gu)
    ?.at(-1) ?? '';
const wordsOf = (text: string): string[] => (text.match(/[\p{L}]+(?:[’'-]\p{L}+)*/gu) ?? []).map(stem);

/** So that “buns” and “bun”, and “the baker’s” and “baker”, are one word. */
function stem(word: string): string {
  return word
    .toLowerCase()
    .replace(/[’']s$/u, '')
    .replace(/ies$/u, 'y')
    .replace(/(?<=(?:ch|sh|ss|x))es$/u, '')
    .replace(/(?<![su])s$/u, '');
}
