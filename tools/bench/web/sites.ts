/** Builds and serves what the web benchmarks measure: our app, and the control, our home page without its scripts. */
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildWeb } from '../../local/build.ts';
import { LOCAL_DATA, ROOT } from '../../local/paths.ts';
import { say } from '../../local/say.ts';
import { TEST_STACK } from '../../local/stacks.ts';
import { seedPublications } from '../../seed/published-stories.ts';
import { type ServedSite, serveSite } from '../serve/serve-site.ts';
import { withoutScripts } from './without-scripts.ts';

const OURS = join(ROOT, 'web', 'dist-bench');
const CONTROL = join(ROOT, 'web', 'dist-bench-control');
const SIGNED_IN = 'web/dist-bench-emulators';

/** Builds on the first call only. @returns the folder. */
function once(build: () => string): () => string {
  let folder: string | undefined;
  return () => {
    folder ??= build();
    return folder;
  };
}

/** The app as it is deployed, with the seed's stories on home. */
const ourBuild = once(() => {
  say('── building the web app');
  const list = join(LOCAL_DATA, 'bench-featured.json');
  mkdirSync(LOCAL_DATA, { recursive: true });
  writeFileSync(list, JSON.stringify(seedPublications().featured));
  buildWeb(undefined, { TUCKAWAY_WEB_OUT: 'dist-bench', TUCKAWAY_FEATURED: list });
  return OURS;
});

/** Home without scripts: no app that looks the same can paint sooner. */
const controlBuild = once(() => {
  rmSync(CONTROL, { recursive: true, force: true });
  cpSync(ourBuild(), CONTROL, { recursive: true });
  writeFileSync(join(CONTROL, 'index.html'), withoutScripts(readFileSync(join(OURS, 'index.html'), 'utf8')));
  return CONTROL;
});

/** The app built for the test emulators, so that a family can sign in. @returns the folder. */
export const signedInBuild = once(() => {
  say('── building the web app for the emulators');
  buildWeb({ ...TEST_STACK, webOut: SIGNED_IN });
  return join(ROOT, SIGNED_IN);
});

const BUILDS = { ours: ourBuild, control: controlBuild };

export type SideName = keyof typeof BUILDS;

/** Serves builds between a benchmark's begin and end. */
export function sites(...names: readonly SideName[]) {
  const open = new Map<SideName, ServedSite>();
  return {
    /** @throws Error before `begin`. */
    url(name: SideName): string {
      const site = open.get(name);
      if (!site) throw new Error(`${name} is not being served.`);
      return site.url;
    },
    async begin(): Promise<void> {
      for (const name of names) open.set(name, await serveSite({ folder: BUILDS[name]() }));
    },
    async end(): Promise<void> {
      await Promise.all([...open.values()].map((site) => site.close()));
    },
  };
}
