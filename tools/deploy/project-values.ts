/** Writes a project's values once into firebase.json, .firebaserc and its file of parameters; from then on the plain Firebase CLI deploys. */
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { imageHostsOf, ownParametersOf } from '../local/function-parameters.ts';
import { allowedHashes, type Hosting, withValues } from '../local/hosting/hosting.ts';
import { ROOT } from '../local/paths.ts';
import { Stop } from '../local/say.ts';
import { type Configuration, type Environment, PARAMETERS, readConfiguration } from './configuration.ts';

const command = (projectId: string) => `npm run configure -- --project ${projectId}`;

/** Throws {@link Stop} for what is no project that can be deployed to. */
export function requireProject(projectId: string | undefined, usage: string): string {
  if (!projectId) throw new Stop(`Name the Firebase project:\n${usage}`);
  if (!/^[a-z][a-z0-9-]{4,28}[a-z0-9]$/.test(projectId)) throw new Stop(`“${projectId}” cannot be the ID of a project.`);
  if (projectId.startsWith('demo-')) throw new Stop(`${projectId} is a project of the emulators and cannot be deployed to.`);
  return projectId;
}

/** @param root the folder of firebase.json. Throws {@link Stop} for what only a person can fill in. */
export function configure(projectId: string, environment: Environment, root = ROOT): void {
  const { configuration, problems } = readConfiguration(projectId, environment, join(root, 'functions'));
  if (problems.length > 0) {
    const added = addNames(projectId, problems, root);
    throw new Stop(`${sentences(problems)}\n${added}Fill in functions/.env.${projectId}, and run the same command again.`);
  }
  write(configuration, root);
}

export function write(configuration: Configuration, root = ROOT): void {
  for (const [file, text] of outdated(configuration, root)) writeFileSync(join(root, file), text);
}

/** The files without the values of the project, and what they have to be. */
export function outdated(configuration: Configuration, root: string): [string, string][] {
  const wanted = { 'firebase.json': configured(configuration, root), '.firebaserc': withDefault(configuration.projectId, root) };
  return Object.entries(wanted).filter(([file, text]) => readFileSync(join(root, file), 'utf8') !== text);
}

/** @returns the configuration of the project, for which this folder is configured. Throws {@link Stop} with the command that is missing. */
export function requireConfigured(projectId: string, environment: Environment, root = ROOT): Configuration {
  if (projectId.startsWith('demo-'))
    throw new Stop(`Not deployed: ${projectId} is a project of the emulators. Configure this folder for yours: ${command('my-project')}`);
  const { configuration, problems } = readConfiguration(projectId, environment, join(root, 'functions'));
  const unfilled = problems.length > 0;
  if (!unfilled && outdated(configuration, root).length === 0) return configuration;
  const why = unfilled ? problems : ['firebase.json has the values of another project, or older ones.'];
  // If there is no file yet, the command makes it.
  const correct = unfilled && existsSync(join(root, 'functions', `.env.${projectId}`));
  const run = correct ? `Correct functions/.env.${projectId}, and run` : 'Run';
  throw new Stop(`Not deployed, because this folder is not configured for ${projectId}:\n${sentences(why)}\n${run}: ${command(projectId)}`);
}

const sentences = (problems: readonly string[]) => problems.map((problem) => `  - ${problem}`).join('\n');

/** firebase.json as text, because its lines are formatted by hand. */
function configured({ projectId, values, signInDomain, folder }: Configuration, root: string): string {
  const text = readFileSync(join(root, 'firebase.json'), 'utf8');
  const { hosting } = JSON.parse(text) as { hosting: Hosting };
  const ofProject = {
    imageHosts: imageHostsOf(projectId, folder),
    authDomain: signInDomain,
    appCheck: Boolean(values.TUCKAWAY_APP_CHECK_KEY),
  };
  const { headers } = withValues(hosting, { ...ofProject, hashes: allowedHashes(hosting) });
  const pairs = hosting.headers.flatMap((rule, index) => rule.headers.map(({ value }, at) => [value, headers[index]?.headers[at]?.value]));
  return pairs.reduce((now, [from, to]) => now.replace(JSON.stringify(from), () => JSON.stringify(to)), text);
}

/** Makes it the project of `firebase deploy`, unless another one is. */
function withDefault(projectId: string, root: string): string {
  return readFileSync(join(root, '.firebaserc'), 'utf8').replace(/("default": ")demo-[\w-]*/, `$1${projectId}`);
}

/** Adds the names of needed values to the project's file, with what they are for. @returns a sentence about it. */
function addNames(projectId: string, problems: readonly string[], root: string): string {
  const folder = join(root, 'functions');
  const own = ownParametersOf(projectId, folder);
  const lacking = Object.entries(PARAMETERS).filter(
    ([name, { needed }]) => needed && !(name in own) && problems.some((one) => one.startsWith(`${name} `)),
  );
  if (lacking.length === 0) return '';
  const file = join(folder, `.env.${projectId}`);
  const head = existsSync(file) ? '' : '# Values of this project, to be committed; functions/.env has all names and their defaults.\n';
  appendFileSync(file, head + lacking.map(([name, { needed }]) => `# Without it, ${needed}.\n${name}=\n`).join(''));
  return `Added to functions/.env.${projectId}: ${lacking.map(([name]) => name).join(', ')}.\n`;
}
