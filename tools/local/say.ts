/** Output for the terminal. */
import { ContentError } from '../../domain/reader/content-error.ts';

/** A problem that the user can solve: shown as its message without a stack trace. */
export class Stop extends Error {}

export function say(sentence: string): void {
  process.stdout.write(`${sentence}\n`);
}

/** Runs a task; a {@link Stop} or a mistake in `content/` prints its message and exits with code 1. */
export async function main(task: () => Promise<number | undefined>): Promise<void> {
  try {
    process.exit((await task()) ?? 0);
  } catch (error) {
    if (!(error instanceof Stop || error instanceof ContentError)) throw error;
    process.stderr.write(`\n${error.message}\n`);
    process.exit(1);
  }
}

/** Throws {@link Stop} with the usage if arguments cannot be parsed. */
export function orUsage<T>(usage: string, parse: () => T): T {
  try {
    return parse();
  } catch (error) {
    throw new Stop(`${(error as Error).message}\n${usage}`);
  }
}
