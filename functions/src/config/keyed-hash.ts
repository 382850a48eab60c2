/** Hashes that only this deployment can compute, so that what outlives a story or an account names neither. */
import { createHmac } from 'node:crypto';
import { hashKey } from './params.ts';

const SHORTEST_KEY = 32;

/**
 * 64 hexadecimal digits. The function needs the secret `HASH_KEY`. Throws RangeError without it: an empty key would make every hash guessable.
 * @param purpose what the hash is compared with. Hashes of different purposes never match.
 */
export function keyedHash(purpose: string, text: string): string {
  const key = hashKey.value();
  if (key.length < SHORTEST_KEY) throw new RangeError('HASH_KEY is missing or too short.');
  return createHmac('sha256', key).update(`${purpose}\n${text}`).digest('hex');
}
