/** Sends the attacks of a finding, compares each answer, and then looks for what must not have happened. */
import { isDeepStrictEqual } from 'node:util';
import { expect } from 'vitest';
import type { Answered } from '../../functions/support/deployed-functions.ts';
import { LONG } from '../../long.ts';
import type { Emulator } from '../../rules/emulator.ts';
import type { Attack, Finding } from './attack.ts';

/** What is attacked. Nothing else uses its database, so that any change is an attack's. */
export interface Stage {
  emulator: Emulator;
  ask(request: Attack['site']): Promise<Answered>;
  /** What left the functions so far: calls of the model and moderation, and messages to devices. */
  sent(): Promise<{ model: object; messages: number }>;
}

/** Attacks that got through, in the report. */
const SHOWN = 10;
/** Requests in flight. */
const AT_ONCE = 6;
/** The counts of calls, which each call may change. */
const CALL_COUNTS = /^limits\/[0-9a-f]{64}$/;

/** @returns how many requests were sent. Fails if one of them got through. */
export async function perform<World>({ name, prepare }: Finding<World>, world: World, stage: Stage): Promise<number> {
  const { attacks, inOrder, mayAskModel, mayChange, afterwards } = await prepare(world);
  expect(attacks.length).toBe(new Set(attacks.map((attack) => attack.name)).size);
  const started = Date.now();
  const before = await look(stage);
  const through: string[] = [];
  const remaining = attacks.values();
  const work = async () => {
    for (const attack of remaining) {
      const fault = await faultOf(attack, stage);
      if (fault !== null) through.push(`${attack.name}: ${fault}`);
    }
  };
  await Promise.all(Array.from({ length: inOrder ? 1 : AT_ONCE }, work));
  expect(through.slice(0, SHOWN), `${through.length} of ${attacks.length} attacks were answered differently`).toEqual([]);
  const after = await look(stage);
  const paths = new Set([...before.documents.keys(), ...after.documents.keys()]);
  const changed = [...paths].filter(
    (path) => before.documents.get(path) !== after.documents.get(path) && ![CALL_COUNTS, mayChange].some((may) => may?.test(path)),
  );
  expect(changed, 'documents that were created, changed or deleted').toEqual([]);
  expect(after.messages).toBe(before.messages);
  if (!mayAskModel) expect(after.model).toEqual(before.model);
  await afterwards?.();
  if (LONG)
    console.info(`attacks: ${name}: ${attacks.length} requests, none got through (${((Date.now() - started) / 1000).toFixed(1)} s)`);
  return attacks.length;
}

async function look({ emulator, sent }: Stage) {
  return { documents: await emulator.versions(), ...(await sent()) };
}

async function faultOf({ site, answer, without = [] }: Attack, { ask }: Stage): Promise<string | null> {
  const answered = await ask(site);
  const { status, headers, text } = answered;
  if (typeof answer === 'function') {
    const fault = answer(answered);
    return fault && `${fault}: ${site.method} ${site.path} ${JSON.stringify(site.headers)} ${site.body?.toString().slice(0, 200)}`;
  }
  const found = {
    status,
    ...('json' in answer && { json: parsed(text) }),
    ...('heading' in answer && { heading: /<h1>([^<]*)<\/h1>/.exec(text)?.[1] }),
    ...(answer.headers && { headers: Object.fromEntries(Object.keys(answer.headers).map((name) => [name, headers[name]])) }),
  };
  if (!isDeepStrictEqual(found, answer)) return `${JSON.stringify(found)} for ${JSON.stringify(answer)} (${text.slice(0, 200)})`;
  const leak = without.find((secret) => `${JSON.stringify(headers)}${text}`.includes(secret));
  return leak === undefined ? null : `it contains ${leak}`;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}
