import { rateLimit } from '../http/accepted.ts';
import { accountCallsPerMinute } from '../params.ts';

/** One rate for all endpoints of the account. Throws 429. */
export const limitAccountCalls = rateLimit(accountCallsPerMinute, 'That was a lot at once. Please wait a moment.');
