/** The PIN of this device: kept as a slow hash, and never sent. */
import { localStore } from '../../../data/device/storage.ts';
import { PIN_KEY } from './device-settings.ts';
import { plainDigits } from './digits.ts';

/** A PIN as it is kept: its salt and its hash, in hexadecimal. */
interface KeptPin {
  salt: string;
  hash: string;
}

/** Four to eight digits. */
export const PIN_PATTERN = /^\d{4,8}$/;

/** PBKDF2 with SHA-256 as OWASP's password storage cheat sheet has it: a family may use the same PIN elsewhere. */
const ROUNDS = 600_000;

/** Throws if the browser stores nothing, or has no cryptography, as in a page without TLS. */
export async function setPin(pin: string): Promise<void> {
  const salt = toHex(crypto.getRandomValues(new Uint8Array(16)));
  const kept: KeptPin = { salt, hash: await hashOf(pin, salt) };
  localStore.write(PIN_KEY, JSON.stringify(kept));
  if (!pinIsSet()) throw new Error('This browser keeps nothing.');
}

export function removePin(): void {
  localStore.remove(PIN_KEY);
}

export function pinIsSet(): boolean {
  return readPin() !== null;
}

/** Null without a PIN, and where what is stored is not one. */
function readPin(): KeptPin | null {
  try {
    const { salt, hash } = JSON.parse(localStore.read(PIN_KEY) ?? '{}') as Partial<KeptPin>;
    return typeof salt === 'string' && typeof hash === 'string' ? { salt, hash } : null;
  } catch {
    return null;
  }
}

export async function isPin(typed: string): Promise<boolean> {
  const kept = readPin();
  return kept !== null && (await hashOf(plainDigits(typed), kept.salt)) === kept.hash;
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
