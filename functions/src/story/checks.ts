/** What is wrong with a draft, in words that go back to the model. Pure (decisions S6). */
import { CHILD_PLACEHOLDER, countWords, LIMITS } from '@tuckaway/domain';
import { frighteningWord } from './child-words.ts';
import type { SentAnimal } from './hide-name.ts';
import { WORD_PLACEHOLDER } from './placeholders.ts';
import type { Draft } from './read-telling.ts';
import { readingGrade } from './reading-age.ts';
import { withoutAnimal } from './without-animal.ts';

export interface DraftProblem {
  kind: 'unusable' | 'unsafe';
  /** A sentence for the model. */
  message: string;
}

/** Decisions S6: how far from the words asked for a story may be. */
const LENGTH_TOLERANCE = 0.15;
/** Leaves room in `LIMITS.storyTitle` for the longest name in the placeholder's place, and is a long title already. */
const TITLE_LIMIT = 80;
/** Share of the words that may be the child's name; a long name in every other word would outgrow the document. */
const MOST_NAMED = 0.15;
const MOST_PARAGRAPHS = 40;
/** An American school grade; docs/story-engine.md has those of good stories. */
const MOST_DIFFICULT = 8;
/** A placeholder with a letter at its side would grow into another word than the name. */
const GROWN_TOGETHER = /[\p{L}\p{M}]\{child\}|\{child\}[\p{L}\p{M}]/u;
/** Characters of all paragraphs; 690 words are some 4,000. The stored markup stays far below `LIMITS.storyContent`. */
const TEXT_LIMIT = LIMITS.storyContent / 2.5;

const MARKS: readonly (readonly [RegExp, string])[] = [
  [/[{}]/, `Only ${CHILD_PLACEHOLDER} may stand in braces: nothing may be left to fill in.`],
  [/[[\]]/, 'No square brackets: nothing may be left to fill in.'],
  [/[<>]/, 'No markup: plain text alone.'],
  [/\*\*|__|```|^#{1,6} /u, 'No formatting: plain text alone.'],
  [/https?:|www\.|\b[\w-]+\.(?:com|org|net|io|app)\b/i, 'No links and no addresses.'],
  [/[\p{Cc}\p{Co}\uFFFD]/u, 'No control characters.'],
  [
    /\bas an? (?:AI|artificial intelligence|language model)\b|\blanguage model\b|\bI(?:'m| am) an AI\b|\bI can(?:no|['’])t (?:assist|comply|fulfill)\b/i,
    'Tell the story alone: not a word about yourself or the task.',
  ],
];

/** Whether texts that somebody may have typed are plain: no markup, no address, nothing left to fill in, no control characters. */
export function arePlain(texts: readonly string[]): boolean {
  return texts.every((text) => MARKS.every(([mark]) => !mark.test(text)));
}

export interface DraftOrder {
  /** Asked for. */
  words: number;
  animal: SentAnimal;
}

/** Empty for a good draft. */
export function draftProblems({ title, paragraphs }: Draft, { words, animal }: DraftOrder): DraftProblem[] {
  const problems: DraftProblem[] = [];
  const unusable = (message: string) => problems.push({ kind: 'unusable', message });
  const text = paragraphs.join('\n');
  if (title === '') unusable('The title is missing.');
  if (title.length > TITLE_LIMIT) unusable('The title is too long: two to six words.');
  if (title.split(CHILD_PLACEHOLDER).length > 2) unusable(`The title names ${CHILD_PLACEHOLDER} more than once.`);
  if (paragraphs.length < 2) unusable('The story has to have at least three paragraphs.');
  if (paragraphs.length > MOST_PARAGRAPHS || text.length > TEXT_LIMIT) unusable('The story is far too long.');
  const named = text.split(CHILD_PLACEHOLDER).length - 1;
  if (named > words * MOST_NAMED) unusable(`${CHILD_PLACEHOLDER} is named ${named} times: far fewer, please.`);
  if (named === 0) unusable(`The child is not in the story: write ${CHILD_PLACEHOLDER} for the name.`);
  for (const [mark, message] of MARKS) {
    if ([title, ...paragraphs].some((part) => mark.test(filled(part, animal)))) unusable(message);
  }
  if (GROWN_TOGETHER.test(`${title} ${text}`)) unusable(`Write ${CHILD_PLACEHOLDER} as a word of its own.`);
  const written = countWords(text);
  if (Math.abs(written - words) > words * LENGTH_TOLERANCE) {
    unusable(
      `The paragraphs have ${written} words together. Write exactly ${words}: ${Math.abs(written - words)} ${written < words ? 'more' : 'fewer'}.`,
    );
  }
  // A family that loves the archaeopteryx does not have to learn shorter words.
  const grade = readingGrade(paragraphs.map((paragraph) => withoutAnimal(paragraph, animal.sent)));
  if (grade > MOST_DIFFICULT) {
    unusable(`It reads like school grade ${Math.round(grade)}. Use short, everyday words and shorter sentences, for a child of four.`);
  }
  const word = frighteningWord(`${title}\n${text}`);
  if (word !== null) problems.push({ kind: 'unsafe', message: `“${word}” is not for small children. Write that part gently, without it.` });
  return problems;
}

function filled(text: string, { hidden }: SentAnimal): string {
  const named = text.replaceAll(CHILD_PLACEHOLDER, '');
  return hidden !== null ? named.replaceAll(WORD_PLACEHOLDER, '') : named;
}
