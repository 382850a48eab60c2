/** A deployment against the stand-in, on a clock of its own, and by default with a stand-in for the Firebase CLI too. */
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RUNTIME } from '../../../functions/src/config/runtime.ts';
import { ROOT } from '../../local/paths.ts';
import { GoogleError } from '../../operations/google.ts';
import { CliFailed } from '../cli.ts';
import { readConfiguration } from '../configuration.ts';
import { deploy } from '../deployment.ts';
import { readOptions } from '../options.ts';
import type { Ports } from '../session.ts';
import { type StandIn, standIn } from './google.ts';
import { addAccount, freshProject, type Project } from './project.ts';

export const FILLED = `VAPID_SUBJECT=mailto:hello@bedtime.tales.org
TUCKAWAY_ADMIN_EMAILS=ada@tales.org, ben@tales.org, cleo@tales.org
TUCKAWAY_CONTACT_EMAIL=hello@tales.org
TUCKAWAY_CONTROLLER_NAME="Bedtime Tales e. V."
TUCKAWAY_CONTROLLER_ADDRESS="Lindenweg 1, 04109 Leipzig" # the garden house
TUCKAWAY_ALERT_EMAIL=ops@tales.org
TUCKAWAY_MONTHLY_BUDGET=49.5
`;

export interface Trial extends StandIn {
  readonly said: string[];
  readonly asked: string[];
  /** The answers of a person, by a part of the question; undefined without a terminal. */
  terminal: Record<string, string> | undefined;
  readonly environment: Record<string, string>;
  /** Runs the Firebase CLI. */
  firebase: Ports['firebase'];
  /** A copy of what a deployment reads and writes. */
  readonly root: string;
  /** Replaces the project's own file of parameters. */
  configure(text: string): void;
  /** Virtual milliseconds that passed. */
  passed(): number;
  run(...args: string[]): Promise<void>;
  /** Removes its files. */
  remove(): void;
}

/** @param root by default a new folder. */
export function trial(project: Project = freshProject(), root = mkdtempSync(join(tmpdir(), 'tuckaway-deploy-'))): Trial {
  mkdirSync(join(root, 'functions'), { recursive: true });
  for (const file of ['firebase.json', '.firebaserc', 'functions/.env']) cpSync(join(ROOT, file), join(root, file));
  const folder = join(root, 'functions');
  const made = standIn(project);
  let now = 0;
  const one: Trial = Object.assign(made, {
    said: [],
    asked: [],
    terminal: undefined,
    environment: { OPENAI_API_KEY: 'sk-secret-1', MODERATION_API_KEY: 'sk-secret-2' },
    firebase: (args: readonly string[]) => fakeCli(made, args),
    root,
    configure: (text: string) => writeFileSync(join(folder, `.env.${project.id}`), text),
    passed: () => now,
    run,
    remove: () => rmSync(root, { recursive: true, force: true }),
  });
  one.configure(FILLED);

  async function run(...args: string[]): Promise<void> {
    const options = readOptions(['--project', project.id, ...args]);
    const { terminal } = one;
    const ask: Ports['ask'] = async (text) => {
      one.asked.push(text);
      return Object.entries(terminal ?? {}).find(([part]) => text.includes(part))?.[1] ?? '';
    };
    const sleep = async (milliseconds: number) => {
      now += milliseconds;
    };
    await deploy(
      { options, ...readConfiguration(project.id, one.environment, folder) },
      {
        google: made.google,
        firebase: (command) => one.firebase(command),
        clock: { now: () => now, sleep },
        say: (sentence) => one.said.push(sentence),
        ask: terminal ? ask : null,
        environment: one.environment,
        root,
      },
    );
  }
  return one;
}

/** Does what the CLI's commands do to a project, and notes them among the writes. */
async function fakeCli({ project, google, writes }: StandIn, args: readonly string[]): Promise<void> {
  const [command = '', second] = args;
  const at = `projects/${project.id}`;
  const database = { type: 'FIRESTORE_NATIVE', locationId: args[3], ...PROTECTED };
  const post = (url: string, body: object) => google('POST', `https://${url}`, body);
  const effects: Record<string, () => Promise<unknown>> = {
    'projects:addfirebase': () => post(`firebase.googleapis.com/v1beta1/${at}:addFirebase`, {}),
    'firestore:databases:create': () => post(`firestore.googleapis.com/v1/${at}/databases?databaseId=(default)`, database),
    'firestore:databases:update': () => google('PATCH', `https://firestore.googleapis.com/v1/${at}/databases/(default)`, PROTECTED),
    'hosting:sites:create': () => post(`firebasehosting.googleapis.com/v1beta1/${at}/sites?siteId=${second}`, {}),
    'apps:create': () => post(`firebase.googleapis.com/v1beta1/${at}/webApps`, { displayName: args[2] }),
    deploy: async () => {
      writes.push(`firebase ${args.join(' ')}`);
      if (!args.includes('functions')) return;
      const serviceAccountEmail = `firebase-fn-1@${project.id}.iam.gserviceaccount.com`;
      addAccount(project, serviceAccountEmail);
      const labels = { 'firebase-functions-codebase': 'tuckaway' };
      for (const name of Object.keys(RUNTIME))
        project.resources[`cloudfunctions/${at}/locations/europe-west1/functions/${name}`] = {
          name,
          labels,
          serviceConfig: { serviceAccountEmail },
        };
    },
  };
  try {
    await effects[command]?.();
  } catch (error) {
    throw error instanceof GoogleError ? new CliFailed(`Error: ${error.message} Retry in a few minutes.`) : error;
  }
}

const PROTECTED = {
  pointInTimeRecoveryEnablement: 'POINT_IN_TIME_RECOVERY_ENABLED',
  deleteProtectionState: 'DELETE_PROTECTION_ENABLED',
};
