/** Faults on request: what the next calls do, and a record of the calls that came. */
import { ApiError, isRecord } from './http.ts';

export const SCENARIOS = [
  'good',
  'short',
  'long',
  'malformed',
  'refusal',
  'cutoff',
  'filtered',
  'unsafe',
  'leftover',
  'empty',
  'slow',
  'rate-limit',
  'rate-limit-then-good',
  'no-credit',
  'bad-key',
  'error-500',
  'html',
  'silence',
] as const;

export type Scenario = (typeof SCENARIOS)[number];
export type Endpoint = 'chat' | 'moderations';

/** One queued call: `delayMs` is how long `slow` waits, in milliseconds. */
export interface Step {
  scenario: Scenario;
  delayMs: number;
}

export interface RecordedRequest {
  method: string;
  path: string;
  /** Without the key. */
  headers: Readonly<Record<string, unknown>>;
  /** Parsed JSON, the raw text where it is none, or null where there was no body. */
  body: unknown;
  /** ISO text. */
  time: string;
}

const RECORD_LIMIT = 500;
const TIMES_LIMIT = 1000;
const DEFAULT_DELAY_MS = 1000;
const GOOD: Step = { scenario: 'good', delayMs: 0 };

export interface Control {
  queue(order: unknown): void;
  next(endpoint: Endpoint): Step;
  /** How far stories stray from the words asked for: a standard deviation, as a share of them. */
  spread(): number;
  /** Whether each story is told as if it were the first: a model has no memory from one call to the next. */
  forgets(): boolean;
  record(request: RecordedRequest): void;
  requests(): readonly RecordedRequest[];
  counts(): Record<Endpoint, number>;
  reset(): void;
}

function whole(value: unknown, fallback: number, limit: number, name: string): number {
  if (value === undefined) return fallback;
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 0 || value > limit) {
    throw new ApiError(400, `"${name}" must be a whole number from 0 to ${limit}.`, { param: name });
  }
  return value;
}

/** A fresh control desk: nothing queued, nothing recorded. `queue` throws {@link ApiError} 400 for an order it cannot read. */
export function createControl(): Control {
  let steps: Record<Endpoint, Step[]> = { chat: [], moderations: [] };
  let counts: Record<Endpoint, number> = { chat: 0, moderations: 0 };
  let records: RecordedRequest[] = [];
  let manner = { spread: 0, forgets: false };
  return {
    queue(order) {
      if (!isRecord(order)) throw new ApiError(400, 'Send one JSON object.');
      manner = readManner(order, manner);
      if (order.scenario === undefined && ('spread' in order || 'forgets' in order)) return;
      const scenario = SCENARIOS.find((name) => name === order.scenario);
      if (!scenario) throw new ApiError(400, `"scenario" must be one of: ${SCENARIOS.join(', ')}.`, { param: 'scenario' });
      const on = order.on ?? 'chat';
      if (on !== 'chat' && on !== 'moderations') throw new ApiError(400, '"on" must be "chat" or "moderations".', { param: 'on' });
      const times = whole(order.times, 1, TIMES_LIMIT, 'times');
      const delayMs = whole(order.delayMs, DEFAULT_DELAY_MS, 10 * 60_000, 'delayMs');
      for (let time = 0; time < times; time += 1) {
        steps[on].push({ scenario, delayMs });
        // The second half is queued as a step of its own, so that what was queued behind it keeps its place.
        if (scenario === 'rate-limit-then-good') steps[on].push(GOOD);
      }
    },
    next(endpoint) {
      counts[endpoint] += 1;
      return steps[endpoint].shift() ?? GOOD;
    },
    spread: () => manner.spread,
    forgets: () => manner.forgets,
    record(request) {
      records.push(request);
      if (records.length > RECORD_LIMIT) records.shift();
    },
    requests: () => records,
    counts: () => ({ ...counts }),
    reset() {
      steps = { chat: [], moderations: [] };
      counts = { chat: 0, moderations: 0 };
      records = [];
      manner = { spread: 0, forgets: false };
    },
  };
}

/** What stays until it is changed or forgotten. */
function readManner(order: Record<string, unknown>, before: { spread: number; forgets: boolean }): { spread: number; forgets: boolean } {
  const { spread = before.spread, forgets = before.forgets } = order;
  if (typeof spread !== 'number' || !(spread >= 0 && spread <= 1)) {
    throw new ApiError(400, '"spread" must be a number from 0 to 1.', { param: 'spread' });
  }
  if (typeof forgets !== 'boolean') throw new ApiError(400, '"forgets" must be true or false.', { param: 'forgets' });
  return { spread, forgets };
}
