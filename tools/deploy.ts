/** `npm run deploy -- --project ID`: builds for that project and deploys rules, indexes, functions and the site (docs/deploy.md). */
import { spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildFunctions, buildWeb, withFeatured } from './local/build.ts';
import { FIREBASE_CLI } from './local/emulator-binaries.ts';
import { parameterOf, pushKeyOf, siteOriginOf } from './local/function-parameters.ts';
import { deployedHosting, firebaseJson } from './local/hosting/hosting.ts';
import { ROOT } from './local/paths.ts';
import { main, Stop, say } from './local/say.ts';
import { applyOperations, type OperationsSettings } from './operations/apply.ts';
import { googleApis } from './operations/google.ts';
import { LINT_STEPS, runInPairs, TYPE_STEP } from './steps/steps.ts';
import { audit } from './supply/audit.ts';
import { FUNCTIONS_LOCK, writeFunctionsLock } from './supply/functions-lock.ts';

/** Long enough for a cold function, in milliseconds. */
const LIST_TIMEOUT_MS = 30_000;

await main(async () => {
  const projectId = projectFromArguments(process.argv.slice(2));
  const settings = operationsSettings(projectId);
  sayWhoOperates();
  const checks = await runInPairs([...LINT_STEPS, TYPE_STEP]);
  if (checks.some(({ failed }) => failed > 0)) throw new Stop('Not deployed: the checks above failed.');
  const { verdict, text } = audit();
  say(text);
  if (verdict === 'vulnerable') throw new Stop('Not deployed: shipped packages have known vulnerabilities.');
  const webConfig = webConfigOf(projectId);
  const build = {
    TUCKAWAY_FIREBASE_CONFIG: JSON.stringify(webConfig),
    TUCKAWAY_PUSH_KEY: pushKeyOf(projectId),
    ...(await featuredOf(projectId)),
  };
  rmSync(join(ROOT, 'web', 'dist'), { recursive: true, force: true });
  buildFunctions();
  buildWeb(undefined, build);
  say(`Deploying to ${projectId} …`);
  writeFunctionsLock();
  const target = ['--project', projectId, '--config', writeConfig(projectId, webConfig.authDomain)];
  // Functions first, because the CLI would release the rules before them, which refuse what older functions leave to the browser.
  const steps = [
    ['--only', 'functions'],
    ['--except', 'functions'],
  ];
  const succeeded = steps.every((which) => firebase(['deploy', ...which, ...target], 'inherit').status === 0);
  // A lock file that stays would become outdated.
  rmSync(FUNCTIONS_LOCK);
  if (!succeeded) throw new Stop('The deployment failed, see above. What was deployed before the failure stays.');
  say('Configuring sign-in, backups, alerts and the budget …');
  const failures = await applyOperations(await googleApis(projectId), settings);
  if (failures.length === 0) return 0;
  throw new Stop(
    `The site is deployed, but not everything could be configured. Repeat this command in ten minutes: new APIs and metrics take that long.\n\n${failures.join('\n')}`,
  );
});

/** Email and budget are the operators' own, so they are not in the repository (docs/operations.md). */
function operationsSettings(projectId: string): OperationsSettings {
  const { TUCKAWAY_ALERT_EMAIL: alertEmail, TUCKAWAY_MONTHLY_BUDGET: budget } = process.env;
  if (budget && !(Number(budget) > 0))
    throw new Stop('TUCKAWAY_MONTHLY_BUDGET has to be a number, in the currency of the billing account.');
  if (!alertEmail) say('TUCKAWAY_ALERT_EMAIL is not set: alerts keep the recipients that they have.');
  return {
    projectId,
    host: new URL(siteOriginOf(projectId)).host,
    storiesPerDay: Number(parameterOf('STORIES_PER_DAY', projectId)),
    alertEmail,
    monthlyBudget: budget ? Number(budget) : undefined,
  };
}

/** The privacy policy and the terms would name placeholders (web/vite.config.ts). */
function sayWhoOperates(): void {
  const missing = ['TUCKAWAY_CONTROLLER_NAME', 'TUCKAWAY_CONTROLLER_ADDRESS', 'TUCKAWAY_CONTACT_EMAIL'].filter(
    (name) => !process.env[name],
  );
  if (missing.length > 0) say(`${missing.join(', ')} not set: /privacy and /terms name placeholders instead of who operates the site.`);
}

function projectFromArguments(args: readonly string[]): string {
  const projectId = args[args.indexOf('--project') + 1];
  if (!args.includes('--project') || !projectId) throw new Stop('Name the Firebase project: npm run deploy -- --project my-project');
  if (projectId.startsWith('demo-')) throw new Stop(`${projectId} is a project of the emulators and cannot be deployed to.`);
  return projectId;
}

/**
 * Writes firebase.json with the values of this build and project. The file is in the same folder, because its paths are relative. It has no
 * build hooks: another build would not match the headers.
 */
function writeConfig(projectId: string, authDomain: string): string {
  const config = firebaseJson() as ReturnType<typeof firebaseJson> & { functions: object[] };
  const hosting = deployedHosting({
    folder: join(ROOT, 'web', 'dist'),
    projectId,
    authDomain,
    appCheck: Boolean(process.env.TUCKAWAY_APP_CHECK_KEY),
  });
  const filled = {
    ...config,
    functions: config.functions.map((codebase) => ({ ...codebase, predeploy: undefined })),
    hosting: { ...hosting, predeploy: undefined },
  };
  const file = join(ROOT, '.firebase.deploy.json');
  writeFileSync(file, `${JSON.stringify(filled, null, 2)}\n`);
  return file;
}

/** The project's public web configuration. */
function webConfigOf(projectId: string): { authDomain: string } {
  const { status, stdout } = firebase(['apps:sdkconfig', 'WEB', '--project', projectId, '--json'], 'pipe');
  const { result } = (status === 0 ? JSON.parse(stdout) : {}) as { result?: { sdkConfig?: { authDomain: string } } };
  if (result?.sdkConfig) return result.sdkConfig;
  throw new Stop(
    `The web configuration of ${projectId} could not be read. Is a web app registered in it, and are you signed in (npx firebase login)? See docs/deploy.md.`,
  );
}

/** The live site's story list for home. Without one, the prerendered home says that its stories are loading. */
async function featuredOf(projectId: string): Promise<Record<string, string>> {
  const address = `${siteOriginOf(projectId)}/api/stories/featured`;
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(LIST_TIMEOUT_MS) });
    const list: unknown = answer.ok ? await answer.json() : null;
    if (Array.isArray(list)) return withFeatured(list);
  } catch {
    // Handled like an answer that is not a list.
  }
  say(`${address} has no story list, so home is prerendered without stories.`);
  return {};
}

function firebase(args: readonly string[], output: 'inherit' | 'pipe') {
  return spawnSync(process.execPath, [FIREBASE_CLI, ...args], { cwd: ROOT, encoding: 'utf8', stdio: ['inherit', output, 'inherit'] });
}
