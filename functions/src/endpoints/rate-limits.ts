/** Limits that several endpoints share. Each throws 429. */
import { rateLimit } from '../http/rate-limit.ts';
import { accountCallsPerMinute, pushCallsPerMinute, sharesPerMinute, voiceCallsPerMinute } from '../params.ts';

export const limitAccountCalls = rateLimit(accountCallsPerMinute, 'That was a lot at once. Please wait a moment.');
export const limitPushCalls = rateLimit(pushCallsPerMinute, 'Too many requests from here. Please wait a moment.');
export const limitSharing = rateLimit(sharesPerMinute, 'That was a lot of sharing at once. Please wait a moment.');
export const limitVoices = rateLimit(voiceCallsPerMinute, 'That was a lot of recording at once. Please wait a moment.');
