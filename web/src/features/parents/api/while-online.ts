import { OfflineError } from '../../../data/device/errors.ts';
import { withTimeout } from '../../../data/device/with-timeout.ts';

/** Milliseconds after which a call without an answer counts as failed. */
const TIMEOUT_MS = 12_000;

/** For what needs a network. Throws {@link OfflineError} where there is none, also if it was lost meanwhile. */
export async function whileOnline<T>(call: () => Promise<T>): Promise<T> {
  if (!navigator.onLine) throw new OfflineError();
  return withTimeout(TIMEOUT_MS, call).catch((error: unknown) => {
    throw navigator.onLine ? error : new OfflineError();
  });
}
