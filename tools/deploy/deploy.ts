/** `npm run deploy -- --project ID`: prepares a Firebase project, and deploys functions, rules, indexes and the site to it (docs/operations.md). */
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { otherDeployment } from '../local/one-at-a-time.ts';
import { ROOT } from '../local/paths.ts';
import { main, Stop, say } from '../local/say.ts';
import { terminal } from '../local/terminal.ts';
import { googleApis } from '../operations/google.ts';
import { LINT_STEPS, runSteps, TYPE_STEP } from '../test/steps.ts';
import { firebaseCli } from './cli.ts';
import { readConfiguration } from './configuration.ts';
import { deploy } from './deployment.ts';
import { readOptions } from './options.ts';

await main(async () => {
  const options = readOptions(process.argv.slice(2));
  const { projectId } = options;
  const google = await googleApis(projectId);
  // Both would build into the same folder, and one project's pages could be released to the other.
  const other = options.dryRun ? null : otherDeployment();
  if (other !== null) throw new Stop(`Another deployment is running from this folder (process ${other}). Wait until it ends.`);
  await deploy(
    { options, ...readConfiguration(projectId, process.env) },
    {
      google,
      firebase: firebaseCli(projectId, ROOT),
      clock: { now: Date.now, sleep },
      say,
      ask: terminal(),
      environment: process.env,
      checkCode,
      root: ROOT,
    },
  );
  return 0;
});

/** Throws Stop for failed checks. */
async function checkCode(): Promise<void> {
  const checks = await runSteps([...LINT_STEPS, TYPE_STEP]);
  if (checks.some(({ failed }) => failed > 0)) throw new Stop('Not deployed: the checks above failed.');
}
