/**
 * Reads Firestore over its REST interface with fetch and the instance's own credentials. The Admin SDK's client loads gRPC when it is imported, even
 * with `preferRest`: 660 modules and a third of a second that a visitor's first page would wait for (decision 7).
 */
import process from 'node:process';
import { applicationDefault, type Credential } from 'firebase-admin/app';

/** Milliseconds. */
const READ_TIMEOUT_MS = 8000;

interface RestValue {
  nullValue?: null;
  booleanValue?: boolean;
  integerValue?: string;
  doubleValue?: number;
  stringValue?: string;
  timestampValue?: string;
  arrayValue?: { values?: RestValue[] };
  mapValue?: { fields?: Record<string, RestValue> };
}

/** Plain values; timestamps become ISO text. */
export function decodeFields(fields: Record<string, RestValue> = {}): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, decodeValue(value)]));
}

function decodeValue(value: RestValue): unknown {
  if (value.integerValue !== undefined) return Number(value.integerValue);
  if (value.arrayValue) return (value.arrayValue.values ?? []).map(decodeValue);
  if (value.mapValue) return decodeFields(value.mapValue.fields);
  return value.stringValue ?? value.doubleValue ?? value.booleanValue ?? value.timestampValue ?? null;
}

/** A document's fields, or null if it does not exist. Throws if Firestore fails. */
export async function readDocument(path: string): Promise<Record<string, unknown> | null> {
  const emulator = process.env.FIRESTORE_EMULATOR_HOST;
  const origin = emulator ? `http://${emulator}` : 'https://firestore.googleapis.com';
  const response = await fetch(`${origin}/v1/projects/${process.env.GCLOUD_PROJECT}/databases/(default)/documents/${path}`, {
    headers: { authorization: `Bearer ${emulator ? 'owner' : await accessToken()}` },
    signal: AbortSignal.timeout(READ_TIMEOUT_MS),
  });
  if (response.status === 404) return null;
  if (!response.ok) throw Object.assign(new Error('Firestore did not answer a read.'), { code: `firestore/${response.status}` });
  return decodeFields(((await response.json()) as { fields?: Record<string, RestValue> }).fields);
}

let credential: Credential | undefined;

/** The credential caches its token until shortly before it expires. */
async function accessToken(): Promise<string> {
  credential ??= applicationDefault();
  return (await credential.getAccessToken()).access_token;
}
