/** Plain sentences for people at a terminal. */

/** A problem that a person can do something about: shown as its sentence alone, without a stack trace. */
export class Stop extends Error {}

export function say(sentence: string): void {
  process.stdout.write(`${sentence}\n`);
}

/** Runs a task and turns a {@link Stop} into its sentence and exit code 1. */
export async function main(task: () => Promise<number | undefined>): Promise<void> {
  try {
    process.exit((await task()) ?? 0);
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    process.stderr.write(`\n${error.message}\n`);
    process.exit(1);
  }
}
