/** Builds of the web app that benchmarks measure. Each is made once per run. */
import { join } from 'node:path';
import { buildWeb, storiesFile } from '../local/build.ts';
import { ROOT } from '../local/paths.ts';
import { say } from '../local/say.ts';
import { TEST_STACK } from '../local/stacks.ts';
import { seedPublications } from '../seed/published-stories.ts';

const made = new Set<string>();

function once(folder: string, build: () => void): string {
  if (!made.has(folder)) {
    say(`── building ${folder}`);
    build();
    made.add(folder);
  }
  return join(ROOT, folder);
}

/** The app as it is deployed, with the seed's stories on home. @returns the folder. */
export function deployedBuild(): string {
  const featured = () => storiesFile('sample.json', seedPublications().featured);
  return once('web/dist-bench', () => buildWeb(undefined, { TUCKAWAY_WEB_OUT: 'dist-bench', TUCKAWAY_FEATURED: featured() }));
}

/** The app for the test emulators, in which a family can sign in. @returns the folder. */
export function emulatorBuild(): string {
  return once('web/dist-bench-emulators', () => buildWeb({ ...TEST_STACK, webOut: 'web/dist-bench-emulators' }));
}

/** Removes a page's scripts and the links that preload scripts. @throws if the page is not prerendered. */
export function withoutScripts(html: string): string {
  const page = html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script\s*>/gi, '')
    .replace(/<link\b[^>]*>/gi, (link) => (/\brel=["']?modulepreload\b|\bas=["']?script\b/i.test(link) ? '' : link));
  if (!/<h1\b/i.test(page)) throw new Error('There is nothing on this page without scripts: home is not prerendered.');
  return page;
}
