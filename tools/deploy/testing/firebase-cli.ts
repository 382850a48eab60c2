/** A stand-in for the Firebase CLI on the same project: it needs what the real one needs, function by function, and writes only what differs. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../local/paths.ts';
import { GoogleError } from '../../operations/google.ts';
import { CliFailed } from '../session.ts';
import { functionNames } from '../steps/code.ts';
import type { StandIn } from './google.ts';
import type { Project } from './project.ts';

export function firebaseCliOn(made: StandIn, version = () => 'version 1') {
  const { project } = made;
  /** A write of the CLI, which can fail like any call. */
  const write = (what: string, effect: () => void) => {
    const call = { index: made.calls++, method: 'POST' as const, url: `firebase-cli/${what}` };
    made.fault?.({ ...call, moment: 'before' });
    effect();
    made.writes.push(call.url);
    made.fault?.({ ...call, moment: 'after' });
  };
  const deployFunctions = () => {
    const account = `firebase-fn-1@${project.id}.iam.gserviceaccount.com`;
    if (!project.accounts.includes(account)) write('account', () => void project.accounts.push(account));
    const wanted = functionNames();
    for (const name of wanted) {
      const hash = version();
      if ((project.functions[name]?.labels as { hash?: string })?.hash === hash) continue;
      write(`functions/${name}`, () => {
        const full = `projects/${project.id}/locations/europe-west1/functions/${name}`;
        project.functions[name] = {
          name: full,
          labels: { hash, 'deployment-tool': 'cli-firebase' },
          serviceConfig: { serviceAccountEmail: account },
        };
      });
    }
    for (const [name, { labels }] of Object.entries(project.functions)) {
      const { 'deployment-tool': tool, 'firebase-functions-codebase': codebase } = labels as Record<string, string>;
      if (tool && !codebase && !wanted.includes(name)) write(`delete/${name}`, () => delete project.functions[name]);
    }
  };
  const targets: Record<string, (message?: string) => void> = {
    functions: deployFunctions,
    'firestore:indexes': () => void (project.indexes || write('indexes', () => (project.indexes = true))),
    'firestore:rules': () => write('rules', () => (project.rules = readFileSync(join(ROOT, 'firestore.rules'), 'utf8'))),
    hosting: (message = '') => write('hosting', () => (project.live = { message })),
  };
  return async (args: readonly string[]): Promise<void> => {
    const option = (name: string) => (args.includes(name) ? args[args.indexOf(name) + 1] : undefined);
    try {
      if (args[0] === 'hosting:channel:deploy') return write(`channel/${args[1]}`, () => {});
      const target = option('--only') ?? '';
      const problem = needs(project, target);
      if (problem) throw new GoogleError(403, problem);
      targets[target]?.(option('--message'));
    } catch (error) {
      throw error instanceof GoogleError ? new CliFailed(`Error: HTTP Error: ${error.status}, ${error.message}`) : error;
    }
  };
}

/** @returns why a deployment of the target would fail. */
function needs(project: Project, target: string): string | undefined {
  const granted = (role: string) => project.policies[`projects/${project.id}`]?.bindings.some((binding) => binding.role === role);
  if (target === 'hosting') return project.sites.length > 0 ? undefined : 'the project has no site';
  if (!project.database) return 'the project has no database, which would be created in nam5';
  if (target !== 'functions') return undefined;
  for (const api of ['cloudfunctions', 'run', 'eventarc', 'pubsub', 'cloudbuild', 'artifactregistry', 'cloudscheduler', 'cloudtasks'])
    if (!project.services.includes(`${api}.googleapis.com`)) return `${api} is disabled`;
  for (const role of ['roles/eventarc.serviceAgent', 'roles/cloudbuild.builds.builder']) if (!granted(role)) return `nobody has ${role}`;
  for (const secret of ['OPENAI_API_KEY', 'MODERATION_API_KEY', 'VAPID_PRIVATE_KEY'])
    if (!project.secrets[secret]?.length) return `secret ${secret} has no version`;
  return undefined;
}
