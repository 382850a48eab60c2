/** Tells the model's provider which requests belong to one family, without telling which family. */
import { createHmac } from 'node:crypto';

/**
 * The same text for the same account, 64 hexadecimal digits as OpenAI's `safety_identifier` allows. Nobody without the key can find the account from
 * it, not even by trying all known ids; a new key makes all of them new.
 */
export function safetyIdOf(uid: string, key: string): string {
  return createHmac('sha256', `safety-identifier:${key}`).update(uid).digest('hex');
}
