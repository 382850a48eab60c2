/** `system/serviceOutcomes`: how the last calls of the model and of moderation ended, for the health check. */
import * as logger from 'firebase-functions/logger';
import { errorCode } from '../lib/error-code.ts';
import type { Outcome, OutcomeListener, Service } from '../stories/model/watched-storyteller.ts';
import { firestore } from './firestore.ts';

/** Milliseconds between two writes of an instance for a service. A recovery is always written, because another call may not come for long. */
const FAILED_MS = 10_000;
const UNCHANGED_MS = 60_000;

const written = new Map<Service, { outcome: Outcome; at: number }>();

/** Stores it in the background and seldom. Never throws. */
export const storeServiceOutcome: OutcomeListener = (service, outcome) => {
  const now = Date.now();
  const last = written.get(service);
  const pause = last?.outcome === outcome ? UNCHANGED_MS : outcome === 'ok' ? 0 : FAILED_MS;
  if (last && now - last.at < pause) return;
  written.set(service, { outcome, at: now });
  firestore()
    .doc('system/serviceOutcomes')
    .set({ [service]: { outcome, at: new Date(now) } }, { merge: true })
    .catch((error: unknown) => logger.warn('outcome not stored', { code: errorCode(error) }));
};
