/**
 * Publishing in a stack's emulators, by what the Firestore console would do: the document is written, and the trigger does the rest.
 * Addresses are built from 127.0.0.1 and the stack's port alone, and no environment or credentials are read, so nothing real is reached.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { decodeFields } from '../../functions/src/firestore/firestore-rest.ts';
import { Stop } from '../local/say.ts';
import type { Stack } from '../local/stacks.ts';

export interface EmulatorOutcome {
  /** Empty where the story is published. */
  problems: string[];
  id: unknown;
  /** Whether visitors had it before. */
  wasPublished: boolean;
}

/** The trigger's first run loads a worker; on a busy machine that takes a while. */
const TRIGGER_LIMIT_MS = 60_000;
const LOOK_EVERY_MS = 150;
const CALL_LIMIT_MS = 10_000;

/** Writes the fields, `published: true` with them, and waits for the trigger. @throws Stop where the emulators do not play along. */
export async function publishInEmulator(
  stack: Stack,
  docId: string,
  fields: Readonly<Record<string, unknown>>,
  limitMs: number = TRIGGER_LIMIT_MS,
): Promise<EmulatorOutcome> {
  // The list is in every seed: where it is missing, these are the emulators of something else.
  if ((await read(stack, 'publishedLists/featured')) === null) throw notOurs(stack);
  const path = `curatedStories/${encodeURIComponent(docId)}`;
  const before = await read(stack, path);
  await write(stack, path, before ?? {}, fields);
  const end = Date.now() + limitMs;
  for (;;) {
    const now = await read(stack, path);
    const problems = now?.problems;
    if (now !== null && !(Array.isArray(problems) && problems.length === 0)) {
      const wasPublished = before?.publishedAt !== undefined && before.published === true;
      return { problems: Array.isArray(problems) ? problems.map(String) : [], id: now.id, wasPublished };
    }
    if (Date.now() > end)
      throw new Stop('The story is written, and the publishing function did not answer. The log of `npm start` may say why.');
    await wait(LOOK_EVERY_MS);
  }
}

/**
 * The document becomes what the file says, but for `id` and `publishedAt`, which it keeps. `problems` is set to an empty list: the trigger
 * takes it out or fills it, also where nothing else changes, and so shows that it has been by.
 */
async function write(
  stack: Stack,
  path: string,
  before: Readonly<Record<string, unknown>>,
  fields: Readonly<Record<string, unknown>>,
): Promise<void> {
  const typed = { ...fields, published: true, problems: [] };
  const names = new Set([...Object.keys(before).filter((name) => name !== 'id' && name !== 'publishedAt'), ...Object.keys(typed)]);
  const mask = [...names].map((name) => `updateMask.fieldPaths=${encodeURIComponent(quoted(name))}`).join('&');
  const response = await call(stack, `${path}?${mask}`, { method: 'PATCH', body: JSON.stringify({ fields: encodeFields(typed) }) });
  if (response.ok) return;
  const { error } = (await response.json().catch(() => ({}))) as { error?: { message?: string } };
  throw new Stop(`Firestore cannot store this file: ${error?.message ?? `status ${response.status}`}`);
}

async function read(stack: Stack, path: string): Promise<Record<string, unknown> | null> {
  const response = await call(stack, path, { method: 'GET' });
  const body = (await response.json().catch(() => null)) as { fields?: Parameters<typeof decodeFields>[0] } | null;
  if (response.status === 404) return null;
  if (!response.ok || body === null) throw notOurs(stack);
  return decodeFields(body.fields);
}

async function call({ ports, projectId }: Stack, path: string, init: RequestInit): Promise<Response> {
  const address = `http://127.0.0.1:${ports.firestore}/v1/projects/${projectId}/databases/(default)/documents/${path}`;
  const headers = { authorization: 'Bearer owner', 'content-type': 'application/json' };
  try {
    return await fetch(address, { ...init, headers, redirect: 'error', signal: AbortSignal.timeout(CALL_LIMIT_MS) });
  } catch {
    throw new Stop('Tuckaway Tales is not running here. Run `npm start`, wait until it says that it is ready, and run this again.');
  }
}

function notOurs({ ports }: Stack): Stop {
  return new Stop(
    `What answers at 127.0.0.1:${ports.firestore} is not the Firestore emulator of Tuckaway Tales. Stop it, and run \`npm start\`.`,
  );
}

/** A field's name as a path: in backticks, since it may hold anything. */
function quoted(name: string): string {
  return `\`${name.replaceAll('\\', '\\\\').replaceAll('`', '\\`')}\``;
}

function encodeFields(fields: Readonly<Record<string, unknown>>): Record<string, object> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, encodeValue(value)]));
}

function encodeValue(value: unknown): object {
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'number') return Number.isSafeInteger(value) ? { integerValue: String(value) } : { doubleValue: value };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(encodeValue) } };
  if (typeof value === 'object' && value !== null) return { mapValue: { fields: encodeFields(value as Record<string, unknown>) } };
  return { nullValue: null };
}
