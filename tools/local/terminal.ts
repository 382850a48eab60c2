/** Questions to the person at the terminal. */
import process from 'node:process';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

/** @returns null without a terminal, as in a pipeline. */
export function terminal(): ((question: string, hidden?: 'hidden') => Promise<string>) | null {
  if (!process.stdin.isTTY || !process.stdout.isTTY) return null;
  return async (question, hidden) => {
    process.stdout.write(`${question}: `);
    const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
    const lines = createInterface({ input: process.stdin, output: hidden ? silent : process.stdout, terminal: true });
    try {
      return await lines.question('');
    } finally {
      lines.close();
      if (hidden) process.stdout.write('\n');
    }
  };
}
