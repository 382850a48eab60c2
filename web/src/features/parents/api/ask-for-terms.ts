import { TERMS } from '../../../data/http/call.ts';
import { currentUid } from '../../../data/session/session.ts';

/**
 * If the server refused something because of the terms: stores an agreement that was given on this device, or shows the terms. Never rejects.
 * @param code of its answer
 * @returns whether the server knows of an agreement by now.
 */
export async function askForTerms(code: unknown, uid = currentUid()): Promise<boolean> {
  if (code !== TERMS || uid === null) return false;
  return import('./agreements.ts').then(
    ({ settleAgreement }) => settleAgreement(uid),
    () => false,
  );
}
