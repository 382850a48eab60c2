/** Builds what a stack serves: pictures, web app, functions. */
import { execFile, spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { seedPublications } from '../seed/published-stories.ts';
import { makeDevelopmentKeys } from './development-keys.ts';
import { hashesIn, writeHashes } from './hosting/hosting.ts';
import { LOCAL_DATA, ROOT } from './paths.ts';
import { Stop, say } from './say.ts';
import { DEMO_API_KEY, type Stack, signInDomain, webEmulators } from './stacks.ts';

export function buildFunctions(): void {
  run('The functions', [join('functions', 'esbuild.mjs')]);
}

/** Writes a list of stories for prerendering. @returns its file. */
export function storiesFile(name: string, list: readonly unknown[]): string {
  const file = join(LOCAL_DATA, name);
  mkdirSync(LOCAL_DATA, { recursive: true });
  writeFileSync(file, JSON.stringify(list));
  return file;
}

/** Builds the web app for a stack's emulators, or without a stack as the environment says (into web/dist). Its styles are those of the seed's stories. */
export function buildWeb(stack?: Stack, environment: Record<string, string> = {}): void {
  run('The pictures', [join('tools', 'pictures', 'make-pictures.ts')]);
  const sample = storiesFile('sample.json', seedPublications().featured);
  run('The web app', [join('node_modules', 'vite', 'bin', 'vite.js'), 'build', 'web', '--logLevel', 'warn'], {
    // Vite would build React's development version if the caller's environment said something else.
    NODE_ENV: 'production',
    TUCKAWAY_SAMPLE: sample,
    ...environment,
    ...(stack
      ? {
          TUCKAWAY_EMULATORS: webEmulators(stack),
          TUCKAWAY_FEATURED: sample,
          TUCKAWAY_WEB_OUT: stack.webOut.replace(/^web\//, ''),
          TUCKAWAY_PUSH_KEY: makeDevelopmentKeys().publicKey,
          TUCKAWAY_FIREBASE_CONFIG: JSON.stringify({ apiKey: DEMO_API_KEY, authDomain: signInDomain(stack), projectId: stack.projectId }),
        }
      : {}),
  });
  if (stack) allowInline(join(ROOT, stack.webOut));
}

/** Keeps firebase.json ready for a deployment: its policy has the hashes of the pages' inline scripts and styles, which are those of any project. */
function allowInline(folder: string): void {
  if (!writeHashes(hashesIn(folder))) return;
  if (process.env.CI)
    throw new Stop('firebase.json lacks the hashes of this build. Build once on your machine (npm start), and commit firebase.json.');
  say('The pages have new inline scripts or styles: firebase.json has their hashes now; commit it.');
}

/** Builds in programs of its own, so that `npm test` can run other steps meanwhile. @throws Stop with the output of a build that fails. */
export async function buildForTests({ web }: { web: boolean }): Promise<void> {
  for (const what of web ? ['functions', 'test'] : ['functions']) {
    await promisify(execFile)(process.execPath, [join('tools', 'local', 'build-one.ts'), what], { cwd: ROOT }).catch(
      (error: Error & { stderr: string }) => {
        throw new Stop(error.stderr || error.message);
      },
    );
  }
}

function run(what: string, command: string[], environment: Record<string, string> = {}): void {
  const result = spawnSync(process.execPath, command, { cwd: ROOT, env: { ...process.env, ...environment }, encoding: 'utf8' });
  if (result.status !== 0) throw new Stop(`${what} could not be built:\n\n${result.stdout}\n${result.stderr}`);
}
