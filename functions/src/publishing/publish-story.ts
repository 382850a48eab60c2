/** The use case behind the publishing trigger: brings visitors' copy, the list and the document in line with what the document says now. */
import type { CuratedStorySummary } from '@tuckaway/domain';
import {
  type DocumentChange,
  featuredList,
  mayChangePublication,
  type Publication,
  planPublication,
  type StoredPublishing,
} from './plan-publication.ts';

export interface PublishingPorts {
  /** Reads the state, applies the plan to it and writes the difference, in one transaction. */
  update(
    docId: string,
    plan: (stored: StoredPublishing) => { plan: Publication; featured: CuratedStorySummary[] },
  ): Promise<Publication['outcome']>;
  /** Hosts that pictures may come from (decision P13). */
  imageHosts: readonly string[];
  /** Milliseconds since 1970. */
  now(): number;
}

/**
 * @param change what the event says, undefined if it does not say. Only used to skip drafts without reading anything; all else depends on the
 * document as it is now, because events may be late, repeated or out of order.
 * @returns null if the write cannot change what visitors get.
 */
export async function publishStory(
  docId: string,
  change: DocumentChange | undefined,
  { update, imageHosts, now }: PublishingPorts,
): Promise<Publication['outcome'] | null> {
  if (change && !mayChangePublication(change)) return null;
  return update(docId, (stored) => {
    const plan = planPublication({ ...stored, docId, imageHosts, now: now() });
    return { plan, featured: featuredList(plan.copies) };
  });
}
