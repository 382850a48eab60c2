/** Sends messages with the web-push package. The only file that connects to push services; errors and logs name no endpoint and no token. */
import https from 'node:https';
import * as logger from 'firebase-functions/logger';
import webPush from 'web-push';
import { pushServices, vapidPrivateKey, vapidPublicKey, vapidSubject } from '../config/params.ts';
import { setBounded } from '../lib/bounded-map.ts';
import { commaSeparated } from '../lib/comma-separated.ts';
import { withTimeout } from '../lib/with-timeout.ts';
import { allowedEndpoint } from './allowed-endpoint.ts';
import type { PreparedMessage, PushOutcome } from './message.ts';
import { type PushTarget, readTarget } from './subscription.ts';

export interface SenderOptions {
  vapid: { publicKey: string; privateKey: string; subject: string };
  /** The allowlist, see `allowedEndpoint`. */
  services: readonly string[];
  timeoutMs?: number;
  /** Milliseconds since 1970. */
  now?: () => number;
  agent?: https.Agent;
  sendNotification?: typeof webPush.sendNotification;
  /** Called if a service does not accept a message, at most once a minute for each host and status. */
  log?: (failure: { host: string; status: number }) => void;
}

/** Connections per push service, as many as a run has messages in flight. */
const MAX_SOCKETS = 100;
/** An instance is suspended between requests while push services close idle connections, so idle connections are closed after this time. */
const IDLE_MS = 30_000;
const TIMEOUT_MS = 10_000;
/** Pause after a 429 without `Retry-After`. */
const RATE_LIMIT_PAUSE_MS = 10_000;
/** After this many consecutive failures an origin is not contacted for a while, because waiting for its timeouts would delay all other messages. */
const MAX_FAILURES = 20;
const FAILURE_PAUSE_MS = 30_000;
/** Origins remembered at most, because a caller can invent hosts below an allowed suffix. */
const MAX_ORIGINS = 100;
const LOG_PAUSE_MS = 60_000;

interface Origin {
  /** Milliseconds since 1970; nothing is sent before. */
  pausedUntil: number;
  failures: number;
  /** When each status was last logged, in milliseconds since 1970. */
  loggedAt: Map<number, number>;
}

/** Throws if the VAPID keys or the subject cannot be used. */
export function createPushSender({
  vapid,
  services,
  timeoutMs = TIMEOUT_MS,
  now = Date.now,
  agent = new https.Agent({ keepAlive: true, maxSockets: MAX_SOCKETS, timeout: IDLE_MS }),
  sendNotification = webPush.sendNotification,
  log = (failure) => logger.warn('push not taken', failure),
}: SenderOptions) {
  webPush.getVapidHeaders('https://push.example', vapid.subject, vapid.publicKey, vapid.privateKey, 'aes128gcm');
  const origins = new Map<string, Origin>();

  /** Logs status 0 if there was no answer, and nothing for the usual end of a subscription. */
  function logFailure(error: unknown, host: string, { loggedAt }: Origin): void {
    const { status } = answerOf(error);
    if (status === 404 || status === 410 || now() - (loggedAt.get(status) ?? Number.NEGATIVE_INFINITY) < LOG_PAUSE_MS) return;
    loggedAt.set(status, now());
    log({ host, status });
  }

  return {
    /** Never rejects. */
    async send({ endpoint, p256dh, auth }: PushTarget, { payload, ...options }: PreparedMessage): Promise<PushOutcome> {
      const url = allowedEndpoint(endpoint, services);
      const subscription = { endpoint, keys: { p256dh, auth } };
      if (url === null || readTarget(subscription) === null) return { kind: 'refused', status: 0 };
      const origin = origins.get(url.origin) ?? { pausedUntil: 0, failures: 0, loggedAt: new Map() };
      setBounded(origins, url.origin, origin, MAX_ORIGINS);
      if (now() < origin.pausedUntil) return { kind: 'later', at: origin.pausedUntil };
      try {
        const all = { ...options, vapidDetails: vapid, agent, timeout: timeoutMs };
        // web-push's own timeout restarts with every byte, so a slow response needs a deadline of its own.
        await withTimeout(timeoutMs, () => sendNotification(subscription, payload, all));
        origin.failures = 0;
        return { kind: 'sent' };
      } catch (error) {
        logFailure(error, url.host, origin);
        return isUnknownHost(error, url, services) ? { kind: 'refused', status: 0 } : outcomeOf(error, origin, now());
      }
    },
    close: () => agent.destroy(),
  };
}

let configured: ReturnType<typeof createPushSender> | undefined;

/** The sender configured by the deployment's parameters, created once per instance. Null while push is not set up. */
export function configuredSender() {
  const publicKey = vapidPublicKey.value();
  const privateKey = vapidPrivateKey.value();
  if (publicKey === '' || privateKey === '' || privateKey === 'none') return null;
  configured ??= createPushSender({
    vapid: { publicKey, privateKey, subject: vapidSubject.value() },
    services: commaSeparated(pushServices.value()),
  });
  return configured;
}

function answerOf(error: unknown): { status: number; headers: unknown } {
  return error instanceof webPush.WebPushError ? { status: error.statusCode, headers: error.headers } : { status: 0, headers: {} };
}

/** The outcome of a failed request. An origin that asks for a pause, or keeps failing, gets one from all its subscriptions. */
function outcomeOf(error: unknown, origin: Origin, now: number): PushOutcome {
  const { status, headers } = answerOf(error);
  const failed = status === 0 || status === 408 || status >= 500;
  origin.failures = failed ? origin.failures + 1 : 0;
  if (status === 404 || status === 410) return { kind: 'gone' };
  if (status !== 429 && !failed) return { kind: 'refused', status };
  const requested = readRetryAfter((headers as Record<string, string | undefined>)['retry-after'], now);
  const pause = requested ?? (status === 429 ? RATE_LIMIT_PAUSE_MS : origin.failures >= MAX_FAILURES ? FAILURE_PAUSE_MS : 0);
  origin.pausedUntil = Math.max(origin.pausedUntil, now + pause);
  return { kind: 'later', at: now + pause };
}

/**
 * Whether the endpoint names a host that does not exist below an allowed suffix. Such subscriptions stay, because our own DNS may be
 * failing. Hosts that the allowlist names exist.
 */
function isUnknownHost(error: unknown, url: URL, services: readonly string[]): boolean {
  return (error as { code?: unknown } | null)?.code === 'ENOTFOUND' && !services.includes(url.host);
}

/** Milliseconds from now; the header has seconds or a date (RFC 9110, section 10.2.3). */
function readRetryAfter(header: string | undefined, now: number): number | undefined {
  if (header === undefined) return undefined;
  const milliseconds = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - now;
  return Number.isFinite(milliseconds) ? Math.max(0, milliseconds) : undefined;
}
