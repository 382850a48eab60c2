/** Asks the npm registry for known vulnerabilities of the shipped packages. */
import { spawnSync } from 'node:child_process';
import { ROOT } from '../../local/paths.ts';

/** `unknown`: the registry in use does not answer audits. */
export type Audit = { verdict: 'clean' | 'vulnerable' | 'unknown'; text: string };

const SERIOUS = ['high', 'critical'];

interface Report {
  metadata?: { vulnerabilities?: { total?: number } };
  vulnerabilities?: Record<string, { severity: string }>;
}

/** @param output what `npm audit --json` printed. */
export function readAudit(output: string): Audit {
  const { metadata, vulnerabilities = {} } = (output.startsWith('{') ? JSON.parse(output) : {}) as Report;
  if (!metadata?.vulnerabilities) {
    return { verdict: 'unknown', text: 'This npm registry does not answer audits. Run npm run audit with one that does before deploying.' };
  }
  const names = Object.keys(vulnerabilities).filter((name) => SERIOUS.includes(vulnerabilities[name]?.severity ?? ''));
  if (names.length > 0)
    return { verdict: 'vulnerable', text: `Shipped packages with high or critical vulnerabilities: ${names.join(', ')}.` };
  const lesser = metadata.vulnerabilities.total ?? 0;
  return { verdict: 'clean', text: `No shipped package has a high or critical vulnerability (${lesser} lesser ones).` };
}

/** Leaves development tools out. */
export function audit(): Audit {
  const windows = process.platform === 'win32';
  const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--audit', '--json'], { cwd: ROOT, encoding: 'utf8', shell: windows });
  return readAudit(stdout ?? '');
}
