/** Simulated faults: what the next calls answer, and a record of the calls, each for one family or for all. */
import { isRecord } from '../../local/json.ts';
import { ApiError } from './http.ts';

const SCENARIOS = [
  ...(['good', 'short', 'long', 'malformed', 'refusal', 'cutoff', 'filtered', 'unsafe', 'leftover', 'empty', 'slow'] as const),
  ...(['rate-limit', 'rate-limit-then-good', 'conflict-then-good', 'no-credit', 'bad-key', 'error-500', 'html', 'silence'] as const),
  // `paced` writes its stream at a model's speed; `broken-off` ends it in the middle. A reviewer that says `always-yes` or `always-no` does not read.
  ...(['model-not-found', 'paced', 'broken-off', 'always-yes', 'always-no'] as const),
];

export type Scenario = (typeof SCENARIOS)[number];
/** `reviews` are chat completions about a story that is written already, counted apart from those that write one. */
export type Endpoint = 'chat' | 'reviews' | 'moderations';

/** What one call answers; `delayMs` is the time that `slow` takes, in milliseconds, and `tokensPerSecond` the speed of `paced`. */
interface Step {
  scenario: Scenario;
  delayMs: number;
  tokensPerSecond: number;
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
  /** Of the answer. */
  requestId: string;
}

const RECORD_LIMIT = 10_000;
const DEFAULT_DELAY_MS = 1000;
/** About what small hosted models write. */
const DEFAULT_TOKENS_PER_SECOND = 60;
const GOOD: Step = { scenario: 'good', delayMs: 0, tokensPerSecond: DEFAULT_TOKENS_PER_SECOND };

export type Control = ReturnType<typeof createControl>;

interface Scope {
  steps: Record<Endpoint, Step[]>;
  counts: Record<Endpoint, number>;
}

/**
 * Starts with nothing queued and nothing recorded. A scope is the code of the family that calls. Without a scope, a fault applies to the next call of
 * any family; counts, records and the reset cover all.
 */
export function createControl() {
  const scopes = new Map<string | null, Scope>();
  let records: (RecordedRequest & { scope: string })[] = [];
  const scopeOf = (scope: string | null): Scope => {
    const found = scopes.get(scope) ?? {
      steps: { chat: [], reviews: [], moderations: [] },
      counts: { chat: 0, reviews: 0, moderations: 0 },
    };
    scopes.set(scope, found);
    return found;
  };
  return {
    /** @throws ApiError 400 for an unknown scenario. */
    queue(scope: string | null, order: unknown): void {
      const fields = isRecord(order) ? order : {};
      const { scenario: name, on = 'chat', times = 1, delayMs = DEFAULT_DELAY_MS, tokensPerSecond = DEFAULT_TOKENS_PER_SECOND } = fields;
      const scenario = SCENARIOS.find((known) => known === name);
      if (!scenario) throw new ApiError(400, `"scenario" must be one of: ${SCENARIOS.join(', ')}.`, { param: 'scenario' });
      const step = { scenario, delayMs: Number(delayMs), tokensPerSecond: Number(tokensPerSecond) };
      // The good answer is a step of its own, so that scenarios queued later keep their place.
      const steps = scenario.endsWith('-then-good') ? [step, GOOD] : [step];
      for (let time = 0; time < Number(times); time += 1) scopeOf(scope).steps[on as Endpoint].push(...steps);
    },
    next(scope: string, endpoint: Endpoint): Step {
      scopeOf(scope).counts[endpoint] += 1;
      return scopeOf(scope).steps[endpoint].shift() ?? scopeOf(null).steps[endpoint].shift() ?? GOOD;
    },
    record(scope: string, request: RecordedRequest): void {
      records.push({ ...request, scope });
      if (records.length > RECORD_LIMIT) records.shift();
    },
    requests: (scope: string | null): RecordedRequest[] =>
      records.filter((record) => scope === null || record.scope === scope).map(({ scope: _scope, ...request }) => request),
    counts(scope: string | null): Record<Endpoint, number> {
      if (scope !== null) return scopeOf(scope).counts;
      const sum = (endpoint: Endpoint) => [...scopes.values()].reduce((all, { counts }) => all + counts[endpoint], 0);
      return { chat: sum('chat'), reviews: sum('reviews'), moderations: sum('moderations') };
    },
    reset(scope: string | null): void {
      if (scope === null) scopes.clear();
      else scopes.delete(scope);
      records = records.filter((record) => scope !== null && record.scope !== scope);
    },
  };
}
