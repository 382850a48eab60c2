/** The workflows of GitHub Actions: they run scripts that exist, with options that exist, and only pinned actions. */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
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
      if (run === undefined || run.startsWith('npx firebase ')) continue;
      const [, script = ''] = /^npm (?:run )?([\w:-]+)/.exec(run) ?? [];
      expect(Object.keys(scripts)).toContain(script);
    }
  }
});

test.each(workflows.filter(([, { jobs }]) => 'deploy' in jobs))(
  '%s deploys with the Firebase CLI alone, after the folder is configured',
  (_name, { jobs }) => {
    const runs = jobs.deploy?.steps.flatMap(({ run }) => run ?? []) ?? [];
    const commands = runs.filter((run) => run.startsWith('npx firebase '));
    expect(commands.length).toBeGreaterThan(0);
    for (const command of commands) expect(command).toMatch(/ --project "\$PROJECT" --non-interactive$/);
    expect(runs.indexOf('npm run configure -- --project "$PROJECT"')).toBe(runs.indexOf(commands[0] ?? '') - 1);
    expect(runs.join()).not.toContain('npm run deploy');
  },
);

test('the credentials that signing in to Google leaves in the workspace are ignored, by git and by the checks before a deployment', () => {
  const { status, stderr } = spawnSync('git', ['check-ignore', '--quiet', 'gha-creds-0123456789abcdef.json'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  expect(status, stderr).toBe(0);
});
