/** Opens the links of the emails that Firebase Auth sends; the emulator keeps them instead. */
import { DEMO_API_KEY } from '../../../tools/local/stacks.ts';

const EMULATOR = `http://${process.env.FIREBASE_AUTH_EMULATOR_HOST}`;
const ACCOUNTS = `${EMULATOR}/identitytoolkit.googleapis.com/v1/accounts`;

interface Email {
  /** The address of the account; `newEmail` is the one that a change goes to. */
  email: string;
  newEmail?: string;
  oobCode: string;
  requestType: 'PASSWORD_RESET' | 'VERIFY_EMAIL' | 'VERIFY_AND_CHANGE_EMAIL';
}

/** The emails of one kind for an account, oldest first. */
export async function emailsTo(email: string, kind: Email['requestType']): Promise<Email[]> {
  const answer = await fetch(`${EMULATOR}/emulator/v1/projects/${process.env.GCLOUD_PROJECT}/oobCodes`);
  const { oobCodes } = (await answer.json()) as { oobCodes: Email[] };
  return oobCodes.filter((sent) => sent.email === email && sent.requestType === kind);
}

async function latest(email: string, kind: Email['requestType']): Promise<string> {
  const code = (await emailsTo(email, kind)).at(-1)?.oobCode;
  if (code === undefined) throw new Error(`There is no email of the kind ${kind}.`);
  return code;
}

async function post(method: string, body: object): Promise<void> {
  const answer = await fetch(`${ACCOUNTS}:${method}?key=${DEMO_API_KEY}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(await answer.text());
}

/** Opens the link of "Forgot your password?" and chooses a password. */
export async function resetPassword(email: string, newPassword: string): Promise<void> {
  await post('resetPassword', { oobCode: await latest(email, 'PASSWORD_RESET'), newPassword });
}

/** Opens the link that verifies an address. */
export async function verifyEmail(email: string): Promise<void> {
  await post('update', { oobCode: await latest(email, 'VERIFY_EMAIL') });
}

/** Opens the link that changes an account's address. @param email the address before */
export async function confirmNewEmail(email: string): Promise<void> {
  await post('update', { oobCode: await latest(email, 'VERIFY_AND_CHANGE_EMAIL') });
}
