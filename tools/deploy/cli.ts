/** Runs the Firebase CLI and shows its output. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';
import { FIREBASE_CLI } from '../local/emulators/emulator-binaries.ts';
import type { Deployment } from './session.ts';

/** The CLI has printed why, which is the cause. */
export class CliFailed extends Error {}

/** It asks nothing: what it would ask is in the plan. @param projectId null for the folder's own. @param root the folder of firebase.json. */
export function firebaseCli(projectId: string | null, root: string, environment: Record<string, string> = {}): Deployment['firebase'] {
  return async (args, input = '') => {
    const all = [FIREBASE_CLI, ...args, ...(projectId ? ['--project', projectId] : []), '--non-interactive'];
    const child = spawn(process.execPath, all, { cwd: root, env: { ...process.env, ...environment } });
    child.stdin.end(input);
    let output = '';
    for (const from of ['stdout', 'stderr'] as const)
      child[from].on('data', (chunk: Buffer) => {
        output += chunk;
        process[from].write(chunk);
      });
    const [code] = await once(child, 'close');
    if (code !== 0) throw new CliFailed('The Firebase CLI failed, see above.', { cause: output });
  };
}
