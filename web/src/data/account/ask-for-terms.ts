import { TERMS } from '../firestore/post-authorized.ts';
import { currentUid } from '../session/session.ts';

/** Shows the terms where the server refused something because of them. @param code of its answer */
export function askForTerms(code: unknown): void {
  const uid = currentUid();
  if (code !== TERMS || uid === null) return;
  void import('./agreements.ts').then(
    ({ settleAgreement }) => settleAgreement(uid),
    () => undefined,
  );
}
