/** Sends one message to one subscription, and says what became of it. */
import { allowedEndpoint, pushServiceOf } from './allowed-endpoint.ts';
import { type Connection, connectionTo, type PushAnswer } from './connection.ts';
import { encrypt } from './encrypt.ts';
import type { PreparedMessage } from './message.ts';
import { recentlyUsed } from './recently-used.ts';
import type { PushTarget } from './subscription.ts';
import { type VapidKeys, vapidTokens } from './vapid.ts';

export type Outcome =
  | { kind: 'sent' }
  /** The subscription is over (404, 410). */
  | { kind: 'gone' }
  /** Sending it again would change nothing; status 0 where nothing was sent at all, as to a host that does not exist. */
  | { kind: 'refused'; status: number }
  /** Worth another try, not before `at` (milliseconds since 1970). */
  | { kind: 'later'; at: number };

export interface PushSender {
  /** Never rejects. */
  send(target: PushTarget, message: PreparedMessage): Promise<Outcome>;
  /** The entry of the known services that it belongs to. */
  serviceOf(target: PushTarget): string;
  close(): void;
}

export interface SenderOptions {
  vapid: VapidKeys;
  /** See `readPushServices`. */
  services: readonly string[];
  /** Milliseconds for an answer. */
  timeoutMs?: number;
  now?: () => number;
  connect?: (origin: string, timeoutMs: number) => Connection;
}

/** Where a service says 429 without saying how long. */
const PAUSE_MS = 10_000;
/** After so many failures in a row, a service is left alone for a while: waiting for its silence would hold up all others. */
const FAILURES_IN_A_ROW = 20;
const REST_MS = 30_000;
const TIMEOUT_MS = 10_000;
/** Origins that are remembered, each with its connection: more than there are push services. */
const MOST_ORIGINS = 100;
const CONTENT = ['content-encoding', 'aes128gcm', 'content-type', 'application/octet-stream'];

interface Service {
  connection: Connection;
  /** Milliseconds since 1970; nothing is sent before. */
  pausedUntil: number;
  failures: number;
  /** Messages under way. */
  underWay: number;
}

export function pushSender({ vapid, services, timeoutMs = TIMEOUT_MS, now = Date.now, connect = connectionTo }: SenderOptions): PushSender {
  const tokenFor = vapidTokens(vapid, now);
  const known = recentlyUsed<Service>(
    MOST_ORIGINS,
    ({ underWay }) => underWay > 0,
    ({ connection }) => connection.close(),
  );

  const serviceAt = (origin: string): Service => {
    let service = known.get(origin);
    if (!service) {
      service = { connection: connect(origin, timeoutMs), pausedUntil: 0, failures: 0, underWay: 0 };
      known.set(origin, service);
    }
    return service;
  };

  return {
    async send(target, { payload, headers }) {
      const url = allowedEndpoint(target.endpoint, services);
      if (url === null) return { kind: 'refused', status: 0 };
      const service = serviceAt(url.origin);
      if (now() < service.pausedUntil) return { kind: 'later', at: service.pausedUntil };
      let body: Buffer;
      try {
        body = encrypt(payload, target);
      } catch {
        return { kind: 'refused', status: 0 };
      }
      const all = [...headers, ...CONTENT, 'authorization', tokenFor(url.origin)];
      service.underWay += 1;
      try {
        return outcomeOf(await service.connection.post(url.pathname + url.search, all, body), service, now());
      } catch (error) {
        return isInvented(error, url, services) ? { kind: 'refused', status: 0 } : outcomeOf(null, service, now());
      } finally {
        service.underWay -= 1;
      }
    },
    serviceOf: ({ endpoint }) => pushServiceOf(endpoint, services),
    close() {
      for (const { connection } of known.values()) connection.close();
      known.clear();
    },
  };
}

/** Null is silence or a broken line. A service that asks for a pause, or is in trouble for long, gets one from all its subscriptions. */
function outcomeOf(answer: PushAnswer | null, service: Service, now: number): Outcome {
  const status = answer?.status ?? 0;
  const failed = answer === null || status >= 500 || status === 408;
  service.failures = failed ? service.failures + 1 : 0;
  if (status >= 200 && status < 300) return { kind: 'sent' };
  if (status === 404 || status === 410) return { kind: 'gone' };
  if (status !== 429 && !failed) return { kind: 'refused', status };
  const asked = readRetryAfter(answer?.retryAfter, now);
  const pause = asked ?? (status === 429 ? PAUSE_MS : service.failures >= FAILURES_IN_A_ROW ? REST_MS : 0);
  service.pausedUntil = Math.max(service.pausedUntil, now + pause);
  return { kind: 'later', at: now + pause };
}

/**
 * A host that does not exist, below a suffix: anybody can make up as many as they like. It is not removed, as a real one is only silent where our
 * own look-ups are in trouble. A host that the list itself names is there.
 */
function isInvented(error: unknown, url: URL, services: readonly string[]): boolean {
  return (error as { code?: unknown } | null)?.code === 'ENOTFOUND' && !services.includes(url.host);
}

/** Milliseconds from now; seconds or a date (RFC 9110, section 10.2.3). */
function readRetryAfter(header: string | undefined, now: number): number | undefined {
  if (header === undefined) return undefined;
  const milliseconds = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - now;
  return Number.isFinite(milliseconds) ? Math.max(0, milliseconds) : undefined;
}
