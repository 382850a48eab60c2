/** What can become of one request. */
export const FAULTS = [
  /** It never arrives, and that is noticed. */
  'request-lost',
  /** It does what it should, and the connection breaks before the answer. */
  'answer-lost',
  /** It never arrives, and nothing is ever heard of it. */
  'silence',
  'silence-after-effect',
  'status-400',
  'status-401',
  'status-403',
  'status-404',
  'status-409',
  'status-413',
  'status-422',
  'status-429',
  'status-429-retry-after',
  'status-500',
  'status-500-after-effect',
  'status-503',
  'html',
  'html-after-effect',
  /** Story requests alone: the server refuses it for good, and keeps that (decisions S1). For others as `status-422`. */
  'kept-refusal',
  /** Story requests alone: the function dies between the model's answer and its storing. For others as `answer-lost`. */
  'function-died',
  /** The answer takes twenty seconds. */
  'slow',
] as const;
export type Fault = (typeof FAULTS)[number];

const REJECTED: Partial<Record<Fault, number>> = {
  'status-400': 400,
  'status-401': 401,
  'status-403': 403,
  'status-404': 404,
  'status-409': 409,
  'status-413': 413,
  'status-422': 422,
  'status-429': 429,
  'status-429-retry-after': 429,
  'status-500': 500,
  'status-503': 503,
};

/** The status of a request that is answered so without having had an effect. */
export function statusWithoutEffect(fault: Fault | null): number | undefined {
  return fault === null ? undefined : REJECTED[fault];
}
