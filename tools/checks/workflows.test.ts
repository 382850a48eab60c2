/** GitHub's workflows: they only run npm scripts that exist, and need few rights. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { ROOT } from '../local/paths.ts';

const FOLDER = join(ROOT, '.github', 'workflows');
const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { scripts: Record<string, string> };

interface Workflow {
  permissions: Record<string, string>;
  jobs: Record<string, { steps: { run?: string; uses?: string }[] }>;
}

test.each(readdirSync(FOLDER))('%s runs npm scripts that exist, with minimal rights', (name) => {
  const { permissions, jobs } = parse(readFileSync(join(FOLDER, name), 'utf8')) as Workflow;
  const commands = Object.values(jobs).flatMap(({ steps }) => steps.flatMap(({ run }) => (run ?? '').split('\n').filter(Boolean)));
  const called = commands.map((command) => /^npm (?:run )?([\w:-]+)/.exec(command)?.[1] ?? command);
  expect(called).not.toEqual([]);
  expect(called.filter((script) => !(script in scripts))).toEqual([]);
  expect(permissions).toEqual({ contents: 'read', ...(name === 'pull-request.yml' ? {} : { 'id-token': 'write' }) });
});
