/** The PIN of this device: kept as a slow hash, and never sent. */
import { type KeptPin, keepPin, readPin } from './device-settings.ts';

/** Four to eight digits. */
export const PIN_PATTERN = /^\d{4,8}$/;

/** PBKDF2 with SHA-256 as OWASP's password storage cheat sheet has it: a family may use the same PIN elsewhere. */
const ROUNDS = 600_000;

/** Throws where the browser has no cryptography, as in a page without TLS. */
export async function setPin(pin: string): Promise<void> {
  const salt = toHex(crypto.getRandomValues(new Uint8Array(16)));
  keepPin({ salt, hash: await hashOf(pin, salt) });
}

export async function isPin(pin: string): Promise<boolean> {
  const kept: KeptPin | null = readPin();
  return kept !== null && (await hashOf(pin, kept.salt)) === kept.hash;
}

async function hashOf(pin: string, salt: string): Promise<string> {
  const bytes = new TextEncoder();
  const key = await crypto.subtle.importKey('raw', bytes.encode(pin), 'PBKDF2', false, ['deriveBits']);
  return toHex(
    new Uint8Array(
      await crypto.subtle.deriveBits({ name: 'PBKDF2', hash: 'SHA-256', salt: bytes.encode(salt), iterations: ROUNDS }, key, 256),
    ),
  );
}

function toHex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
