/** Stores the pages that are shown while their story is written: without names with the request, and with them for the family. */
import type { DraftStore } from '../../stories/order/request-identity.ts';
import { putDraft } from './story-drafts.ts';
import { storeShownPages } from './story-requests.ts';

export const showPages: DraftStore['showPages'] = async (claim, shown, named) => {
  // First the request, so that what the family reads is never forgotten.
  if (await storeShownPages(claim, shown)) await putDraft(claim, named);
};
