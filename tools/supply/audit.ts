/** `npm run audit`: asks the registry for known weaknesses of what is shipped. A high or critical one fails; so does no answer, in plain words. */
import { spawnSync } from 'node:child_process';
import { ROOT } from '../local/paths.ts';

export type Verdict = { how: 'clean' | 'weak' | 'not-asked'; words: string };

const SERIOUS = ['high', 'critical'] as const;

/** @param answer what `npm audit --json` printed. */
export function judgeAudit(answer: string): Verdict {
  const report = parsed(answer);
  const counts = (report?.metadata as { vulnerabilities?: Record<string, number> } | undefined)?.vulnerabilities;
  if (!counts)
    return {
      how: 'not-asked',
      words: 'The registry in use gives no answer to npm audit: nothing is known. Ask where it does, before a deployment.',
    };
  const serious = SERIOUS.reduce((sum, level) => sum + (counts[level] ?? 0), 0);
  const names = Object.entries((report?.vulnerabilities ?? {}) as Record<string, { severity?: string }>)
    .filter(([, { severity }]) => SERIOUS.some((level) => level === severity))
    .map(([name]) => name);
  if (serious > 0) return { how: 'weak', words: `${serious} high or critical weaknesses in what is shipped: ${names.join(', ')}.` };
  return { how: 'clean', words: `No high or critical weakness in what is shipped (${counts.total ?? 0} lesser ones).` };
}

function parsed(answer: string): Record<string, unknown> | undefined {
  try {
    return JSON.parse(answer) as Record<string, unknown>;
  } catch {
    return undefined;
  }
}

/** Asks for what is installed without the tools of development. */
export function audit(): Verdict {
  const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--audit', '--json'], {
    cwd: ROOT,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  return judgeAudit(stdout ?? '');
}
