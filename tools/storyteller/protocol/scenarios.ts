/** Simulated faults: what the next calls answer, and a record of the calls. */
import { ApiError, isRecord } from './http.ts';

const SCENARIOS = [
  ...(['good', 'short', 'long', 'malformed', 'refusal', 'cutoff', 'filtered', 'unsafe', 'leftover', 'empty', 'slow'] as const),
  ...(['rate-limit', 'rate-limit-then-good', 'no-credit', 'bad-key', 'error-500', 'html', 'silence'] as const),
];

export type Scenario = (typeof SCENARIOS)[number];
export type Endpoint = 'chat' | 'moderations';

/** What one call answers; `delayMs` is the time that `slow` takes, in milliseconds. */
interface Step {
  scenario: Scenario;
  delayMs: number;
}

interface RecordedRequest {
  method: string;
  path: string;
  /** Without the key. */
  headers: Readonly<Record<string, unknown>>;
  /** Parsed JSON, the raw text if it is not JSON, or null without a body. */
  body: unknown;
  /** ISO text. */
  time: string;
}

const RECORD_LIMIT = 500;
const TIMES_LIMIT = 1000;
const DEFAULT_DELAY_MS = 1000;
const MAX_DELAY_MS = 10 * 60_000;
const GOOD: Step = { scenario: 'good', delayMs: 0 };

function wholeNumber(value: unknown, fallback: number, limit: number, name: string): number {
  if (value === undefined) return fallback;
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 0 || value > limit) {
    throw new ApiError(400, `"${name}" must be a whole number from 0 to ${limit}.`, { param: name });
  }
  return value;
}

export type Control = ReturnType<typeof createControl>;

/** Starts with nothing queued and nothing recorded. */
export function createControl() {
  const initial = () => ({
    steps: { chat: [], moderations: [] } as Record<Endpoint, Step[]>,
    counts: { chat: 0, moderations: 0 },
    records: [] as RecordedRequest[],
    settings: { spread: 0, forgets: false },
  });
  let state = initial();
  return {
    /** @throws ApiError 400 for an unknown or invalid order. */
    queue(order: unknown): void {
      if (!isRecord(order)) throw new ApiError(400, 'Send one JSON object.');
      state.settings = readSettings(order, state.settings);
      if (order.scenario === undefined && ('spread' in order || 'forgets' in order)) return;
      const scenario = SCENARIOS.find((name) => name === order.scenario);
      if (!scenario) throw new ApiError(400, `"scenario" must be one of: ${SCENARIOS.join(', ')}.`, { param: 'scenario' });
      const on = order.on ?? 'chat';
      if (on !== 'chat' && on !== 'moderations') throw new ApiError(400, '"on" must be "chat" or "moderations".', { param: 'on' });
      const times = wholeNumber(order.times, 1, TIMES_LIMIT, 'times');
      const delayMs = wholeNumber(order.delayMs, DEFAULT_DELAY_MS, MAX_DELAY_MS, 'delayMs');
      for (let time = 0; time < times; time += 1) {
        state.steps[on].push({ scenario, delayMs });
        // The good answer is a step of its own, so that scenarios queued later keep their place.
        if (scenario === 'rate-limit-then-good') state.steps[on].push(GOOD);
      }
    },
    next(endpoint: Endpoint): Step {
      state.counts[endpoint] += 1;
      return state.steps[endpoint].shift() ?? GOOD;
    },
    /** Standard deviation of the story lengths, as a share of the requested words. */
    spread: () => state.settings.spread,
    /** Whether each story is told without memory of the earlier ones, as a model does. */
    forgets: () => state.settings.forgets,
    record(request: RecordedRequest): void {
      state.records.push(request);
      if (state.records.length > RECORD_LIMIT) state.records.shift();
    },
    requests: () => state.records,
    counts: () => state.counts,
    reset(): void {
      state = initial();
    },
  };
}

/** Settings that stay until they are changed or reset. */
function readSettings(order: Record<string, unknown>, before: { spread: number; forgets: boolean }): { spread: number; forgets: boolean } {
  const { spread = before.spread, forgets = before.forgets } = order;
  if (typeof spread !== 'number' || !(spread >= 0 && spread <= 1)) {
    throw new ApiError(400, '"spread" must be a number from 0 to 1.', { param: 'spread' });
  }
  if (typeof forgets !== 'boolean') throw new ApiError(400, '"forgets" must be true or false.', { param: 'forgets' });
  return { spread, forgets };
}
