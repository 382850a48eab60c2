/** Builds what a stack serves: pictures, web app, functions. */
import { execFile, spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { seedPublications } from '../seed/published-stories.ts';
import { makeDevelopmentKeys } from './development-keys.ts';
import { LOCAL_DATA, ROOT } from './paths.ts';
import { Stop } from './say.ts';
import { DEMO_API_KEY, type Stack, signInDomain, webEmulators } from './stacks.ts';

export function buildFunctions(): void {
  run('The functions', [join('functions', 'esbuild.mjs')]);
}

function makePictures(): void {
  run('The pictures', [join('tools', 'art', 'make-pictures.ts')]);
}

/** Writes home's list for prerendering. @returns the environment by which the build finds it. */
export function withFeatured(list: readonly unknown[]): Record<string, string> {
  const file = join(LOCAL_DATA, 'featured.json');
  mkdirSync(LOCAL_DATA, { recursive: true });
  writeFileSync(file, JSON.stringify(list));
  return { TUCKAWAY_FEATURED: file };
}

/** Builds the web app for a stack's emulators, or without a stack for deployment (into web/dist). */
export function buildWeb(stack?: Stack, environment: Record<string, string> = {}): void {
  makePictures();
  run('The web app', [join('node_modules', 'vite', 'bin', 'vite.js'), 'build', 'web', '--logLevel', 'warn'], {
    // Vite would build React's development version if the caller's environment said something else.
    NODE_ENV: 'production',
    ...environment,
    ...(stack
      ? {
          TUCKAWAY_EMULATORS: webEmulators(stack),
          ...withFeatured(seedPublications().featured),
          TUCKAWAY_WEB_OUT: stack.webOut.replace(/^web\//, ''),
          TUCKAWAY_PUSH_KEY: makeDevelopmentKeys().publicKey,
          TUCKAWAY_FIREBASE_CONFIG: JSON.stringify({ apiKey: DEMO_API_KEY, authDomain: signInDomain(stack), projectId: stack.projectId }),
        }
      : {}),
  });
}

/** Builds in programs of its own, so that `npm test` can run other steps meanwhile. @throws Stop with the output of a build that fails. */
export async function buildForTests({ web }: { web: boolean }): Promise<void> {
  for (const what of web ? ['functions', 'test'] : ['functions']) {
    await promisify(execFile)(process.execPath, [join('tools', 'build.ts'), what], { cwd: ROOT }).catch(
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
