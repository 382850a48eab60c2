/** The certificate of every site of a run, and what a browser has to be told to take it for a good one. */
import { createHash, createPublicKey } from 'node:crypto';
import { makeCertificate } from '../../push-service/certificate.ts';

export const SITE_CERTIFICATE = makeCertificate();

/**
 * For `--ignore-certificate-errors-spki-list`. With the flag that ignores every error, browsers keep nothing in their cache, and every visit
 * would be the first.
 */
export const SITE_KEY_HASH = createHash('sha256')
  .update(createPublicKey(SITE_CERTIFICATE.cert).export({ format: 'der', type: 'spki' }))
  .digest('base64');
