/** Shows the model's provider which requests belong to one family, but not which family it is. */
import { createHmac } from 'node:crypto';

/** The id for checks of the service; no account has it. */
const SERVICE_CHECK = 'service check';

/**
 * The same text for the same account: 64 hexadecimal digits, as many as OpenAI's `safety_identifier` always allowed. Someone who has the database's
 * account ids, but not the key, cannot match them with the provider's records. The provider has the key, but no account ids, which are random and too
 * long to be tried. A new key changes all of them.
 * @param uid null for a check of the service.
 */
export function safetyIdOf(uid: string | null, key: string): string {
  return createHmac('sha256', `safety-identifier:${key}`)
    .update(uid ?? SERVICE_CHECK)
    .digest('hex');
}
