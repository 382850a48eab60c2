/** `npm run deploy -- --project ID`: prepares a Firebase project, and deploys functions, rules, indexes and the site to it (docs/operations.md). */
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { ROOT } from '../local/paths.ts';
import { main, orUsage, say } from '../local/say.ts';
import { terminal } from '../local/terminal.ts';
import { googleApis } from '../operations/google.ts';
import { firebaseCli } from './cli.ts';
import { readConfiguration } from './configuration.ts';
import { deploy } from './deployment.ts';
import { requireProject } from './project-values.ts';

const USAGE = 'npm run deploy -- --project ID [--location eur3] [--replace-functions] [--dry-run] [--yes]';
const FLAG = { type: 'boolean', default: false } as const;

await main(async () => {
  const flags = { 'replace-functions': FLAG, 'dry-run': FLAG, yes: FLAG };
  const options = { project: { type: 'string' }, location: { type: 'string' }, ...flags } as const;
  const { project, location, yes, ...others } = orUsage(USAGE, () => parseArgs({ options }).values);
  const projectId = requireProject(project, USAGE);
  const { configuration, problems } = readConfiguration(projectId, process.env);
  const [google, firebase] = [await googleApis(projectId), firebaseCli(projectId, ROOT)];
  const chosen = { location, replaceFunctions: others['replace-functions'], dryRun: others['dry-run'], yes, ask: terminal() };
  await deploy({ projectId, configuration, ...chosen, google, firebase, sleep, say, environment: process.env, root: ROOT }, problems);
  return 0;
});
