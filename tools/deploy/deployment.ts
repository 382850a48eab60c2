/** A deployment: reads the project, says what is missing and what will change, asks once, and then changes it. */
import { Stop } from '../local/say.ts';
import { OPERATIONS_STEPS } from '../operations/apply.ts';
import { GoogleError } from '../operations/google.ts';
import type { Configuration } from './configuration.ts';
import type { Options } from './options.ts';
import { patiently } from './patience.ts';
import { type Plan, type Ports, type Session, type Step, sessionOf } from './session.ts';
import { code, folder } from './steps/code.ts';
import { database } from './steps/database.ts';
import { apis, billing, firebaseProject, hostingSite, webApp } from './steps/project.ts';
import { builder, taskAccount } from './steps/roles.ts';
import { hashKey, MODEL_SECRETS, modelKeys, pushKeys } from './steps/secrets.ts';

/** In their order. The other steps, which stop no site, follow. */
const STEPS: readonly Step[] = [
  { name: 'billing plan', run: billing },
  { name: 'APIs', run: apis },
  { name: 'Firebase', run: firebaseProject },
  { name: 'roles', run: builder },
  { name: 'database', run: database },
  { name: 'keys of the model', run: modelKeys },
  { name: 'key of the hashes', run: hashKey },
  { name: 'push keys', run: pushKeys },
  { name: 'site', run: hostingSite },
  { name: 'web app', run: webApp },
  { name: 'this folder', run: folder },
  { name: 'code', run: code },
  { name: 'account of the tasks', run: taskAccount },
];

export interface Deployment {
  readonly options: Options;
  readonly configuration: Configuration;
  /** What is wrong with the configuration. */
  readonly problems: readonly string[];
}

/** Throws {@link Stop} for what the operator has to do. It may be repeated at any time, and does only what is left. */
export async function deploy({ options, configuration, problems }: Deployment, ports: Ports): Promise<void> {
  const { say, ask, environment } = ports;
  const known = [['location', options.location], ...MODEL_SECRETS.map((name) => [name, environment[name]?.trim()])] as const;
  const answers = new Map(known.filter((pair): pair is [string, string] => Boolean(pair[1])));
  const given = { ...ports, options, configuration, answers };

  say(`Looking at ${options.projectId} …`);
  let plan = await planOf(given, problems);
  if (ask && !options.dryRun && plan.questions.size > 0) {
    for (const { key, text, hidden } of plan.questions.values()) {
      const answer = (await ask(text, hidden)).trim();
      if (answer) answers.set(key, answer);
    }
    plan = await planOf(given, problems);
  }
  print(plan, say);
  if (options.dryRun) return say('\nNothing was changed (--dry-run).');
  if (plan.missing.size > 0) throw new Stop('Nothing was changed. Do what is missing, and run the same command again.');
  await confirm(plan, options, ask);

  await apply(sessionOf(given, null));
  say(`\nDone. ${configuration.siteOrigin}`);
}

async function planOf(given: Parameters<typeof sessionOf>[0], problems: readonly string[]): Promise<Plan> {
  const plan = { changes: new Set<string>(), missing: new Set(problems), questions: new Map(), notes: new Set<string>() };
  const session = sessionOf(given, plan);
  for (const { name, run } of [...STEPS, ...OPERATIONS_STEPS])
    await run(session).catch((error) => stopIn(name, `${isRefused(error) ? notYours(given.options) : ''}Nothing was changed.`)(error));
  return plan;
}

async function apply(session: Session): Promise<void> {
  const { say, clock } = session;
  const run = (step: Step) => {
    say(`\n── ${step.name}`);
    return patiently(() => step.run(session), clock, say);
  };
  for (const step of STEPS)
    await run(step).catch(stopIn(step.name, 'What was done before stays. Run the same command again: it continues there.'));
  // Alerts and budgets stop no site.
  const failures: string[] = [];
  for (const step of OPERATIONS_STEPS) await run(step).catch((error: Error) => failures.push(`${step.name}: ${error.message}`));
  if (failures.length === 0) return;
  const what = `${session.options.noCode ? 'Not' : 'The site is deployed, but not'} everything could be configured.`;
  throw new Stop(`${what} Repeat this command in ten minutes: new metrics take that long.\n\n${failures.join('\n')}`);
}

function stopIn(name: string, then: string) {
  return (error: Error) => {
    throw error instanceof Stop ? error : new Stop(`${name}: ${error.message}\n${then}`);
  };
}

const isRefused = (error: Error) => error instanceof GoogleError && [403, 404].includes(error.status);

/** Google answers alike for a project that does not exist and for one that belongs to others. */
const notYours = ({ projectId }: Options) => `Is there a project ${projectId}, and has your account the role Owner in it? `;

function print({ changes, missing, notes }: Plan, say: Ports['say']): void {
  const section = (title: string, lines: ReadonlySet<string>) => {
    if (lines.size > 0) say(`\n${title}\n${[...lines].map((line) => `  - ${line}`).join('\n')}`);
  };
  section('Missing, and only you can do it:', missing);
  section('Will be done:', changes);
  section('Worth knowing:', notes);
}

async function confirm({ changes }: Plan, { yes, projectId }: Options, ask: Ports['ask']): Promise<void> {
  if (yes || changes.size === 0) return;
  if (!ask) throw new Stop('Nothing was changed: there is no terminal to ask in. Read the list above, and add --yes.');
  const answer = await ask(`\nChange ${projectId} like this? (yes/no)`);
  if (!/^y(?:es)?$/i.test(answer.trim())) throw new Stop('Nothing was changed.');
}
