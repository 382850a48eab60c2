/** The workflows of GitHub Actions: they run scripts that exist, with options that exist, and only pinned actions. */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { readOptions } from '../deploy/options.ts';
import { ROOT } from '../local/paths.ts';

interface Workflow {
  permissions: Record<string, string>;
  jobs: Record<string, { 'timeout-minutes'?: number; steps: { uses?: string; run?: string }[] }>;
}

const FOLDER = join(ROOT, '.github', 'workflows');
const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { scripts: Record<string, string> };

const workflows = readdirSync(FOLDER).map((name) => [name, parse(readFileSync(join(FOLDER, name), 'utf8')) as Workflow] as const);

test.each(workflows)('%s runs scripts that exist, pinned actions, and ends', (_name, { jobs, permissions }) => {
  expect(permissions).toEqual({ contents: 'read', ...('deploy' in jobs && { 'id-token': 'write' }) });
  for (const { steps, 'timeout-minutes': minutes } of Object.values(jobs)) {
    expect(minutes).toBeGreaterThan(0);
    for (const { uses, run } of steps) {
      if (uses !== undefined) expect(uses).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40}$/);
      if (run === undefined || run === 'npm ci') continue;
      const [, script = ''] = /^npm (?:run )?([\w:-]+)/.exec(run) ?? [];
      expect(Object.keys(scripts)).toContain(script);
    }
  }
});

test.each(workflows.filter(([, { jobs }]) => 'deploy' in jobs))('%s deploys with options that exist, without asking', (_name, { jobs }) => {
  const command = jobs.deploy?.steps.map(({ run }) => run ?? '').find((run) => run.startsWith('npm run deploy')) ?? '';
  const [, options = ''] = command.replace('"$PROJECT"', 'my-project').split(' -- ');
  expect(readOptions(options.split(' '))).toMatchObject({ projectId: 'my-project', yes: true, dryRun: false });
});

test('the credentials that signing in to Google leaves in the workspace are ignored, by git and by the checks before a deployment', () => {
  const { status, stderr } = spawnSync('git', ['check-ignore', '--quiet', 'gha-creds-0123456789abcdef.json'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  expect(status, stderr).toBe(0);
});
