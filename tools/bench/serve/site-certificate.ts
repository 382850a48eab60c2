/** The certificate of all sites of a run, and the browser flag's value that accepts it. */
import { createHash, createPublicKey } from 'node:crypto';
import { makeCertificate } from '../../push-service/certificate.ts';

export const SITE_CERTIFICATE = makeCertificate();

/**
 * For `--ignore-certificate-errors-spki-list`. The flag that ignores every certificate error would also disable the browser's cache.
 */
export const SITE_KEY_HASH = createHash('sha256')
  .update(createPublicKey(SITE_CERTIFICATE.cert).export({ format: 'der', type: 'spki' }))
  .digest('base64');
