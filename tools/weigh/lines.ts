/** Counts lines of source and tests. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** All lines, with comments and empty ones. */
export interface Lines {
  source: number;
  tests: number;
}

const CODE = /\.(?:ts|tsx|mjs|cjs|js|css)$/;
const TEST = /\.test\.|(?:^|\/)testing\/|^tests\//;
const WORKSPACES = ['domain', 'art', 'web', 'functions', 'tools', 'tests', 'content'];

/** @param folder a checkout; files that git ignores do not count. @returns the lines of each workspace that has some. */
export function countLines(folder: string): Map<string, Lines> {
  const files = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard', ...WORKSPACES], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  }).stdout.split('\0');
  const lines = new Map<string, Lines>();
  for (const file of files) {
    if (!CODE.test(file) || !existsSync(join(folder, file))) continue;
    const [workspace = ''] = file.split('/');
    const counted = lines.get(workspace) ?? { source: 0, tests: 0 };
    counted[TEST.test(file) ? 'tests' : 'source'] += readFileSync(join(folder, file), 'utf8').split('\n').length - 1;
    lines.set(workspace, counted);
  }
  return lines;
}
