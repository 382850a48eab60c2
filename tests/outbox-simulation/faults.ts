/** What can go wrong with a request. */
export const FAULTS = [
  /** It never arrives, and the client gets an error. */
  'request-lost',
  /** It has its effect, and the connection breaks before the answer. */
  'answer-lost',
  /** It never arrives, and the client gets neither an answer nor an error. */
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
  /** The account's email address is not verified. */
  'status-429-verify-email',
  /** The account has not agreed to the terms. */
  'status-429-terms',
  'status-500',
  'status-500-after-effect',
  'status-503',
  'html',
  'html-after-effect',
  /** Story requests: the server refuses it and stores the refusal (decision S1). Other requests: as `status-422`. */
  'kept-refusal',
  /** Story requests: the function crashes between the model's answer and storing it. Other requests: as `answer-lost`. */
  'function-died',
  /** The same, between storing the model's answer and saving the document: a repeated request saves it. */
  'function-died-before-saving',
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
  'status-429-verify-email': 429,
  'status-429-terms': 429,
  'status-500': 500,
  'status-503': 503,
};

/** The status of the answer where the request has no effect. */
export function statusWithoutEffect(fault: Fault | null): number | undefined {
  return fault === null ? undefined : REJECTED[fault];
}
