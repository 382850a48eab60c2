/** Runs the Firebase CLI and shows its output. */
import { spawn } from 'node:child_process';
import process from 'node:process';
import { FIREBASE_CLI } from '../local/emulators/emulator-binaries.ts';
import type { Ports } from './session.ts';

/** The CLI has printed why. */
export class CliFailed extends Error {
  readonly output: string;

  constructor(output: string) {
    super('The Firebase CLI failed, see above.');
    this.output = output;
  }
}

/** It asks nothing: what it would ask is in the plan. @param projectId null for the folder's own. @param root the folder of firebase.json. */
export function firebaseCli(projectId: string | null, root: string, environment: Record<string, string> = {}): Ports['firebase'] {
  return async (args) => {
    const child = spawn(process.execPath, [FIREBASE_CLI, ...args, ...(projectId ? ['--project', projectId] : []), '--non-interactive'], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...environment },
    });
    let output = '';
    for (const from of ['stdout', 'stderr'] as const)
      child[from].on('data', (chunk: Buffer) => {
        output += chunk;
        process[from].write(chunk);
      });
    const code = await new Promise<number | null>((resolve, reject) => {
      child.once('error', reject).once('close', resolve);
    });
    if (code !== 0) throw new CliFailed(output);
  };
}
