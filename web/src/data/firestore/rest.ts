/** Firestore over plain fetch: what firestore/lite cannot do is stop in time and say the status (docs/decisions/0010). */

import type { OutboxPorts } from '../outbox/ports.ts';
import { type Answer, ask } from './post-authorized.ts';

/** Milliseconds for one request: with what comes before it, a person is told within 12 seconds. */
const TIME_LIMIT = 10_000;
/** The most writes that one commit takes. */
export const MOST_WRITES = 500;
/** The last moment that Firestore can store, milliseconds since 1970. */
const LAST_MOMENT = Date.UTC(9999, 11, 31);

type Ports = Pick<OutboxPorts, 'identity' | 'fetch' | 'clock' | 'endpoints'>;

export interface Value {
  stringValue?: string;
  integerValue?: string;
  doubleValue?: number;
  booleanValue?: boolean;
  timestampValue?: string;
  arrayValue?: { values?: Value[] };
}

export type Fields = Record<string, Value>;

export type Write =
  | {
      update: { name: string; fields: Fields };
      currentDocument?: { exists: boolean };
      updateTransforms?: { fieldPath: string; setToServerValue: 'REQUEST_TIME' }[];
    }
  | { delete: string };

/** All of the writes or none. */
export function commit(ports: Ports, userId: string, writes: readonly Write[], signal?: AbortSignal): Promise<Answer> {
  return ask(ports, { url: `${ports.endpoints.documents}:commit`, userId, body: { writes }, limit: TIME_LIMIT, ...(signal && { signal }) });
}

/** What a reading found; `at` is the server's time, milliseconds since 1970. */
export interface Look {
  kind: 'look';
  fields: Fields | null;
  at: number;
}

/** One document, and what time it is at the server. @param limit milliseconds. */
export async function look(
  ports: Ports,
  userId: string,
  name: string,
  signal?: AbortSignal,
  limit = TIME_LIMIT,
): Promise<Look | Exclude<Answer, { kind: 'done' }>> {
  const answer = await ask(ports, {
    url: `${ports.endpoints.documents}:batchGet`,
    userId,
    body: { documents: [name] },
    limit,
    ...(signal && { signal }),
  });
  if (answer.kind !== 'done') return answer;
  const [row] = answer.body as { found?: { fields?: Fields }; missing?: string; readTime?: string }[];
  const at = Date.parse(row?.readTime ?? '');
  if (!row || Number.isNaN(at) || (!row.found && row.missing === undefined)) return { kind: 'later', because: 'trouble' };
  return { kind: 'look', fields: row.found ? (row.found.fields ?? {}) : null, at };
}

/** A document's full name, as writes and readings want it. */
export function nameOf({ endpoints }: Pick<OutboxPorts, 'endpoints'>, ...path: string[]): string {
  return [endpoints.documents.slice(endpoints.documents.indexOf('projects/')), ...path].join('/');
}

export function text(value: string): Value {
  return { stringValue: value };
}

export function texts(values: readonly string[]): Value {
  return { arrayValue: { values: values.map(text) } };
}

export function number(value: number): Value {
  return Number.isInteger(value) ? { integerValue: String(value) } : { doubleValue: value };
}

export function flag(value: boolean): Value {
  return { booleanValue: value };
}

/** @param value milliseconds since 1970, to the microsecond; a clock may have stood anywhere. */
export function moment(value: number): Value {
  const known = Math.min(Math.max(value, 0), LAST_MOMENT);
  const whole = Math.floor(known);
  const microseconds = Math.min(Math.round((known - whole) * 1000), 999);
  const text = new Date(whole).toISOString();
  return { timestampValue: microseconds === 0 ? text : text.replace('Z', `${String(microseconds).padStart(3, '0')}Z`) };
}

/** Milliseconds since 1970, to the microsecond as the database has it; null where it is no moment. */
export function momentFrom({ timestampValue = '' }: Value): number | null {
  const [, seconds = '', fraction = '0'] = /^([^.]*?)(?:\.(\d+))?Z$/.exec(timestampValue) ?? [];
  const whole = Date.parse(`${seconds}Z`);
  return Number.isNaN(whole) ? null : whole + Number(`0.${fraction}`) * 1000;
}
