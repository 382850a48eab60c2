/**
 * `npm run weigh`: JavaScript of each route, and lines of source and tests of each workspace, beside those of the last commit (of the one before
 * it if nothing has changed since). It judges nothing: budgets are in tests/browser/bytes.test.ts.
 */
import { join } from 'node:path';
import { ROUTES } from '../../web/src/app/routes.ts';
import { buildWeb } from '../local/build.ts';
import { ROOT } from '../local/paths.ts';
import { main, say } from '../local/say.ts';
import { TEST_STACK } from '../local/stacks.ts';
import { checkOutLast } from './last-commit.ts';
import { countLines, type Lines } from './lines.ts';
import { filesFor, gzipSum, LATE, readManifest } from './routes.ts';

const WEB_OUT = 'web/dist-weigh';

await main(async () => {
  buildWeb({ ...TEST_STACK, webOut: WEB_OUT });
  const last = checkOutLast(ROOT);
  try {
    last.buildWeb();
    const [bytes, bytesBefore] = [join(ROOT, WEB_OUT), join(last.folder, TEST_STACK.webOut)].map(bytesByScreen);
    print('JavaScript of each screen, and of parts that load later (bytes, gzip)', last.commit, bytes, bytesBefore);
    const [lines, linesBefore] = [ROOT, last.folder].map(countLines);
    for (const kind of ['source', 'tests'] as const)
      print(`Lines of ${kind}`, last.commit, linesOf(kind, lines), linesOf(kind, linesBefore));
  } finally {
    last.remove();
  }
  return 0;
});

/** Screens and parts that a build does not have are missing. */
function bytesByScreen(folder: string): Map<string, number> {
  const manifest = readManifest(folder);
  const screens = Object.values(ROUTES).map(({ path, module }) => [path, module] as const);
  const bytes = new Map<string, number>();
  for (const [name, module] of [...screens, ...Object.entries(LATE)]) {
    try {
      bytes.set(name, gzipSum(folder, filesFor(manifest, [module])));
    } catch {
      // An earlier version may have been laid out in another way.
    }
  }
  return bytes;
}

function linesOf(kind: keyof Lines, lines: ReadonlyMap<string, Lines> = new Map()): Map<string, number> {
  const counts = [...lines].map(([name, { [kind]: count }]) => [name, count] as const).filter(([, count]) => count > 0);
  return new Map([...counts.sort(), ['all', counts.reduce((sum, [, count]) => sum + count, 0)]]);
}

function print(
  title: string,
  commit: string,
  now: ReadonlyMap<string, number> = new Map(),
  before: ReadonlyMap<string, number> = new Map(),
): void {
  say(`\n${title}\n${'now'.padStart(8)}${commit.padStart(10)}${'change'.padStart(9)}`);
  for (const name of new Set([...now.keys(), ...before.keys()])) {
    const [here, there] = [now.get(name), before.get(name)];
    const change = here === undefined || there === undefined || here === there ? '' : `${here > there ? '+' : ''}${here - there}`;
    say(`${String(here ?? '–').padStart(8)}${String(there ?? '–').padStart(10)}${change.padStart(9)}  ${name}`);
  }
}
