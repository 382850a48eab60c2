/**
 * `POST /api/policy-violations`: what browsers report of the content security policy (`report-uri` in firebase.json). One line in the log each, which a
 * metric counts; without addresses, because that of a shared story is a secret.
 */
import * as logger from 'firebase-functions/logger';
import { endpoint } from '../http/endpoint.ts';
import { HttpProblem } from '../http/http-problem.ts';
import { siteAddress } from '../http/origin.ts';
import { rateLimit } from '../http/rate-limit.ts';

/** Reports per address and minute: more of a broken page say nothing new. */
const PER_MINUTE = 30;
const limitReports = rateLimit({ value: () => PER_MINUTE }, 'That was a lot at once.');

/** The policy's, and those that browsers name instead. */
const DIRECTIVES = new Set([
  ...['default-src', 'script-src', 'script-src-elem', 'script-src-attr', 'style-src', 'style-src-elem', 'style-src-attr', 'img-src'],
  ...['font-src', 'media-src', 'connect-src', 'frame-src', 'child-src', 'object-src', 'manifest-src', 'worker-src', 'base-uri'],
  ...['form-action', 'frame-ancestors', 'require-trusted-types-for', 'trusted-types'],
]);
/** What browsers report instead of an address. */
const KINDS = new Set(['inline', 'eval', 'wasm-eval', 'self', 'data', 'blob', 'trusted-types-policy', 'trusted-types-sink']);

/** The policy that Google's script asks for on `/auth`, each time; it is refused on purpose (decision 16). */
const EXPECTED = 'gapi#gapi';

export const policyViolations = endpoint({
  name: 'policyViolations',
  method: 'POST',
  auth: 'none',
  byBrowser: true,
  handler: async (input, _user, context) => {
    limitReports(context);
    const report = (input as { 'csp-report'?: Record<string, unknown> | null } | null)?.['csp-report'];
    const [directive = ''] = textOf(report?.['effective-directive'] ?? report?.['violated-directive']).split(' ');
    if (!DIRECTIVES.has(directive)) throw new HttpProblem(422, 'Please send a report of a violated policy.');
    if (directive === 'trusted-types' && report?.['script-sample'] === EXPECTED) return {};
    logger.warn('policy violated', { directive, blocked: kindOf(textOf(report?.['blocked-uri'])) });
    return {};
  },
});

function kindOf(blocked: string): string {
  if (KINDS.has(blocked)) return blocked;
  return blocked.startsWith(siteAddress()) ? 'own address' : 'other address';
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
