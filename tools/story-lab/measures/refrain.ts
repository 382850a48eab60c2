/**
 * A phrase that comes back and is changed the last time.
 * Source: craft rule "a phrase that comes back three times, changed the last time" (docs/story-engine.md); Olrik's law of three,
 * "Epic Laws of Folk Narrative" (1909).
 */
import { type LabStory, type Measure, type Measured, result } from '../story.ts';
import { sentencesOf, wordsOf } from '../text.ts';

/** Words of a phrase. */
const LEAST = 3;
const MOST = 8;
const COMMON = new Set('a an the and of in on to it was is said i you he she they his her'.split(' '));

export const refrain: Measure = { id: 'refrain', weight: 5, measure: measureRefrain };

function measureRefrain(story: LabStory): Measured {
  const { times, isChanged } = bestRefrain(story);
  if (times < 2) return result(0, 'no phrase comes back on another page');
  if (times === 2 && !isChanged) return result(0.6, 'one phrase comes back, but only once, and unchanged');
  if (!isChanged) return result(0.8, 'the phrase that comes back is the same to the end');
  return result(1, '');
}

interface Refrain {
  /** Pages that have the phrase, without a changed last one. */
  times: number;
  isChanged: boolean;
}

/** The phrase that is on most pages; among equal ones, one that comes back changed. */
function bestRefrain({ pages }: LabStory): Refrain {
  const sentences = pages.map((page) => sentencesOf(page).map(wordsOf));
  const onPages = new Map<string, Set<number>>();
  for (const [page, list] of sentences.entries()) {
    for (const phrase of list.flatMap(phrasesOf)) onPages.set(phrase, (onPages.get(phrase) ?? new Set()).add(page));
  }
  const repeated = [...onPages].filter(([, where]) => where.size > 1);
  const found = repeated.map(([phrase, where]) => ({ times: where.size, isChanged: comesBackChanged(phrase, [...where], sentences) }));
  return found.reduce((best, one) => (rank(one) > rank(best) ? one : best), { times: 0, isChanged: false });
}

const rank = ({ times, isChanged }: Refrain) => Math.min(times, 3) + (isChanged ? 2 : 0);

function phrasesOf(words: readonly string[]): string[] {
  const phrases: string[] = [];
  for (let length = LEAST; length <= MOST; length += 1) {
    for (let start = 0; start + length <= words.length; start += 1) {
      const phrase = words.slice(start, start + length);
      if (phrase.filter((word) => !COMMON.has(word)).length >= 2) phrases.push(phrase.join(' '));
    }
  }
  return phrases;
}

/** Whether a sentence after the phrase's last place has half of its words, but not all of it. */
function comesBackChanged(phrase: string, where: readonly number[], sentences: readonly (readonly (readonly string[])[])[]): boolean {
  const words = phrase.split(' ').filter((word) => !COMMON.has(word));
  const later = sentences.slice(Math.max(...where)).flat();
  const last = later.findLastIndex((sentence) => ` ${sentence.join(' ')} `.includes(` ${phrase} `));
  return later.slice(last + 1).some((sentence) => {
    const shared = words.filter((word) => sentence.includes(word)).length;
    return shared * 2 >= words.length && sentence.length <= MOST * 2;
  });
}
