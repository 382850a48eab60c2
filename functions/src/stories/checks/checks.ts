/** Problems of a draft, worded for the model. Pure (decision S6). */
import { type AgeBand, type AvoidedTopic, CHILD_PLACEHOLDER, countWords, LIMITS } from '@tuckaway/domain';
import { alwaysFrightening } from '../frightening/always.ts';
import type { SentAnimal } from '../names/hide-name.ts';
import { ANY_CHILD, WORD_PLACEHOLDER } from '../names/placeholders.ts';
import { withoutAnimal } from '../names/without-animal.ts';
import { avoidedTopicProblems } from './avoided-topics.ts';
import { readingProblem } from './reading-level.ts';

/** The part of a draft that is checked. */
export interface DraftText {
  title: string;
  paragraphs: readonly string[];
}

export interface DraftProblem {
  /** The failed check's name, for the log. */
  check: string;
  /** `craft`: worth one repair, and never a reason to give up a story. */
  kind: 'unusable' | 'unsafe' | 'craft';
  /** A sentence for the model. */
  message: string;
}

/** Decision S6: the allowed deviation from the requested length. */
const LENGTH_TOLERANCE = 0.15;
/** Leaves room in `LIMITS.storyTitle` for the longest name. */
const TITLE_LIMIT = 80;
/** Maximum share of words that are names: of the child, and additionally of each sibling. More long names would exceed the document size. */
export const MOST_NAMED = { child: 0.15, sibling: 0.03 };
/** Names in a title: with the longest ones it still has to fit. */
const MOST_IN_TITLE = 2;
/** In verse each line is a paragraph. */
const MOST_PARAGRAPHS = 100;
/** A placeholder next to a letter would become part of another word. */
export const GROWN_TOGETHER = /[\p{L}\p{M}]\{child[2-4]?\}|\{child[2-4]?\}[\p{L}\p{M}]/u;
/** Characters of all paragraphs; 690 words have about 4,000. The stored markup stays far below `LIMITS.storyContent`. */
const TEXT_LIMIT = LIMITS.storyContent / 2.5;

