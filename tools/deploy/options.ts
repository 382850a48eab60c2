/** The arguments of `npm run deploy` (docs/operations.md). */
import { parseArgs } from 'node:util';
import { orUsage, Stop } from '../local/say.ts';

export interface Options {
  readonly projectId: string;
  /** Where Firestore is created; it can never be moved. */
  readonly location?: string | undefined;
  /** Prepares the project, and leaves deploying to `npx firebase deploy`. */
  readonly noCode: boolean;
  /** Agrees that functions with the names of ours, which may be another app's, are replaced. */
  readonly replaceFunctions: boolean;
  /** Changes nothing. */
  readonly dryRun: boolean;
  /** Does not ask. */
  readonly yes: boolean;
}

const USAGE = 'npm run deploy -- --project ID [--location eur3] [--no-code] [--replace-functions] [--dry-run] [--yes]';
const FLAG = { type: 'boolean', default: false } as const;
const FLAGS = { 'no-code': FLAG, 'replace-functions': FLAG, 'dry-run': FLAG, yes: FLAG };

/** Throws {@link Stop} for arguments that do not exist. */
export function readOptions(args: readonly string[]): Options {
  const { project, location, yes, ...flags } = orUsage(
    USAGE,
    () => parseArgs({ args: [...args], options: { project: { type: 'string' }, location: { type: 'string' }, ...FLAGS } }).values,
  );
  // A variable that a pipeline has not set.
  if (location === '') throw new Stop('--location is empty.');
  const [noCode, replaceFunctions, dryRun] = [flags['no-code'], flags['replace-functions'], flags['dry-run']];
  return { projectId: requireProject(project, USAGE), location, noCode, replaceFunctions, dryRun, yes };
}

/** Throws {@link Stop} for what is no project that can be deployed to. */
export function requireProject(projectId: string | undefined, usage: string): string {
  if (!projectId) throw new Stop(`Name the Firebase project:\n${usage}`);
  if (!/^[a-z][a-z0-9-]{4,28}[a-z0-9]$/.test(projectId)) throw new Stop(`“${projectId}” cannot be the ID of a project.`);
  if (projectId.startsWith('demo-')) throw new Stop(`${projectId} is a project of the emulators and cannot be deployed to.`);
  return projectId;
}
