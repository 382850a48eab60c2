/** Writes the result of `npm run test:long` into docs, with its date and the last commit that changed code or tests. */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../local/paths.ts';
import type { StepResult } from './steps.ts';

/** Characters of a line of documentation (tools/checks/docs.test.ts). */
const WIDTH = 110;
const cut = (line: string): string => (line.length > WIDTH ? `${line.slice(0, WIDTH - 1)}…` : line);

export function keepLongResult(results: readonly StepResult[]): void {
  const git = (...args: string[]) => spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' }).stdout?.trim() ?? '';
  const code = ['--', '.', ':!docs', ':!*.md'];
  const commit = git('log', '-1', '--format=%h', ...code) || 'none';
  const changed = git('status', '--porcelain', ...code) === '' ? '' : ', with changes on top';
  const rows = results.map(({ name, passed, failed, skipped, seconds }) => {
    const others = `${failed > 0 ? `, ${failed} failed` : ''}${skipped > 0 ? `, ${skipped} skipped` : ''}`;
    return `- ${name}: ${passed} passed${others}, ${seconds.toFixed(0)} s`;
  });
  const text = [
    '# The last `npm run test:long`',
    '',
    `${new Date().toISOString().slice(0, 10)}, commit ${commit}${changed}, Node ${process.version}.`,
    '',
    ...rows,
    '',
    `Together ${(results.reduce((sum, { seconds }) => sum + seconds, 0) / 60).toFixed(0)} minutes, some side by side.`,
    '',
    ...results.flatMap(({ name, troubles = [] }) =>
      troubles.slice(0, 1).map((trouble) => cut(`- ${name}: ${trouble.replaceAll(`${ROOT}/`, '')}`)),
    ),
  ];
  writeFileSync(join(ROOT, 'docs', 'test-long.md'), `${text.join('\n').trimEnd()}\n`);
}