/** Patterns that must not occur, and why, worded for the model. */
const MARKS: readonly (readonly [RegExp, string])[] = [
  [/[{}]/, 'Only the children may stand in braces, as you were told: nothing may be left to fill in.'],
  [/[[\]]/, 'No square brackets: nothing may be left to fill in.'],
  [/[<>]/, 'No markup: plain text alone.'],
  [/\*\*|__|```|^#{1,6} /u, 'No formatting: plain text alone.'],
  [/https?:|www\.|\w-*\.(?:com|org|net|io|app)\b/i, 'No links and no addresses.'],
  [/[\p{Cc}\p{Cs}\p{Co}\uFFFD]/u, 'No control characters.'],
  [
    /\bas an? (?:AI|artificial intelligence|language model)\b|\blanguage model\b|\bI(?:'m| am) an AI\b|\bI can(?:no|['’])t (?:assist|comply|fulfill)\b/i,
    'Tell the story alone: not a word about yourself or the task.',
  ],
];

/** Whether texts from a device are plain: no markup, addresses, braces or control characters. */
export function arePlain(texts: readonly string[]): boolean {
  return texts.every((text) => MARKS.every(([mark]) => !mark.test(text)));
}

export interface DraftOrder {
  words: number;
  animal: SentAnimal;
  children?: readonly string[];
  /** Of the request; missing in those of earlier versions. */
  age?: AgeBand | undefined;
  /** Topics that must not come up. */
  notTonight?: readonly AvoidedTopic[] | undefined;
}

export function draftProblems(draft: DraftText, order: DraftOrder): DraftProblem[] {
  const { title, paragraphs } = draft;
  const { words, animal, children = [CHILD_PLACEHOLDER], age } = order;
  const problems: DraftProblem[] = [];
  const unusable = (check: string, message: string) => problems.push({ check, kind: 'unusable', message });
  const text = paragraphs.join('\n');
  for (const message of titleProblems(title, children)) unusable('title', message);
  if (paragraphs.length < 2) unusable('paragraphs', 'The story has to have at least three paragraphs.');
  if (paragraphs.length > MOST_PARAGRAPHS || text.length > TEXT_LIMIT) unusable('paragraphs', 'The story is far too long.');
  const named = text.match(ANY_CHILD)?.length ?? 0;
  if (named > words * (MOST_NAMED.child + MOST_NAMED.sibling * (children.length - 1))) {
    unusable('names', `${children.join(' and ')} ${children.length > 1 ? 'are' : 'is'} named ${named} times: far fewer, please.`);
  }
  for (const child of children) {
    if (times(text, child) === 0) unusable('names', `A child is not in the story: write ${child} for the name.`);
  }
  problems.push(...textProblems(draft, order));
  const written = countWords(text);
  if (Math.abs(written - words) > words * LENGTH_TOLERANCE) {
    unusable(
      'length',
      `The pages have ${written} words together. Write exactly ${words}: ${Math.abs(written - words)} ${written < words ? 'more' : 'fewer'}.`,
    );
  }
  // The animal does not count: a family that loves the archaeopteryx may have long words.
  const tooHard = readingProblem(
    paragraphs.map((paragraph) => withoutAnimal(paragraph, animal.sent)),
    age,
  );
  if (tooHard !== null) unusable('reading-level', tooHard);
  return problems;
}

/** What is wrong with a title, worded for the model. */
export function titleProblems(title: string, children: readonly string[]): string[] {
  return [
    ...(title === '' ? ['The title is missing.'] : []),
    ...(title.length > TITLE_LIMIT ? ['The title is too long: two to six words.'] : []),
    ...children.filter((child) => times(title, child) > 1).map((child) => `The title names ${child} more than once.`),
    ...((title.match(ANY_CHILD)?.length ?? 0) > MOST_IN_TITLE ? ['The title names too many of the children: two at most.'] : []),
  ];
}

/** Problems that any part of a story can have by itself, such as a page that is shown before the others are written. */
export function textProblems(
  { title, paragraphs }: DraftText,
  { animal, children = [CHILD_PLACEHOLDER], notTonight }: Omit<DraftOrder, 'words' | 'age'>,
): DraftProblem[] {
  const problems: DraftProblem[] = [];
  const parts = [title, ...paragraphs];
  for (const message of new Set(parts.flatMap((part) => marksIn(part, { animal, children })))) {
    problems.push({ check: 'marks', kind: 'unusable', message });
  }
  if (GROWN_TOGETHER.test(parts.join(' '))) {
    problems.push({ check: 'names', kind: 'unusable', message: `Write ${CHILD_PLACEHOLDER} as a word of its own.` });
  }
  const word = alwaysFrightening(parts.join('\n'));
  if (word !== null) {
    problems.push({ check: 'fright', kind: 'unsafe', message: `“${word}” is not for small children. Write that part gently, without it.` });
  }
  for (const message of avoidedTopicProblems(parts.join('\n'), notTonight))
    problems.push({ check: 'not-tonight', kind: 'unsafe', message });
  return problems;
}

/** What must not be in a model's text, worded for the model; empty for plain text. */
export function marksIn(text: string, { animal, children = [CHILD_PLACEHOLDER] }: Omit<DraftOrder, 'words' | 'age'>): string[] {
  const allowed = animal.hidden === null ? children : [...children, WORD_PLACEHOLDER];
  // Verse has line breaks.
  const filled = ['\n', ...allowed].reduce((rest, part) => rest.replaceAll(part, ''), text);
  return MARKS.filter(([mark]) => mark.test(filled)).map(([, message]) => message);
}

function times(text: string, part: string): number {
  return text.split(part).length - 1;
}
