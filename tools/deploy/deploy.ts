/** A deployment: reads the project, says what is missing and what will change, asks once, and then changes it. */
import { Stop } from '../local/say.ts';
import { GoogleError } from '../operations/google.ts';
import type { Configuration } from './configuration.ts';
import type { Options } from './options.ts';
import { PLAN_PATIENCE_MS, patiently } from './patience.ts';
import { applying, type Plan, type Ports, planning, type Session, type Step } from './session.ts';
import { MODEL_SECRETS } from './steps/secrets.ts';
import { STEPS } from './steps.ts';

export interface Deployment {
  readonly options: Options;
  readonly configuration: Configuration;
  /** What is wrong with the configuration. */
  readonly problems: readonly string[];
}

/** Throws {@link Stop} for what the operator has to do. It may be repeated at any time, and does only what is left. */
export async function deploy({ options, configuration, problems }: Deployment, ports: Ports): Promise<void> {
  const { say, clock, ask, environment } = ports;
  const answers = new Map<string, string>();
  if (options.location) answers.set('location', options.location);
  for (const name of MODEL_SECRETS) {
    const value = environment[name]?.trim();
    if (value) answers.set(name, value);
  }
  const given = { ...ports, options, configuration, answers };
  const steps = STEPS.filter(({ parts }) => parts.some((part) => options.parts.includes(part)));

  say(`Looking at ${options.projectId} …`);
  let plan = await planOf(steps, given, problems);
  if (ask && !options.dryRun && plan.questions.length > 0) {
    for (const { key, text, hidden } of plan.questions) {
      const answer = (await ask(text, hidden)).trim();
      if (answer) answers.set(key, answer);
    }
    plan = await planOf(steps, given, problems);
  }
  print(plan, say);
  if (options.dryRun) return say('\nNothing was changed (--dry-run).');
  if (plan.missing.length > 0) throw new Stop('Nothing was changed. Do what is missing, and run the same command again.');
  await confirm(plan, options, ask);

  await ports.prepare(options.parts);
  await apply(steps, applying(given), say, clock);
  say(`\nDone. ${configuration.siteOrigin}`);
}

async function planOf(steps: readonly Step[], given: Parameters<typeof planning>[0], problems: readonly string[]): Promise<Plan> {
  const plan: Plan = { changes: [], missing: [...problems], questions: [], notes: [] };
  const session = planning(given, plan);
  for (const { name, run } of steps)
    await patiently(() => run(session), given.clock, given.say, PLAN_PATIENCE_MS).catch((error: Error) =>
      stopIn(name, `${isRefused(error) ? notYours(given.options) : ''}Nothing was changed.`)(error),
    );
  return plan;
}

async function apply(steps: readonly Step[], session: Session, say: Ports['say'], clock: Ports['clock']): Promise<void> {
  const failures: string[] = [];
  for (const { name, run, parts } of steps) {
    say(`\n── ${name}`);
    const done = patiently(() => run(session), clock, say);
    // Alerts and budgets stop no site; everything else is needed by what follows.
    if (parts.includes('operations')) await done.catch((error: Error) => failures.push(`${name}: ${error.message}`));
    else await done.catch(stopIn(name, 'What was deployed before stays. Run the same command again: it continues there.'));
  }
  const released = session.options.parts.includes('hosting');
  if (failures.length > 0)
    throw new Stop(
      `${released ? 'The site is deployed, but not' : 'Not'} everything could be configured. Repeat this command in ten minutes: new metrics take that long.\n\n${failures.join('\n')}`,
    );
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
  const section = (title: string, lines: readonly string[]) => {
    if (lines.length > 0) say(`\n${title}\n${lines.map((line) => `  - ${line}`).join('\n')}`);
  };
  section('Missing, and only you can do it:', missing);
  section('Will be done:', changes);
  section('Worth knowing:', notes);
}

async function confirm({ changes }: Plan, { yes, projectId }: Options, ask: Ports['ask']): Promise<void> {
  if (yes || changes.length === 0) return;
  if (!ask) throw new Stop('Nothing was changed: there is no terminal to ask in. Read the list above, and add --yes.');
  const answer = await ask(`\nChange ${projectId} like this? (yes/no)`);
  if (!/^y(?:es)?$/i.test(answer.trim())) throw new Stop('Nothing was changed.');
}
