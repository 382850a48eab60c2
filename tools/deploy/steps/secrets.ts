/** Secrets go to Secret Manager through the CLI's input: never on a command line, in a file or in a log. */
import { createECDH, generateKeyPairSync, randomBytes } from 'node:crypto';
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Answer } from '../../operations/google.ts';
import type { Session } from '../session.ts';

export const MODEL_SECRETS = ['OPENAI_API_KEY', 'MODERATION_API_KEY'];
const PUSH_SECRET = 'VAPID_PRIVATE_KEY';
const HASH_SECRET = 'HASH_KEY';
/** Means no key, because Secret Manager stores no empty value. */
const NONE = 'none';

function latestOf({ projectId, read }: Session, name: string, what = ''): Promise<Answer | undefined> {
  return read(`https://secretmanager.googleapis.com/v1/projects/${projectId}/secrets/${name}/versions/latest${what}`);
}

async function store({ firebase, change }: Session, name: string, value: string): Promise<void> {
  await change(`Secrets: store ${name}`, () => firebase(['functions:secrets:set', name, '--data-file', '-', '--force'], value));
}

/** The keys of the model and of moderation, as the environment or the CLI got them, and one for hashes. */
export async function keys(session: Session): Promise<void> {
  const { projectId, environment, missing } = session;
  for (const key of MODEL_SECRETS) {
    // The CLI refuses a version that was disabled or destroyed.
    if ((await latestOf(session, key))?.state === 'ENABLED') continue;
    const value = environment[key]?.trim();
    if (value) await store(session, key, value);
    else
      missing(
        `Secrets: ${key} is not stored; “${NONE}” means no key. Set it in the environment, or run: npx firebase functions:secrets:set ${key} --project ${projectId}`,
      );
  }
  const latest = await latestOf(session, HASH_SECRET);
  // Made once: with another key, nothing that was hashed before would be recognized.
  if (!latest) await store(session, HASH_SECRET, randomBytes(32).toString('base64url'));
  else if (latest.state !== 'ENABLED') missing(`Secrets: the latest version of ${HASH_SECRET} is disabled. Enable it again.`);
}

/** The pair of keys for push messages. The public one can always be computed from the private one, so an interruption loses nothing. */
export async function pushKeys(session: Session): Promise<void> {
  const { configuration, projectId, root, change, missing } = session;
  const { payload } = ((await latestOf(session, PUSH_SECRET, ':access')) ?? {}) as { payload?: { data: string } };
  const stored = atob(payload?.data ?? '').trim();
  if (stored === NONE) return;
  const configured = configuration.values.VAPID_PUBLIC_KEY;
  if (configured && configured !== (stored && publicKeyOf(stored)))
    return missing(
      `Push: VAPID_PUBLIC_KEY is configured, but its private key is not stored as ${PUSH_SECRET}. Store it, or remove VAPID_PUBLIC_KEY, which ends all subscriptions.`,
    );
  const secret = stored || newPrivateKey();
  if (!stored) await store(session, PUSH_SECRET, secret);
  const file = join('functions', `.env.${projectId}`);
  if (!configured)
    await change(`Push: add VAPID_PUBLIC_KEY to ${file} (commit it)`, async () =>
      appendFileSync(join(root, file), `\nVAPID_PUBLIC_KEY=${publicKeyOf(secret)}\n`),
    );
}

/** A P-256 scalar, url-safe base64. */
function newPrivateKey(): string {
  return generateKeyPairSync('ec', { namedCurve: 'prime256v1' }).privateKey.export({ format: 'jwk' }).d as string;
}

export function publicKeyOf(secret: string): string {
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(Buffer.from(secret, 'base64url'));
  return pair.getPublicKey().toString('base64url');
}
