/**
 * `GET /api/health`: whether a dependency is down, for uptime checks, and with a key which one, for operators (docs/operations.md). Calls neither the
 * model nor moderation.
 */
import { timingSafeEqual } from 'node:crypto';
import { keyedHash } from '../config/keyed-hash.ts';
import { healthChecksPerMinute } from '../config/params.ts';
import { endpoint } from '../http/endpoint.ts';
import { HttpProblem } from '../http/http-problem.ts';
import { rateLimit } from '../http/rate-limit.ts';
import { createCache } from '../lib/cache.ts';
import { withTimeout } from '../lib/with-timeout.ts';
import { readDocument } from '../store/firestore-rest.ts';
import { describeSignIn } from '../store/sign-ins.ts';
import { storiesStopped } from '../store/switches.ts';

/** Milliseconds for which an instance reuses a report, so that calls cost nothing. */
const REPORT_MS = 10_000;
/** Milliseconds until a dependency that does not answer counts as down. */
const ANSWER_MS = 5000;
/** Milliseconds after which the last call of the model or of moderation says nothing about now. */
const OUTCOME_MS = 60 * 60_000;

/** `unknown`: it was not called within the last hour. */
type State = 'up' | 'down' | 'unknown';

interface Report {
  /** ISO 8601. */
  checkedAt: string;
  dependencies: Record<'firestore' | 'auth' | 'model' | 'moderation', State>;
  /** Whether an operator stopped story generation. */
  storiesStopped: boolean | 'unknown';
}

const PORTS = {
  readOutcomes: () => readDocument('system/serviceOutcomes'),
  // No account has this uid. Auth is up if it answers that.
  askAuth: () => describeSignIn('health-check'),
  storiesStopped,
};

/** The endpoint of one instance, with its own limit and report. */
export function healthOfAnInstance(ports = PORTS) {
  const limitChecks = rateLimit(healthChecksPerMinute, 'Too many checks from here. Please wait a moment.');
  const lastReport = createCache(() => makeReport(ports), { lifetimeMs: () => REPORT_MS, maxEntries: 1 });
  return endpoint({
    name: 'health',
    method: 'GET',
    auth: 'none',
    handler: async (_input, _user, context) => {
      limitChecks(context);
      const report = await lastReport('site');
      const down = Object.entries(report.dependencies).flatMap(([name, state]) => (state === 'down' ? [name] : []));
      // What is down tells an attacker what to try now.
      const details = isKey(context.header('x-health-key')) ? { ...report } : {};
      if (down.length === 0) return { message: 'Everything works.', ...details };
      const message = 'dependencies' in details ? `Down: ${down.join(', ')}.` : 'Something is down.';
      throw new HttpProblem(503, message, { 'Retry-After': '30' }, details);
    },
  });
}

export const health = healthOfAnInstance();

/** The key is made of `HASH_KEY`, so that there is no other secret to set up. */
function isKey(sent: string | undefined): boolean {
  if (sent === undefined) return false;
  const [key, given] = [Buffer.from(keyedHash('health', '')), Buffer.from(sent)];
  return given.byteLength === key.byteLength && timingSafeEqual(given, key);
}

async function makeReport(ports: typeof PORTS): Promise<Report> {
  const [outcomes, auth, stopped] = await Promise.all([
    answerOf(ports.readOutcomes),
    answerOf(ports.askAuth),
    answerOf(ports.storiesStopped),
  ]);
  const found = outcomes.ok ? (outcomes.value ?? {}) : {};
  return {
    checkedAt: new Date().toISOString(),
    dependencies: {
      firestore: outcomes.ok ? 'up' : 'down',
      auth: auth.ok ? 'up' : 'down',
      model: stateOf(found.model),
      moderation: stateOf(found.moderation),
    },
    storiesStopped: stopped.ok ? stopped.value : 'unknown',
  };
}

async function answerOf<T>(call: () => Promise<T>): Promise<{ ok: true; value: T } | { ok: false }> {
  try {
    return { ok: true, value: await withTimeout(ANSWER_MS, call) };
  } catch {
    return { ok: false };
  }
}

/** @param stored as written by `service-outcomes.ts`. */
function stateOf(stored: unknown): State {
  const { outcome, at } = (stored ?? {}) as { outcome?: string; at?: string };
  if (at === undefined || !(Date.now() - Date.parse(at) < OUTCOME_MS)) return 'unknown';
  return outcome === 'ok' ? 'up' : 'down';
}
