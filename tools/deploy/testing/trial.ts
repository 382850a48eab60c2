/** A deployment against the stand-ins, on a clock of its own. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { buildSite } from '../build.ts';
import { configurationOf, problemsOf, valuesOf } from '../configuration.ts';
import { deploy } from '../deploy.ts';
import { readOptions } from '../options.ts';
import type { Ports } from '../session.ts';
import { firebaseCliOn } from './firebase-cli.ts';
import { type StandIn, standIn } from './google.ts';
import { freshProject, type Project } from './project.ts';

const COMMON =
  'STORIES_PER_DAY=5000\nVAPID_SUBJECT=https://tuckaway-tales.web.app\nSITE_ORIGIN=\nVAPID_PUBLIC_KEY=\nAPP_CHECK=off\nOPENAI_PRIVACY_FIELDS=on\n';
export const FILLED = `VAPID_SUBJECT=mailto:hello@bedtime.tales.org
TUCKAWAY_ADMIN_EMAILS=ada@tales.org, ben@tales.org, cleo@tales.org
TUCKAWAY_CONTACT_EMAIL=hello@tales.org
TUCKAWAY_CONTROLLER_NAME="Bedtime Tales e. V."
TUCKAWAY_CONTROLLER_ADDRESS="Lindenweg 1, 04109 Leipzig" # the garden house
TUCKAWAY_ALERT_EMAIL=ops@tales.org
TUCKAWAY_MONTHLY_BUDGET=49.5
`;

export interface Trial extends StandIn {
  /** What was printed. */
  readonly said: string[];
  /** What was asked. */
  readonly asked: string[];
  /** The answers of a person, by a part of the question; undefined without a terminal. */
  terminal: Record<string, string> | undefined;
  /** Changes when somebody works on the pages or the functions. */
  version: string;
  readonly environment: Record<string, string>;
  /** Instead of the stand-in for the Firebase CLI. */
  firebase: Ports['firebase'] | undefined;
  /** Builds pages, instead of naming them by {@link version}. */
  buildSite: typeof buildSite | undefined;
  /** Replaces the project's own file of parameters. */
  configure(text: string): void;
  /** Virtual milliseconds that passed. */
  passed(): number;
  run(...args: string[]): Promise<void>;
  /** Removes its files. */
  remove(): void;
}

export function trial(project: Project = freshProject()): Trial {
  const folder = mkdtempSync(join(tmpdir(), 'tuckaway-deploy-'));
  const made = standIn(project);
  let now = 0;
  const configure = (text: string) => writeFileSync(join(folder, `.env.${project.id}`), text);
  writeFileSync(join(folder, '.env'), COMMON);
  configure(FILLED);
  const more = {
    said: [],
    asked: [],
    terminal: undefined,
    version: 'version 1',
    environment: { OPENAI_API_KEY: 'sk-secret-1', MODERATION_API_KEY: 'sk-secret-2' },
    firebase: undefined,
    buildSite: undefined,
    configure,
    passed: () => now,
    run,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
  const one: Trial = Object.assign(made, more);

  const sleep = async (milliseconds: number) => {
    now += milliseconds;
  };
  async function run(...args: string[]): Promise<void> {
    const options = readOptions(['--project', project.id, ...args]);
    const values = valuesOf(project.id, one.environment, folder);
    const configuration = configurationOf(project.id, values, folder);
    const { terminal } = one;
    const ask = async (question: string) => {
      one.asked.push(question);
      return Object.entries(terminal ?? {}).find(([part]) => question.includes(part))?.[1] ?? '';
    };
    const ports: Ports = {
      google: made.google,
      firebase: one.firebase ?? firebaseCliOn(made, () => one.version),
      clock: { now: () => now, sleep },
      say: (sentence) => one.said.push(sentence),
      ask: terminal ? ask : null,
      environment: one.environment,
      prepare: async () => {},
      buildSite: async (webConfig, pushKey) =>
        one.buildSite?.(options, configuration, made.google, webConfig, pushKey) ??
        `build ${one.version} ${webConfig.appId} ${pushKey} ${webConfig.authDomain}`,
    };
    await deploy({ options, configuration, problems: problemsOf(project.id, values, folder) }, ports);
  }
  return one;
}

/** What a deployment has made of a project, without what is random or passes. */
export function resultOf({ project }: StandIn): object {
  const { operations: _passed, secrets, policies, live, ...rest } = project;
  const bindings = Object.entries(policies).map(([resource, policy]) => [
    resource,
    policy.bindings.map(({ role, members }) => `${role}: ${[...members].sort()}`).sort(),
  ]);
  const counted = Object.entries(secrets).map(([name, versions]) => `${name}: ${versions.length}`);
  return {
    ...rest,
    bindings,
    secrets: counted.sort(),
    services: [...project.services].sort(),
    accounts: [...project.accounts].sort(),
    live: live !== null,
  };
}
