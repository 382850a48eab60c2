/** The documentation: links resolve, every file, npm script and decision that is mentioned exists, and lines are short. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../local/paths.ts';

const tracked = (...patterns: string[]) =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...patterns], { cwd: ROOT, encoding: 'utf8' })
    .split('\n')
    .filter((path) => path !== '' && existsSync(join(ROOT, path)));
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

/** A heading's anchor as GitHub makes it. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');
const anchorsOf = (page: string) => [...page.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading));

const pages = tracked('*.md');
const files = tracked();
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

test.each(pages)('%s links to files and headings that exist', (page) => {
  const links = [...read(page).matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link).filter((link) => !/^[a-z]+:/.test(link));
  const broken = links.filter((link) => {
    const [file = '', anchor] = link.split('#');
    const target = file === '' ? page : join(dirname(page), file);
    if (!existsSync(join(ROOT, target))) return true;
    return anchor !== undefined && !anchorsOf(read(target)).includes(anchor);
  });
  expect(broken).toEqual([]);
});

/** Made by the build, the tools or the tests, or named because it was removed. */
const NOT_TRACKED = ['app.html', 'record.html', 'cover.svg', 'bench.json', 'web-app.json'];
const FILE = /[\w.@-]*(?:\/[\w.@-]+)*[\w-]\.(?:tsx?|mjs|mts|cjs|css|json|svg|rules|html)\b/g;

test.each(pages.filter((page) => page !== 'docs/specification.md'))('%s mentions no file or npm script that does not exist', (page) => {
  const spans = [...read(page).matchAll(/`([^`\n]+)`/g)].map(([, span = '']) => span);
  const mentioned = spans.flatMap((span) => span.match(FILE) ?? []).map((name) => name.replace(/^\.?\//, ''));
  const missing = mentioned.filter((name) => !files.some((file) => `/${file}`.endsWith(`/${name}`)));
  expect(missing.filter((name) => !NOT_TRACKED.some((known) => name.endsWith(known)))).toEqual([]);
  const commands = spans.flatMap((span) => [...span.matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name));
  expect(commands.filter((name) => !(name in scripts))).toEqual([]);
});

test.each(pages.filter((page) => page !== 'docs/specification.md'))('%s has no line of more than 110 characters', (page) => {
  expect(
    read(page)
      .split('\n')
      .filter((line) => line.length > 110),
  ).toEqual([]);
});

const sources = tracked().filter(
  (path) => /\.(?:md|tsx?|mjs|cjs|css|yaml|yml|json|rules)$|\.env$/.test(path) && path !== 'docs/specification.md',
);

test('every page of the documentation that code cites exists', () => {
  const cited = sources.flatMap((path) => [...read(path).matchAll(/(?<![\w/.])docs\/[\w./-]*\.md(?:#[\w-]+)?/g)].map(([link]) => link));
  expect(cited.length).toBeGreaterThan(0);
  expect(
    [...new Set(cited)].filter((link) => {
      const [page = '', anchor] = link.split('#');
      return !existsSync(join(ROOT, page)) || (anchor !== undefined && !anchorsOf(read(page)).includes(anchor));
    }),
  ).toEqual([]);
});

test('every decision that code or documentation cites is recorded', () => {
  const recorded = [...read('docs/decisions.md').matchAll(/^## ([PS]?\d+): /gm)].map(([, row]) => row);
  const cited = sources.flatMap((path) =>
    [...read(path).matchAll(/[Dd]ecisions?\s((?:[PS]?\d+(?:, | and | to )?)+)/g)].flatMap(([, rows = '']) => rows.match(/[PS]?\d+/g) ?? []),
  );
  expect(recorded.filter((row) => /^[PS]/.test(row ?? ''))).toEqual([...numbered('P', 26), ...numbered('S', 16)]);
  expect([...new Set(cited)].filter((row) => !recorded.includes(row))).toEqual([]);
});

function numbered(letter: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => `${letter}${index + 1}`);
}
