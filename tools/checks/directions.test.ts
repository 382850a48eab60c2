/** Each rule of .dependency-cruiser.cjs and .dependency-cruiser.folders.cjs finds a wrong import in a small tree of files. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../local/paths.ts';

/** A file, what it must not import, and the rule that forbids it. */
const WRONG: readonly (readonly [string, string, string])[] = [
  ['domain/src/a.ts', 'web/src/data/x.ts', 'domain-is-pure'],
  ['domain/src/b.ts', 'node_modules/openai/index.js', 'domain-is-pure'],
  ['functions/src/stories/c.ts', 'domain/reader/x.ts', 'content-is-read-while-building'],
  ['domain/reader/a.ts', 'domain/src/x.ts', 'reader-knows-no-product'],
  ['web/src/ui/a.ts', 'domain/src/x.ts', 'ui-knows-no-product'],
  ['art/src/a.ts', 'web/src/data/x.ts', 'art-is-pure'],
  ['functions/src/c.ts', 'art/src/x.ts', 'art-through-its-entries'],
  ['web/src/app/c.ts', 'art/src/kit.ts', 'web-loads-art-in-pieces'],
  ['web/src/art/a.ts', 'web/src/data/x.ts', 'pictures-know-art-only'],
  ['web/src/features/one/d.ts', 'web/src/art/x.ts', 'pictures-through-their-index'],
  ['web/src/data/a.ts', 'web/src/ui/x.ts', 'data-knows-no-feature'],
  ['web/src/service-worker/a.ts', 'web/src/data/x.ts', 'service-worker-has-no-window'],
  ['web/src/data/c.ts', 'web/src/service-worker/x.ts', 'only-the-build-knows-the-service-worker'],
  ['web/src/features/one/a.ts', 'web/src/app/x.ts', 'features-do-not-know-the-app'],
  ['web/src/features/voices/b.ts', 'web/src/features/reader/x.ts', 'voices-imports-lower-features'],
  ['web/src/features/keep/b.ts', 'web/src/features/create/x.ts', 'keep-imports-lower-features'],
  ['web/src/features/one/e.ts', 'node_modules/idb-keyval/index.js', 'idb-keyval-beside-data'],
  ['web/src/features/one/c.ts', 'node_modules/firebase/index.js', 'firebase-only-in-data'],
  ['web/src/data/b.ts', 'node_modules/reactfire/index.js', 'reactfire-in-one-file'],
  ['web/src/app/a.ts', 'functions/src/x.ts', 'web-does-not-know-functions'],
  ['functions/src/a.ts', 'web/src/data/x.ts', 'functions-do-not-know-web'],
  ['functions/src/stories/a.ts', 'node_modules/openai/index.js', 'openai-in-one-file'],
  ['functions/src/stories/b.ts', 'node_modules/web-push/index.js', 'web-push-in-one-file'],
  ['functions/src/endpoints/b.ts', 'node_modules/firebase-admin/index.js', 'firebase-admin-only-in-store'],
  ['functions/src/push/a.ts', 'functions/src/store/x.ts', 'use-cases-do-not-know-adapters'],
  ['functions/src/sharing/a.ts', 'functions/src/http/x.ts', 'use-cases-do-not-know-adapters'],
  ['functions/src/store/b.ts', 'functions/src/push/run.ts', 'store-imports-use-case-types-only'],
  ['functions/src/store/a.ts', 'functions/src/endpoints/x.ts', 'adapters-do-not-know-endpoints'],
  ['functions/src/lib/a.ts', 'functions/src/push/x.ts', 'functions-lib-is-independent'],
  ['functions/src/b.ts', 'tools/x.ts', 'product-does-not-know-tools'],
  ['tools/c.ts', 'tests/x.ts', 'tools-do-not-know-tests'],
  ['tools/deploy/a.ts', 'tools/deploy/testing/x.ts', 'tools-do-not-know-their-doubles'],
  ['tests/browser/a.ts', 'web/src/features/home/x.ts', 'browser-tests-do-not-know-screens'],
  ['web/build/a.ts', 'web/src/data/x.ts', 'web-build-knows-routes-only'],
];

const tree = mkdtempSync(join(tmpdir(), 'tuckaway-directions-'));

function write(file: string, text: string): void {
  mkdirSync(dirname(join(tree, file)), { recursive: true });
  writeFileSync(join(tree, file), text);
}

/** @returns each violation as the importing file or folder and the rule. */
function violations(config: string, ...folders: string[]): string[] {
  const cruiser = join(ROOT, 'node_modules', 'dependency-cruiser', 'bin', 'dependency-cruiser.mjs');
  const { stdout } = spawnSync(process.execPath, [cruiser, '--config', join(ROOT, config), '--output-type', 'json', ...folders], {
    cwd: tree,
    encoding: 'utf8',
  });
  const found = (JSON.parse(stdout) as { summary: { violations: { from: string; rule: { name: string } }[] } }).summary.violations;
  return found.map(({ from, rule }) => `${from} ${rule.name}`);
}

it('finds every wrong import and import cycle, also of types, and allows the others', () => {
  write('web/src/features/reader/fine.ts', "import '../../data/x';\nimport './x';\nimport '../voices/b';\n");
  write('tools/a.ts', "import type { B } from './b';\nexport type A = B;\n");
  write('tools/b.ts', "import type { A } from './a';\nexport type B = A;\n");
  for (const [, target] of WRONG) write(target, 'export {};\n');
  for (const [file, target] of WRONG) write(file, `import '${'../'.repeat(file.split('/').length - 1)}${target.replace(/\.ts$/, '')}';\n`);

  const found = violations('.dependency-cruiser.cjs', 'domain', 'art', 'web', 'functions', 'tools', 'tests');
  for (const [file, , rule] of WRONG) expect(found).toContain(`${file} ${rule}`);
  expect(found).toContain('tools/a.ts no-cycles');
  expect(found.filter((line) => line.startsWith('web/src/features/reader/'))).toEqual([]);
});

it('finds two folders that import each other, but not through tests and their fakes', () => {
  for (const realm of ['functions/src', 'web/src/data']) {
    write(`${realm}/one/a.ts`, "import '../two/b';\n");
    write(`${realm}/one/d.ts`, 'export {};\n');
    write(`${realm}/two/b.ts`, 'export {};\n');
    write(`${realm}/two/c.ts`, "import '../one/d';\n");
  }
  write('functions/src/three/a.test.ts', "import '../../testing/fake';\n");
  write('functions/src/three/b.ts', 'export {};\n');
  write('functions/testing/fake.ts', "import '../src/three/b';\n");

  const found = violations('.dependency-cruiser.folders.cjs', 'functions', 'web/src/data');
  const wrong = ['functions/src/one', 'functions/src/two', 'web/src/data/one', 'web/src/data/two'];
  expect(found.filter((line) => /\/(?:one|two|three) /.test(line)).sort()).toEqual(wrong.map((folder) => `${folder} no-folder-cycles`));
});
