/** Limits that several endpoints share. Each throws 429. */
import { accountCallsPerMinute, pushCallsPerMinute, reportsPerMinute, sharesPerMinute, voiceCallsPerMinute } from '../config/params.ts';
import { type Caller, callerKey, rateLimit, requireNoWait } from '../http/rate-limit.ts';
import { takeFromBucket } from '../store/limits.ts';

export const limitPushCalls = rateLimit(pushCallsPerMinute, 'Too many requests from here. Please wait a moment.');
export const limitVoices = rateLimit(voiceCallsPerMinute, 'That was a lot of recording at once. Please wait a moment.');

export const limitAccountCalls = limitOfAll('account', accountCallsPerMinute, 'That was a lot at once. Please wait a moment.');
export const limitReports = limitOfAll('reports', reportsPerMinute, 'That was a lot of reports at once. Please wait a moment.');
export const limitSharing = limitOfAll('sharing', sharesPerMinute, 'That was a lot of sharing at once. Please wait a moment.');

/** One limit for all instances. Memory is asked first, so that a flood costs no writes. */
function limitOfAll(of: string, perMinute: { value(): number }, message: string): (caller: Caller) => Promise<void> {
  const limit = rateLimit(perMinute, message);
  return async (caller) => {
    limit(caller);
    requireNoWait(await takeFromBucket(`${of} ${callerKey(caller)}`, perMinute.value()), message);
  };
}
