/** `npm run deploy -- --project ID`: prepares a Firebase project, and deploys functions, rules, indexes and the site to it (docs/operations.md). */
import { rmSync } from 'node:fs';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { buildSite, prepare } from './deploy/build.ts';
import { deployConfig, firebaseCli } from './deploy/cli.ts';
import { configurationOf, problemsOf, valuesOf } from './deploy/configuration.ts';
import { deploy } from './deploy/deploy.ts';
import { readOptions } from './deploy/options.ts';
import { terminal } from './deploy/terminal.ts';
import { otherDeployment } from './local/one-at-a-time.ts';
import { main, Stop, say } from './local/say.ts';
import { type CallGoogle, googleApis } from './operations/google.ts';
import { FUNCTIONS_LOCK } from './supply/functions-lock.ts';

await main(async () => {
  const options = readOptions(process.argv.slice(2));
  const { projectId } = options;
  const values = valuesOf(projectId, process.env);
  const configuration = configurationOf(projectId, values);
  const google = await signedIn(projectId);
  // Both would build into the same folder, and one project's pages could be released to the other.
  const other = options.dryRun ? null : otherDeployment();
  if (other !== null) throw new Stop(`Another deployment is running from this folder (process ${other}). Wait until it ends.`);
  try {
    await deploy(
      { options, configuration, problems: problemsOf(projectId, values) },
      {
        google,
        firebase: firebaseCli(projectId),
        clock: { now: Date.now, sleep },
        say,
        ask: terminal(),
        environment: process.env,
        prepare,
        buildSite: (webConfig, pushKey) => buildSite(options, configuration, google, webConfig, pushKey),
      },
    );
  } finally {
    // Files that stay would become outdated. A plan writes none, and may be made beside a deployment.
    for (const file of options.dryRun ? [] : [FUNCTIONS_LOCK, deployConfig()]) rmSync(file, { force: true });
  }
  return 0;
});

async function signedIn(projectId: string): Promise<CallGoogle> {
  try {
    return await googleApis(projectId);
  } catch (error) {
    throw new Stop(`Sign in first: npx firebase login, or GOOGLE_APPLICATION_CREDENTIALS in a pipeline. (${(error as Error).message})`);
  }
}
