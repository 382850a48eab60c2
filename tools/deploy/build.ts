/** Checks and builds what is deployed. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildFunctions, buildWeb, withFeatured } from '../local/build.ts';
import { deployedHosting, firebaseJson, type Hosting } from '../local/hosting/hosting.ts';
import { ROOT } from '../local/paths.ts';
import { Stop, say } from '../local/say.ts';
import type { Answer, CallGoogle } from '../operations/google.ts';
import { LINT_STEPS, runSteps, TYPE_STEP } from '../steps/steps.ts';
import { audit } from '../supply/audit.ts';
import { writeFunctionsLock } from '../supply/functions-lock.ts';
import { deployConfig } from './cli.ts';
import type { Configuration } from './configuration.ts';
import { featuredOf } from './featured.ts';
import type { Options, Part } from './options.ts';

/** Stops for failed checks and for shipped packages with known vulnerabilities. */
export async function prepare(parts: readonly Part[]): Promise<void> {
  const checks = await runSteps([...LINT_STEPS, TYPE_STEP]);
  if (checks.some(({ failed }) => failed > 0)) throw new Stop('Not deployed: the checks above failed.');
  const { verdict, text } = audit();
  say(text);
  if (verdict === 'vulnerable') throw new Stop('Not deployed: shipped packages have known vulnerabilities.');
  writeConfig();
  if (!parts.includes('functions')) return;
  buildFunctions();
  writeFunctionsLock();
}

/**
 * Builds the pages for a project.
 * @param root the folder that the paths of firebase.json start from.
 * @returns a fingerprint of the files and of Hosting's configuration.
 */
export async function buildSite(
  { projectId }: Options,
  { values }: Configuration,
  google: CallGoogle,
  webConfig: Answer,
  pushKey: string,
  root = ROOT,
): Promise<string> {
  const featured = await featuredOf(projectId, google);
  const folder = join(root, 'web', 'dist');
  rmSync(folder, { recursive: true, force: true });
  buildWeb(undefined, {
    ...siteEnvironment(values, webConfig, pushKey),
    TUCKAWAY_WEB_OUT: folder,
    ...(featured.length > 0 && withFeatured(featured)),
  });
  const appCheck = Boolean(values.TUCKAWAY_APP_CHECK_KEY);
  const hosting = deployedHosting({ folder, projectId, authDomain: String(webConfig.authDomain), appCheck });
  writeConfig(hosting, root);
  return fingerprintOf(folder, hosting);
}

/** What the build of a project's pages reads. Empty what only local builds have: an exported variable would connect the site to emulators. */
export function siteEnvironment(values: Configuration['values'], webConfig: Answer, pushKey: string): Record<string, string> {
  return {
    ...Object.fromEntries(Object.entries(values).filter(([name]) => name.startsWith('TUCKAWAY_'))),
    TUCKAWAY_EMULATORS: '',
    TUCKAWAY_WEB_OUT: '',
    TUCKAWAY_FEATURED: '',
    TUCKAWAY_FIREBASE_CONFIG: JSON.stringify(webConfig),
    TUCKAWAY_PUSH_KEY: pushKey,
  };
}

/** Changes with any file and with the configuration. */
export function fingerprintOf(folder: string, hosting: object): string {
  const hash = createHash('sha256').update(JSON.stringify(hosting));
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files.map(({ parentPath, name }) => join(parentPath, name)).sort();
  for (const path of paths) hash.update(`\0${path.slice(folder.length)}\0`).update(readFileSync(path));
  return `build ${hash.digest('hex').slice(0, 32)}`;
}

/** Writes firebase.json with this build's values, and without build hooks: another build would not match the headers. */
export function writeConfig(hosting?: Hosting, root = ROOT): void {
  const { hosting: _unfilled, ...config } = firebaseJson() as ReturnType<typeof firebaseJson> & { functions: object[] };
  const filled = {
    ...config,
    functions: config.functions.map((codebase) => ({ ...codebase, predeploy: undefined })),
    ...(hosting && { hosting: { ...hosting, predeploy: undefined } }),
  };
  writeFileSync(deployConfig(root), `${JSON.stringify(filled, null, 2)}\n`);
}
