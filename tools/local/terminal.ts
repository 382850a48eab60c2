/** Questions to the person at the terminal. */
import process from 'node:process';
import { createInterface } from 'node:readline/promises';

/** @returns null without a terminal, as in a pipeline. */
export function terminal(): ((question: string) => Promise<string>) | null {
  if (!process.stdin.isTTY || !process.stdout.isTTY) return null;
  return async (question) => {
    const lines = createInterface({ input: process.stdin, output: process.stdout });
    try {
      return await lines.question(`${question}: `);
    } finally {
      lines.close();
    }
  };
}
