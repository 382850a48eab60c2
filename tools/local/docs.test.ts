/** The documentation: relative links resolve, and every cited decision exists. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './paths.ts';

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

test('every decision that code or documentation cites is recorded', () => {
  const recorded = ['product', 'safety'].flatMap((name) =>
    [...read(`docs/decisions/${name}.md`).matchAll(/^## ([PS]\d+): /gm)].map(([, row]) => row),
  );
  const sources = tracked('*.md', '*.ts', '*.tsx', 'firestore.rules').filter((path) => path !== 'docs/specification.md');
  const cited = sources.flatMap((path) =>
    [...read(path).matchAll(/[Dd]ecisions? ((?:[PS]\d+(?:, | and | to )?)+)/g)].flatMap(([, rows = '']) => rows.match(/[PS]\d+/g) ?? []),
  );
  expect(recorded).toEqual([...numbered('P', 26), ...numbered('S', 15)]);
  expect([...new Set(cited)].filter((row) => !recorded.includes(row))).toEqual([]);
});

function numbered(letter: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => `${letter}${index + 1}`);
}
