/**
 * Reads the configuration of a project: `functions/.env` and `functions/.env.PROJECT`, which functions, pages, headers and the deployment share.
 * The Firebase CLI's own parser reads them, so that both understand every line alike.
 */
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { commaSeparated } from '../../functions/src/lib/comma-separated.ts';
import { ROOT } from './paths.ts';
import { Stop } from './say.ts';

const require = createRequire(import.meta.url);
export const FUNCTIONS_FOLDER: string = join(ROOT, 'functions');

type Parse = (text: string) => { envs: Record<string, string>; errors: string[] };

/** All values of a project; its own file wins. Throws {@link Stop} for a line that the CLI would refuse. */
export function parametersOf(projectId: string, folder: string = FUNCTIONS_FOLDER): Record<string, string> {
  return { ...read(folder, '.env'), ...ownParametersOf(projectId, folder) };
}

/** The values in a project's own file. */
export function ownParametersOf(projectId: string, folder: string = FUNCTIONS_FOLDER): Record<string, string> {
  return read(folder, `.env.${projectId}`);
}

function read(folder: string, name: string): Record<string, string> {
  const { parse } = require('firebase-tools/lib/functions/env.js') as { parse: Parse };
  const file = join(folder, name);
  const { envs, errors } = parse(existsSync(file) ? readFileSync(file, 'utf8') : '');
  if (errors.length > 0) throw new Stop(`${file} has lines that are not NAME=value:\n${errors.join('\n')}`);
  return envs;
}

/** The defaults of the repository: every name that there is, without secrets. */
export function defaultParameters(): Record<string, string> {
  return parametersOf('');
}

/** @returns the value in `.env.PROJECT`, else in `.env`, else an empty text. */
export function parameterOf(name: string, projectId: string, folder?: string): string {
  return parametersOf(projectId, folder)[name] ?? '';
}

/** The site's origin: its own domain, else Hosting's. */
export function siteOriginOf(projectId: string, folder?: string): string {
  return parameterOf('SITE_ORIGIN', projectId, folder) || `https://${projectId}.web.app`;
}

/** Hosts that curated pictures and profile pictures may come from (decision P13). */
export function imageHostsOf(projectId: string, folder?: string): string[] {
  return commaSeparated(parameterOf('IMAGE_HOSTS', projectId, folder));
}
