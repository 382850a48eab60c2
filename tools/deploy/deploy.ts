/** `npm run deploy -- --project ID`: prepares a Firebase project, and deploys functions, rules, indexes and the site to it (docs/operations.md). */
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { ROOT } from '../local/paths.ts';
import { main, say } from '../local/say.ts';
import { terminal } from '../local/terminal.ts';
import { googleApis } from '../operations/google.ts';
import { firebaseCli } from './cli.ts';
import { readConfiguration } from './configuration.ts';
import { deploy } from './deployment.ts';
import { readOptions } from './options.ts';

await main(async () => {
  const options = readOptions(process.argv.slice(2));
  const { projectId } = options;
  const google = await googleApis(projectId);
  await deploy(
    { options, ...readConfiguration(projectId, process.env) },
    {
      google,
      firebase: firebaseCli(projectId, ROOT),
      clock: { now: Date.now, sleep },
      say,
      ask: terminal(),
      environment: process.env,
      root: ROOT,
    },
  );
  return 0;
});
