/** Sends the attacks of a group, compares each answer, and then looks for what must not have happened. */
import { isDeepStrictEqual } from 'node:util';
import type { Firestore } from 'firebase-admin/firestore';
import { expect } from 'vitest';
import type { Answered } from '../../functions/support/deployed-functions.ts';
import type { HostileRequest } from '../../functions/support/hostile-requests.ts';
import { wholeDatabase } from '../../functions/support/whole-database.ts';
import type { Emulator } from '../../rules/emulator.ts';
import type { Attack, Finding, Group, RulesAttack, SiteAttack } from './attack.ts';

export interface ModelCalls {
  chat: number;
  reviews: number;
  moderations: number;
}

/** What is attacked. */
export interface Stage {
  ask(request: HostileRequest): Promise<Answered>;
  rules: Pick<Emulator, 'send'>;
  database: Firestore;
  /** Calls so far. */
  modelCalls(): Promise<ModelCalls>;
  /** Push messages so far. */
  messages(): Promise<number>;
}

/** Attacks that got through, in the report. */
const SHOWN = 10;
/** Requests in flight. */
const AT_ONCE = 6;

/** @returns how many requests were sent. Fails if one of them got through. */
export async function perform<World>({ name, prepare }: Finding<World>, world: World, stage: Stage): Promise<number> {
  const group = await prepare(world);
  const { attacks, inOrder, mayAskModel } = group;
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
  expect(changes(before.documents, after.documents, group)).toEqual([]);
  expect(after.messages).toBe(before.messages);
  if (!mayAskModel) expect(after.modelCalls).toEqual(before.modelCalls);
  await group.afterwards?.();
  console.info(`attacks: ${name}: ${attacks.length} requests, none got through (${((Date.now() - started) / 1000).toFixed(1)} s)`);
  return attacks.length;
}

async function look({ database, modelCalls, messages }: Stage) {
  return { documents: await wholeDatabase(database), modelCalls: await modelCalls(), messages: await messages() };
}

function faultOf(attack: Attack, stage: Stage): Promise<string | null> {
  return 'site' in attack ? faultOfSite(attack, stage) : faultOfRules(attack, stage);
}

async function faultOfRules({ user, database: request }: RulesAttack, { rules }: Stage): Promise<string | null> {
  const { status, reason, body } = await rules.send(user, request);
  return status === 403 && reason === 'PERMISSION_DENIED' ? null : `${status} ${reason} ${JSON.stringify(body).slice(0, 200)}`;
}

async function faultOfSite({ site, answer, without = [] }: SiteAttack, { ask }: Stage): Promise<string | null> {
  const { status, headers, text } = await ask(site);
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

/** Paths of documents that were created, changed or deleted. */
function changes(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>, { mayChange }: Group): string[] {
  const paths = new Set([...before.keys(), ...after.keys()]);
  return [...paths].filter((path) => before.get(path) !== after.get(path) && !mayChange?.test(path));
}
