/** Secrets go to Secret Manager in the body of a request: never on a command line, in a file or in a log. */
import { createECDH, generateKeyPairSync } from 'node:crypto';
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FUNCTIONS_FOLDER, pushKeyOf } from '../../local/function-parameters.ts';
import { GoogleError } from '../../operations/google.ts';
import type { Session } from '../session.ts';

export const MODEL_SECRETS = ['OPENAI_API_KEY', 'MODERATION_API_KEY'];
const PUSH_SECRET = 'VAPID_PRIVATE_KEY';
/** Means no key, because Secret Manager stores no empty value. */
const NONE = 'none';

const urlOf = ({ projectId }: Session) => `https://secretmanager.googleapis.com/v1/projects/${projectId}/secrets`;

/** The keys of the model and of moderation, as the environment or a person gave them. */
export async function modelKeys(session: Session): Promise<void> {
  for (const name of MODEL_SECRETS) {
    const latest = await session.read(`${urlOf(session)}/${name}/versions/latest`);
    // The CLI refuses a version that was disabled or destroyed.
    if (latest?.state === 'ENABLED') continue;
    const value = session.answers.get(name);
    if (value)
      await session.change(`Secrets: store ${name}${value === NONE ? ' (“none”: no story is written)' : ''}`, () =>
        store(session, name, value),
      );
    else
      session.missing(
        `Secrets: ${name} is not stored. Set it in the environment, or run this in a terminal, which asks; “none” means no key.`,
        {
          key: name,
          text: `${name} (with OpenAI both keys are the same; “none” means no key)`,
          hidden: 'hidden',
        },
      );
  }
}

/** The pair of keys for push messages. The public one can always be computed from the private one, so an interruption loses nothing. */
export async function pushKeys(session: Session): Promise<void> {
  const { configuration, change, missing, found } = session;
  const configured = configuration.values.VAPID_PUBLIC_KEY || pushKeyOf(session.projectId, session.configuration.folder);
  let secret = await privateKey(session);
  if (secret === undefined) {
    if (configured)
      return missing(
        `Push: VAPID_PUBLIC_KEY is configured, but its private key is not in Secret Manager. Store it as ${PUSH_SECRET}, or remove VAPID_PUBLIC_KEY for a new pair, which ends all subscriptions.`,
      );
    secret = await change(`Push: create keys and store the private one as ${PUSH_SECRET}`, async () => {
      const created = newPrivateKey();
      await store(session, PUSH_SECRET, created);
      return created;
    });
  }
  if (secret === NONE) return;
  const publicKey = secret === undefined ? '' : publicKeyOf(secret);
  found.pushKey = configured || publicKey;
  if (configured && publicKey && configured !== publicKey)
    return missing(`Push: VAPID_PUBLIC_KEY does not belong to the private key in ${PUSH_SECRET}.`);
  if (!configured)
    await change(`Push: write VAPID_PUBLIC_KEY to functions/.env.${session.projectId} (commit it)`, async () =>
      configurePushKey(session, publicKey),
    );
}

/** A P-256 scalar, url-safe base64. */
export function newPrivateKey(): string {
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

async function configurePushKey({ projectId, configuration }: Session, publicKey: string): Promise<void> {
  const file = join(configuration.folder ?? FUNCTIONS_FOLDER, `.env.${projectId}`);
  const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const line = `VAPID_PUBLIC_KEY=${publicKey}`;
  if (/^VAPID_PUBLIC_KEY=.*$/m.test(before)) writeFileSync(file, before.replace(/^VAPID_PUBLIC_KEY=.*$/m, line));
  else appendFileSync(file, `${before === '' || before.endsWith('\n') ? '' : '\n'}${line}\n`);
}
