/** Whether the story of a favorite or a reading position exists: the rules refuse both for a missing one. */
import { isCuratedId } from '@tuckaway/domain';
import { documentName, type FirestorePorts, getDocument } from '../firestore/client.ts';
import { attempt, type Failure } from '../http/call.ts';
import type { BatchEntry } from './entry.ts';

/** Milliseconds. */
const TIMEOUT_MS = 10_000;

/** An unclear refusal counts as `there`, so that no entry is dropped for it. Never throws. */
export async function findSubject(
  ports: FirestorePorts,
  { userId, storyId }: Pick<BatchEntry, 'userId' | 'storyId'>,
): Promise<{ kind: 'there' } | { kind: 'missing' } | Exclude<Failure, { kind: 'refused' }>> {
  if (isCuratedId(storyId)) {
    // The service worker answers the address without a query from its cache.
    const url = `${ports.endpoints.api}/api/stories/${storyId}?now`;
    const answer = await attempt(ports, { url, uid: null, timeoutMs: TIMEOUT_MS });
    if (answer.kind === 'done') return { kind: 'there' };
    if (answer.kind !== 'refused') return answer;
    // A 404 without words is not ours.
    return answer.status === 404 && answer.message !== '' ? { kind: 'missing' } : { kind: 'there' };
  }
  const answer = await getDocument(ports, userId, documentName(ports, 'stories', storyId));
  if (answer.kind === 'done') return answer.body.fields === null ? { kind: 'missing' } : { kind: 'there' };
  return answer.kind === 'refused' ? { kind: 'there' } : answer;
}
