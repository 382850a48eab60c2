/** A deployment: says what is missing and what will change, asks once, and then changes it. It may be repeated, and does only what is left. */
import { Stop } from '../local/say.ts';
import { OPERATIONS_STEPS } from '../operations/apply.ts';
import { GoogleError } from '../operations/google.ts';
import { CliFailed } from './cli.ts';
import { type Deployment, type Plan, type Session, type Step, sessionOf } from './session.ts';
import { code, folder } from './steps/code.ts';
import { database } from './steps/database.ts';
import { addFirebase, apis, billing, site, webApp } from './steps/project.ts';
import { builder, taskAccount } from './steps/roles.ts';
import { keys, pushKeys } from './steps/secrets.ts';

/** In their order. Those of tools/operations, which stop no site, follow. */
const STEPS: readonly Step[] = [billing, apis, addFirebase, builder, database, keys, pushKeys, site, webApp, folder, code, taskAccount];

/** New permissions, APIs and accounts take Google minutes to know everywhere. It speaks of "a few minutes", and seven are rare. */
const TRIES = 28;
const WAIT_MS = 15_000;
const LATER = [403, 404, 409, 429];

/** Throws {@link Stop} for what the operator has to do. @param problems of the configuration. */
export async function deploy(deployment: Deployment, problems: readonly string[]): Promise<void> {
  const { projectId, configuration, dryRun, yes, ask, say } = deployment;
  say(`Looking at ${projectId} …`);
  const plan: Plan = { missing: [...problems], changes: [], notes: [] };
  for (const step of [...STEPS, ...OPERATIONS_STEPS])
    await step(sessionOf(deployment, plan)).catch((error: Error) => {
      // Google answers alike for a project that does not exist and for one that belongs to others.
      const refused = `Is there a project ${projectId}, and has your account the role Owner in it?`;
      const cause =
        error instanceof GoogleError ? refused : 'Is there a network? Behind a proxy, set HTTPS_PROXY and NODE_USE_ENV_PROXY=1.';
      return stopIn(step, ['Nothing was changed.', cause, ...problems].join('\n'))(error);
    });
  const titles = { missing: 'Missing, and only you can do it:', changes: 'Will be done:', notes: 'Worth knowing:' } as const;
  for (const part of ['missing', 'changes', 'notes'] as const)
    if (plan[part].length > 0) say(`\n${titles[part]}\n${[...new Set(plan[part])].map((line) => `  - ${line}`).join('\n')}`);
  if (plan.missing.length > 0) throw new Stop('Nothing was changed. Do what is missing, and run the same command again.');
  if (dryRun) return say('\nNothing was changed (--dry-run).');
  if (!yes) {
    if (!ask) throw new Stop('Nothing was changed: there is no terminal to ask in. Read the list above, and add --yes.');
    const answer = await ask(`\nChange ${projectId} like this? (yes/no)`);
    if (!/^y(?:es)?$/i.test(answer.trim())) throw new Stop('Nothing was changed.');
  }

  const session = sessionOf(deployment, null);
  const then = 'What was done before stays. Run the same command again: it continues there.';
  for (const step of STEPS) await patiently(step, session).catch(stopIn(step, then));
  // Alerts and budgets stop no site.
  const failures: string[] = [];
  for (const step of OPERATIONS_STEPS)
    await patiently(step, session).catch((error: Error) => failures.push(`${step.name}: ${error.message}`));
  if (failures.length > 0)
    throw new Stop(
      `The site is deployed, but not everything could be configured. Repeat this command in ten minutes: new metrics take that long.\n\n${failures.join('\n')}`,
    );
  say(`\nDone. ${configuration.siteOrigin}`);
}

function stopIn(step: Step, then: string) {
  return (error: Error) => {
    throw error instanceof Stop ? error : new Stop(`${step.name}: ${error.message}\n${then}`);
  };
}

/** Repeats a step while its failures may pass. Throws the last one. */
async function patiently(step: Step, session: Session): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      return await step(session);
    } catch (error) {
      if (tries === TRIES || !mayPass(error)) throw error;
      session.say(`  Not yet (${(error as Error).message.split('\n')[0]?.slice(0, 200)}). Trying again in ${WAIT_MS / 1000} seconds …`);
      await session.sleep(WAIT_MS);
    }
  }
}

function mayPass(error: unknown): boolean {
  // The CLI repeats what it can, and asks the operator to repeat the rest “in a few minutes”, except while the API of functions is new.
  if (error instanceof CliFailed) return /\ba few minutes\b|Failed to list functions/i.test(String(error.cause));
  const { name, message } = error as Error;
  // Without an answer, or in the middle of one.
  if (name === 'TimeoutError' || /^(?:fetch failed|terminated)$/.test(message)) return true;
  return (
    error instanceof GoogleError &&
    (LATER.includes(error.status) || error.status >= 500 || /does not exist|not found|not ready/i.test(message))
  );
}
