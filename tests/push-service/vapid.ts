/** How a push service checks the `Authorization` header (RFC 8292). */
import { createPublicKey, verify } from 'node:crypto';

const DAY_SECONDS = 24 * 60 * 60;

/** What is wrong with the header, or null. @param origin the service's own */
export function vapidProblem(header: string | undefined, origin: string, now: number = Date.now()): string | null {
  const [, token = '', publicKey = ''] = /^vapid t=([\w-]+\.[\w-]+\.[\w-]+), ?k=([\w-]+)$/.exec(header ?? '') ?? [];
  if (token === '') return 'no vapid token';
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(publicKey, 'base64url');
  if (point.byteLength !== 65) return 'no vapid key';
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const key = createPublicKey({ key: jwk, format: 'jwk' });
  const signed = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!signed) return 'vapid token signed by another key';
  const { aud, exp, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { aud?: string; exp?: number; sub?: string };
  if (aud !== origin) return 'vapid token for another service';
  if (typeof exp !== 'number' || exp * 1000 < now || exp * 1000 > now + DAY_SECONDS * 1000)
    return 'vapid token expired, or valid for too long';
  return /^(?:mailto:|https:\/\/)./.test(sub ?? '') ? null : 'no contact address';
}
