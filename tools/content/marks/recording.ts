/** Marks of recorded stories, stored beside them, so that a comparison can be printed again without asking a model. */
import { createHash } from 'node:crypto';
import { Stop } from '../../local/say.ts';
import type { ToldStory } from './read-answers.ts';
import { type Filled, questionAbout, readFilled, type Sheet } from './sheet.ts';

export interface MarkedStory extends Filled {
  title: string;
  /** Of the story, so that marks are not taken for those of another text. */
  hash: string;
}

/** The content of `FILE.marks.json`. */
export interface Recording {
  model: string;
  /** ISO date. */
  date: string;
  /** {@link Sheet.hash} */
  sheet: string;
  stories: MarkedStory[];
}

/** @returns the model's answer to a story. */
export type Ask = (story: string) => Promise<string>;

/** A model that gives an answer which is no filled sheet is asked once more. */
const ATTEMPTS = 2;

/**
 * @param known marks of an earlier, interrupted run, which are kept.
 * @param keep gets all marks after each new one.
 * @throws Stop for a story that the model does not mark.
 */
export async function markStories(
  stories: readonly ToldStory[],
  sheet: Sheet,
  ask: Ask,
  known: readonly MarkedStory[] = [],
  keep: (marked: MarkedStory[]) => void = () => {},
): Promise<MarkedStory[]> {
  const marked: MarkedStory[] = [];
  for (const story of stories) {
    const hash = hashOf(story);
    const before = known.find((one) => one.hash === hash);
    marked.push(before ?? { title: story.title, hash, ...(await fillIn(story, sheet, ask)) });
    if (!before) keep(marked);
  }
  return marked;
}

async function fillIn(story: ToldStory, sheet: Sheet, ask: Ask): Promise<Filled> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const filled = readFilled(await ask(questionAbout(story)), sheet);
    if (filled) return filled;
  }
  throw new Stop(`The model gave no marks to “${story.title}”.`);
}

/** Whether the recording is of exactly these stories, by this sheet. */
export function isOf({ sheet, stories }: Recording, told: readonly ToldStory[], { hash }: Sheet): boolean {
  return (
    sheet === hash && stories.length === told.length && stories.every((story, index) => story.hash === hashOf(told[index] as ToldStory))
  );
}

/** The mean of each mark and of all, a column for each file; then the faults of the story with the lowest marks in each. */
export function reportOf(recordings: ReadonlyMap<string, Recording>, { marks }: Sheet): string {
  const columns = [...recordings.values()].map(({ stories }) => marks.map((name) => mean(stories.map((story) => story.marks[name] ?? 0))));
  const rows = [
    ...marks.map((name, index) => [name, ...columns.map((column) => (column[index] ?? 0).toFixed(1))]),
    ['all', ...columns.map((column) => mean(column).toFixed(1))],
  ];
  const heading = ['mark', ...recordings.keys()];
  const lines = [heading, heading.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`);
  const lowest = [...recordings].map(([name, { model, date, stories }]) => {
    const [worst] = [...stories].sort((a, b) => mean(Object.values(a.marks)) - mean(Object.values(b.marks)));
    return `${name}: ${stories.length} stories, marked by ${model} on ${date}. Lowest, “${worst?.title ?? ''}”: ${worst?.fault ?? ''}`;
  });
  return [...lines, '', ...lowest].join('\n');
}

function hashOf(story: ToldStory): string {
  return createHash('sha256').update(questionAbout(story)).digest('hex').slice(0, 16);
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}
