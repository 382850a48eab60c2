import { rateLimit } from '../http/accepted.ts';
import { sharesPerMinute } from '../params.ts';

/** One rate for all endpoints of sharing. Throws 429. */
export const limitSharing = rateLimit(sharesPerMinute, 'That was a lot of sharing at once. Please wait a moment.');
