/** Who sends (RFC 8292): a token for each push service, signed by web-push and kept, since signing costs more than all the rest of a message. */
import webPush from 'web-push';
import { recentlyUsed } from './recently-used.ts';

export interface VapidKeys {
  publicKey: string;
  privateKey: string;
  /** `mailto:` or `https:`, for the push services to reach somebody. */
  subject: string;
}

const TOKEN_SECONDS = 12 * 60 * 60;
/** A token is renewed this long before it is over. */
const SPARE_MS = 60 * 60 * 1000;
/** Tokens that are kept: more than there are push services. */
const MOST = 100;

/** @returns the `Authorization` header for a push service's origin. */
export function vapidTokens(keys: VapidKeys, now: () => number): (origin: string) => string {
  const kept = recentlyUsed<{ header: string; until: number }>(MOST);
  return (origin) => {
    const token = kept.get(origin);
    if (token && now() < token.until) return token.header;
    const expiration = Math.floor(now() / 1000) + TOKEN_SECONDS;
    const { Authorization: header } = webPush.getVapidHeaders(
      origin,
      keys.subject,
      keys.publicKey,
      keys.privateKey,
      'aes128gcm',
      expiration,
    );
    kept.set(origin, { header, until: expiration * 1000 - SPARE_MS });
    return header;
  };
}
