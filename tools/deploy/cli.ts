/** Runs the Firebase CLI and shows its output. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';
import { FIREBASE_CLI } from '../local/emulators/emulator-binaries.ts';
import { ROOT } from '../local/paths.ts';
import { CliFailed } from './session.ts';

/** Beside firebase.json, because its paths are relative. */
export const deployConfig = (root = ROOT): string => join(root, '.firebase.deploy.json');

/** It asks nothing: what it would ask is in the plan. */
export function firebaseCli(
  projectId: string,
  config = deployConfig(),
  environment: Record<string, string> = {},
): (args: readonly string[]) => Promise<void> {
  return async (args) => {
    const child = spawn(process.execPath, [FIREBASE_CLI, ...args, '--project', projectId, '--config', config, '--non-interactive'], {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...environment },
    });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk;
      process.stdout.write(chunk);
    });
    child.stderr.on('data', (chunk: Buffer) => {
      output += chunk;
      process.stderr.write(chunk);
    });
    const code = await new Promise<number | null>((resolve, reject) => {
      child.once('error', reject);
      child.once('close', resolve);
    });
    if (code !== 0) throw new CliFailed(output);
  };
}
