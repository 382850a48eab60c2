/**
 * Publishes a story in a stack's emulators as the Firestore console does: it writes the document, and the trigger publishes it.
 * It connects only to 127.0.0.1 and reads no environment or credentials, so it cannot change a real project.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { decodeFields } from '../../functions/src/firestore/firestore-rest.ts';
import { Stop } from '../local/say.ts';
import type { Stack } from '../local/stacks.ts';

export interface EmulatorOutcome {
  /** Empty if the story is published. */
  problems: string[];
  id: unknown;
  /** Whether visitors could read an earlier version. */
  wasPublished: boolean;
}

/** The trigger's first run loads a worker, which takes time on a busy machine. */
const TRIGGER_TIMEOUT_MS = 60_000;
const POLL_INTERVAL_MS = 150;
const CALL_TIMEOUT_MS = 10_000;

/** Writes the fields and `published: true`, then waits for the trigger. @throws Stop if the emulators fail. */
export async function publishInEmulator(
  stack: Stack,
  docId: string,
  fields: Readonly<Record<string, unknown>>,
  timeoutMs: number = TRIGGER_TIMEOUT_MS,
): Promise<EmulatorOutcome> {
  // Every seed has this list, so emulators without it belong to another project.
  if ((await read(stack, 'publishedLists/featured')) === null) throw notOurs(stack);
  const path = `curatedStories/${encodeURIComponent(docId)}`;
  const before = await read(stack, path);
  await write(stack, path, before ?? {}, fields);
  const end = Date.now() + timeoutMs;
  for (;;) {
    const now = await read(stack, path);
    const problems = now?.problems;
    if (now !== null && !(Array.isArray(problems) && problems.length === 0)) {
      const wasPublished = before?.publishedAt !== undefined && before.published === true;
      return { problems: Array.isArray(problems) ? problems.map(String) : [], id: now.id, wasPublished };
    }
    if (Date.now() > end) throw new Stop('The story is written, but the publishing function did not answer. See the log of `npm start`.');
    await wait(POLL_INTERVAL_MS);
  }
}

/**
 * Replaces the document's fields except `id` and `publishedAt`. Sets `problems` to an empty list, which the trigger removes or fills even if
 * nothing else changes: this shows that it has run.
 */
async function write(
  stack: Stack,
  path: string,
  before: Readonly<Record<string, unknown>>,
  fields: Readonly<Record<string, unknown>>,
): Promise<void> {
  const written = { ...fields, published: true, problems: [] };
  const names = new Set([...Object.keys(before).filter((name) => name !== 'id' && name !== 'publishedAt'), ...Object.keys(written)]);
  const mask = [...names].map((name) => `updateMask.fieldPaths=${encodeURIComponent(quoted(name))}`).join('&');
  const response = await call(stack, `${path}?${mask}`, { method: 'PATCH', body: JSON.stringify({ fields: encodeFields(written) }) });
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
    return await fetch(address, { ...init, headers, redirect: 'error', signal: AbortSignal.timeout(CALL_TIMEOUT_MS) });
  } catch {
    throw new Stop('Tuckaway Tales is not running here. Run `npm start`, wait until it says that it is ready, and run this again.');
  }
}

function notOurs({ ports }: Stack): Stop {
  return new Stop(
    `What answers at 127.0.0.1:${ports.firestore} is not the Firestore emulator of Tuckaway Tales. Stop it, and run \`npm start\`.`,
  );
}

/** A field's name as a path, in backticks because it may contain any character. */
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
