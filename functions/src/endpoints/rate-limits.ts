/** Limits per caller. Each throws 429. */
import * as params from '../config/params.ts';
import { type Caller, callerKey, rateLimit, requireNoWait } from '../http/rate-limit.ts';
import { takeFromBucket } from '../store/limits.ts';

export const limitPushCalls = rateLimit(params.pushCallsPerMinute, 'Too many requests from here. Please wait a moment.');
export const limitVoices = rateLimit(params.voiceCallsPerMinute, 'That was a lot of recording at once. Please wait a moment.');
export const limitStories = rateLimit(params.storyCallsPerMinute, 'That was a lot of stories at once. Please wait a moment.');

export const limitAccountCalls = limitOfAll('account', params.accountCallsPerMinute, 'That was a lot at once. Please wait a moment.');
export const limitReports = limitOfAll('reports', params.reportsPerMinute, 'That was a lot of reports at once. Please wait a moment.');
export const limitSharing = limitOfAll('sharing', params.sharesPerMinute, 'That was a lot of sharing at once. Please wait a moment.');

/** One limit for all instances. Memory is asked first, so that a flood costs no writes. */
function limitOfAll(of: string, perMinute: { value(): number }, message: string): (caller: Caller) => Promise<void> {
  const limit = rateLimit(perMinute, message);
  return async (caller) => {
    limit(caller);
    requireNoWait(await takeFromBucket(`${of} ${callerKey(caller)}`, perMinute.value()), message);
  };
}
