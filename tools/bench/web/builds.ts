/** What is compared: our build, the same page without scripts, and the obvious build. Each is built once a run, however many benches ask. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildWeb } from '../../local/build.ts';
import { LOCAL_DATA, ROOT } from '../../local/paths.ts';
import { Stop } from '../../local/say.ts';
import { type Stack, TEST_STACK } from '../../local/stacks.ts';
import { seedPublications } from '../../seed/published-stories.ts';
import { withoutScripts } from './without-scripts.ts';

const OURS = 'web/dist-bench';
const CONTROL = 'web/dist-bench-control';
const OBVIOUS = 'web/dist-bench-obvious';
const SIGNED_IN = 'web/dist-bench-emulators';

/** Builds at the first call. @returns the folder. */
function once(build: () => Promise<string> | string): () => Promise<string> {
  let folder: Promise<string> | undefined;
  return () => {
    folder ??= Promise.resolve(build());
    return folder;
  };
}

/** As it is deployed, but for the project's name; home's list is the seed's. */
export const ourBuild = once(() => {
  const list = join(LOCAL_DATA, 'bench-featured.json');
  mkdirSync(LOCAL_DATA, { recursive: true });
  writeFileSync(list, JSON.stringify(seedPublications().featured));
  buildWeb(undefined, { TUCKAWAY_WEB_OUT: OURS.replace('web/', ''), TUCKAWAY_FEATURED: list });
  return join(ROOT, OURS);
});

/** The same, signed in to the emulators. */
export const ourBuildWithEmulators = once(() => {
  const stack: Stack = { ...TEST_STACK, webOut: SIGNED_IN };
  buildWeb(stack);
  return join(ROOT, SIGNED_IN);
});

/** Home as the server sends it, with everything that is not a script: what no amount of code can beat. */
export const controlBuild = once(async () => {
  const ours = await ourBuild();
  const folder = join(ROOT, CONTROL);
  rmSync(folder, { recursive: true, force: true });
  cpSync(ours, folder, { recursive: true });
  writeFileSync(join(folder, 'index.html'), withoutScripts(await readFile(join(ours, 'index.html'), 'utf8')));
  return folder;
});

/** See obvious-web/README.md. */
export const obviousBuild = once(async () => {
  // The pictures are made before our build.
  await ourBuild();
  const result = spawnSync(
    process.execPath,
    [join('node_modules', 'vite', 'bin', 'vite.js'), 'build', join('tools', 'bench', 'obvious-web'), '--logLevel', 'warn'],
    { cwd: ROOT, env: { ...process.env, TUCKAWAY_WEB_OUT: join(ROOT, OBVIOUS) }, encoding: 'utf8' },
  );
  if (result.status !== 0) throw new Stop(`The obvious build could not be built:\n\n${result.stdout}\n${result.stderr}`);
  for (const name of ['app.html', '404.html']) cpSync(join(ROOT, OBVIOUS, 'index.html'), join(ROOT, OBVIOUS, name));
  return join(ROOT, OBVIOUS);
});
