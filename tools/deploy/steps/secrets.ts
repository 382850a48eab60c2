/** Secrets go to Secret Manager in the body of a request: never on a command line, in a file or in a log. */
import { createECDH, generateKeyPairSync, randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FUNCTIONS_FOLDER, parameterOf } from '../../local/function-parameters.ts';
import { GoogleError } from '../../operations/google.ts';
import type { Session } from '../session.ts';

export const MODEL_SECRETS = ['OPENAI_API_KEY', 'MODERATION_API_KEY'];
const PUSH_SECRET = 'VAPID_PRIVATE_KEY';
const HASH_SECRET = 'HASH_KEY';
/** Means no key, because Secret Manager stores no empty value. */
const NONE = 'none';

const urlOf = ({ projectId }: Session) => `https://secretmanager.googleapis.com/v1/projects/${projectId}/secrets`;

/** The keys of the model and of moderation, as the environment or a person gave them. */
export async function modelKeys(session: Session): Promise<void> {
  for (const key of MODEL_SECRETS) {
    const latest = await session.read(`${urlOf(session)}/${key}/versions/latest`);
    // The CLI refuses a version that was disabled or destroyed.
    if (latest?.state === 'ENABLED') continue;
    const value = session.answers.get(key);
    const sentence = `Secrets: store ${key}${value === NONE ? ' (“none”: no story is written)' : ''}`;
    if (value) await session.change(sentence, () => store(session, key, value));
    else {
      const text = `${key} (with OpenAI both keys are the same; “none” means no key)`;
      const how = 'Set it in the environment, or run this in a terminal, which asks; “none” means no key.';
      session.missing(`Secrets: ${key} is not stored. ${how}`, { key, text, hidden: 'hidden' });
    }
  }
}

/** Made once: with another key, nothing that was hashed before would be recognized. */
export async function hashKey(session: Session): Promise<void> {
  const latest = await session.read(`${urlOf(session)}/${HASH_SECRET}/versions/latest`);
  if (latest?.state === 'ENABLED') return;
  if (latest) return session.missing(`Secrets: the latest version of ${HASH_SECRET} is disabled. Enable it again.`);
  await session.change(`Secrets: create ${HASH_SECRET}`, () => store(session, HASH_SECRET, randomBytes(32).toString('base64url')));
}

/** The pair of keys for push messages. The public one can always be computed from the private one, so an interruption loses nothing. */
export async function pushKeys(session: Session): Promise<void> {
  const { configuration, projectId, change, missing } = session;
  const configured = configuration.values.VAPID_PUBLIC_KEY || parameterOf('VAPID_PUBLIC_KEY', projectId, configuration.folder);
  let secret = await privateKey(session);
  if (secret === undefined && configured)
    return missing(
      `Push: VAPID_PUBLIC_KEY is configured, but its private key is not in Secret Manager. Store it as ${PUSH_SECRET}, or remove VAPID_PUBLIC_KEY for a new pair, which ends all subscriptions.`,
    );
  secret ??= await change(`Push: create keys and store the private one as ${PUSH_SECRET}`, async () => {
    const created = newPrivateKey();
    await store(session, PUSH_SECRET, created);
    return created;
  });
  if (secret === NONE) return;
  const publicKey = secret && publicKeyOf(secret);
  if (configured && configured !== publicKey)
    return missing(`Push: VAPID_PUBLIC_KEY does not belong to the private key in ${PUSH_SECRET}.`);
  const file = join(configuration.folder ?? FUNCTIONS_FOLDER, `.env.${projectId}`);
  if (!configured)
    await change(`Push: write VAPID_PUBLIC_KEY to functions/.env.${projectId} (commit it)`, async () => {
      const others = existsSync(file) ? readFileSync(file, 'utf8').replace(/^VAPID_PUBLIC_KEY=.*\n?/m, '') : '';
      writeFileSync(file, `${others}${/(?:^|\n)$/.test(others) ? '' : '\n'}VAPID_PUBLIC_KEY=${publicKey}\n`);
    });
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

async function privateKey(session: Session): Promise<string | undefined> {
  const answer = await session.read(`${urlOf(session)}/${PUSH_SECRET}/versions/latest:access`);
  const { data } = (answer?.payload ?? {}) as { data?: string };
  return data && Buffer.from(data, 'base64').toString('utf8').trim();
}

async function store(session: Session, name: string, value: string): Promise<void> {
  const url = urlOf(session);
  try {
    // The label is the CLI's, with which it removes unused versions.
    await session.google('POST', `${url}?secretId=${name}`, {
      replication: { automatic: {} },
      labels: { 'firebase-managed': 'functions' },
    });
  } catch (error) {
    // An interrupted deployment has created it, and stored no value.
    if (!(error instanceof GoogleError && error.status === 409)) throw error;
  }
  await session.google('POST', `${url}/${name}:addVersion`, { payload: { data: Buffer.from(value).toString('base64') } });
}
