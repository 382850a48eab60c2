/** Schemas for texts in notations of our own. Each text or line is read by a function that throws a {@link NotationError}. */
import * as z from 'zod/mini';

/** What is wrong with a text, in a sentence for its author. */
export class NotationError extends Error {}

interface Context {
  readonly issues: unknown[];
}

/** A text that `read` understands. */
export function notation<T>(read: (text: string) => T) {
  return z.pipe(
    z.string(),
    z.transform((text: string, context): T => attempt(() => read(text), context, text, []) as T),
  );
}

/** A block of text with an item on each line. Empty lines do not count. */
export function lines<T>(read: (line: string) => T) {
  return z.pipe(
    z.string(),
    z.transform((text: string, context): T[] => readLines(text, context, read).flatMap((item) => (item === null ? [] : [item]))),
  );
}

/** The same in paragraphs: groups of lines with empty lines between them. */
export function paragraphs<T>(read: (line: string) => T) {
  return z.pipe(
    z.string(),
    z.transform((text: string, context): T[][] => {
      const groups: T[][] = [[]];
      for (const item of readLines(text, context, read)) {
        if (item === null) groups.push([]);
        else groups.at(-1)?.push(item);
      }
      return groups.filter(({ length }) => length > 0);
    }),
  );
}

/** Words or phrases separated by commas. */
export const commaWords = notation((text) =>
  text
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== ''),
);

/** @throws NotationError that names the word and what it should be. */
export function oneOf<T extends string>(words: readonly T[], word: string | undefined, what: string, where: string): T {
  const known = words.find((each) => each === word);
  if (known === undefined) throw new NotationError(`“${word ?? ''}” is not ${what}: ${where}`);
  return known;
}

/** Null for an empty line. A mistake gets the number of its line at the end of its path, which the reader adds to the block's own line. */
function readLines<T>(text: string, context: Context, read: (line: string) => T): (T | null)[] {
  return text.split('\n').map((line, index) => {
    const trimmed = line.trim();
    return trimmed === '' ? null : (attempt(() => read(trimmed), context, line, [index]) ?? null);
  });
}

function attempt<T>(read: () => T, context: Context, input: string, path: number[]): T | undefined {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof NotationError)) throw error;
    context.issues.push({ code: 'custom', message: error.message, input, path });
    return undefined;
  }
}
