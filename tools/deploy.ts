/** `npm run deploy -- --project ID`: builds for that project and deploys rules, indexes, functions and the site (docs/deploy.md). */
import { spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildFunctions, buildWeb, withFeatured } from './local/build.ts';
import { FIREBASE_CLI } from './local/emulator-binaries.ts';
import { pushKeyOf, siteOriginOf } from './local/function-parameters.ts';
import { deployedHosting, firebaseJson } from './local/hosting.ts';
import { ROOT } from './local/paths.ts';
import { main, Stop, say } from './local/say.ts';
import { LINT_STEPS, runInPairs, TYPE_STEP } from './local/steps.ts';
import { audit } from './supply/audit.ts';
import { FUNCTIONS_LOCK, writeFunctionsLock } from './supply/functions-lock.ts';

/** Milliseconds for a cold function to answer. */
const ANSWER_LIMIT_MS = 30_000;

await main(async () => {
  const projectId = projectFromArguments(process.argv.slice(2));
  const checks = await runInPairs([...LINT_STEPS, TYPE_STEP]);
  if (checks.some(({ failed }) => failed > 0)) throw new Stop('Not deployed: the checks above failed.');
  const { how, words } = audit();
  say(words);
  if (how === 'weak') throw new Stop('Not deployed: what is shipped has known weaknesses.');
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
  const { status } = firebase(['deploy', '--project', projectId, '--config', writeConfig(projectId, webConfig.authDomain)], 'inherit');
  // Kept, it would be an old one some day.
  rmSync(FUNCTIONS_LOCK);
  if (status !== 0) throw new Stop('The deployment did not go through; the lines above say why. What is deployed already stays.');
  return 0;
});

function projectFromArguments(args: readonly string[]): string {
  const projectId = args[args.indexOf('--project') + 1];
  if (!args.includes('--project') || !projectId) throw new Stop('Name the Firebase project: npm run deploy -- --project my-project');
  if (projectId.startsWith('demo-')) throw new Stop(`${projectId} is a name for the emulators alone and cannot be deployed to.`);
  return projectId;
}

/**
 * firebase.json with what was built and this project filled in. It lies beside firebase.json, because the CLI takes its paths from there;
 * without the hooks, which would build once more: the headers are those of the files that are there.
 */
function writeConfig(projectId: string, authDomain: string): string {
  const config = firebaseJson() as ReturnType<typeof firebaseJson> & { functions: object[] };
  const hosting = deployedHosting({ folder: join(ROOT, 'web', 'dist'), projectId, authDomain });
  const made = {
    ...config,
    functions: config.functions.map((codebase) => ({ ...codebase, predeploy: undefined })),
    hosting: { ...hosting, predeploy: undefined },
  };
  const file = join(ROOT, '.firebase.deploy.json');
  writeFileSync(file, `${JSON.stringify(made, null, 2)}\n`);
  return file;
}

/** The project's public web configuration, as the CLI knows it. */
function webConfigOf(projectId: string): { authDomain: string } {
  const { status, stdout } = firebase(['apps:sdkconfig', 'WEB', '--project', projectId, '--json'], 'pipe');
  const answer = status === 0 ? (JSON.parse(stdout) as { result?: { sdkConfig?: { authDomain: string } } }) : {};
  if (!answer.result?.sdkConfig) {
    throw new Stop(
      `The web configuration of ${projectId} could not be read. Is a web app registered in it, and are you signed in (npx firebase login)? docs/deploy.md has the steps.`,
    );
  }
  return answer.result.sdkConfig;
}

/** Home's list as the site has it now. Where there is none yet, the prerendered home says that its stories are loading. */
async function featuredOf(projectId: string): Promise<Record<string, string>> {
  const address = `${siteOriginOf(projectId)}/api/stories/featured`;
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(ANSWER_LIMIT_MS) });
    const list: unknown = answer.ok ? await answer.json() : null;
    if (Array.isArray(list)) return withFeatured(list);
  } catch {
    // The same as an answer that is no list.
  }
  say(`${address} has no list of stories: home is prerendered without them.`);
  return {};
}

function firebase(args: readonly string[], output: 'inherit' | 'pipe') {
  return spawnSync(process.execPath, [FIREBASE_CLI, ...args], { cwd: ROOT, encoding: 'utf8', stdio: ['inherit', output, 'inherit'] });
}
