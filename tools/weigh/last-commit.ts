/** Checks out the last commit beside the work tree, so that both can be built and compared. */
import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where the keys of local runs are (tools/local/development-keys.ts). */
const KEYS = ['functions/.secret.local', 'functions/.env.local'];

interface LastCommit {
  /** Its abbreviated id. */
  commit: string;
  folder: string;
  /** Builds the web app as for the tests. */
  buildWeb(): void;
  remove(): void;
}

/** @param root a checkout with its packages installed, which the last commit uses too. @throws if git has no such commit. */
export function checkOutLast(root: string): LastCommit {
  const wanted = git(root, 'status', '--porcelain') === '' ? 'HEAD~1' : 'HEAD';
  const commit = git(root, 'rev-parse', '--short', wanted);
  const folder = mkdtempSync(join(tmpdir(), 'tuckaway-last-'));
  git(root, 'worktree', 'add', '--force', '--detach', folder, commit);
  linkPackages(root, folder);
  // Other keys would be other bytes.
  for (const name of KEYS) if (existsSync(join(root, name))) copyFileSync(join(root, name), join(folder, name));
  return {
    commit,
    folder,
    buildWeb: () => void execFileSync(process.execPath, buildForTests(folder), { cwd: folder }),
    remove() {
      rmSync(folder, { recursive: true, force: true });
      git(root, 'worktree', 'prune');
    },
  };
}

/** As its own script says, because another commit may have it elsewhere. */
function buildForTests(folder: string): string[] {
  const { scripts } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { scripts: Record<string, string> };
  return [...(scripts['build:web'] ?? '').split(' ').slice(1, -1), 'test'];
}

/** The packages of `root`, but the folder's own workspaces. */
function linkPackages(root: string, folder: string): void {
  const [from, to] = [join(root, 'node_modules'), join(folder, 'node_modules')];
  mkdirSync(join(to, '@tuckaway'), { recursive: true });
  for (const name of readdirSync(from)) if (name !== '@tuckaway') symlinkSync(join(from, name), join(to, name));
  for (const name of readdirSync(join(from, '@tuckaway'))) symlinkSync(join(folder, name), join(to, '@tuckaway', name));
}

function git(cwd: string, ...command: string[]): string {
  return execFileSync('git', command, { cwd, encoding: 'utf8' }).trim();
}
