/** What the user was about to do when the page left for Google to confirm them. Kept as a draft, so that it goes with the account. */
import { discardDraft, readDraft, saveDraft } from '../../../data/session/drafts.ts';

export type Confirming = { change: 'email'; newEmail: string } | { change: 'password' } | { change: 'deletion' };

const FORM = 'confirming';

export function expectReturn(confirming: Confirming): void {
  saveDraft(FORM, confirming);
}

export function expectNoReturn(): void {
  discardDraft(FORM);
}

/** What this page has to continue, or null. Tells it once. */
export function takeReturn(): Confirming | null {
  const { change, newEmail } = (readDraft(FORM) ?? {}) as { change?: unknown; newEmail?: unknown };
  expectNoReturn();
  if (change === 'email') return { change, newEmail: String(newEmail ?? '') };
  return change === 'password' || change === 'deletion' ? { change } : null;
}
