/** Announces a newly published story once: enqueues one task for each range of subscriptions and reads no subscription. */

import { storyMessage } from './message.ts';
import { type Enqueue, idRanges, rangeKey } from './tasks.ts';

export interface Announcement {
  storyId: number;
  title: string;
  /** Milliseconds since 1970. */
  publishedAt: number;
}

export interface AnnouncePorts {
  /** The announcement, if it is still due. It was created by the transaction that published the story. */
  due(docId: string): Promise<Announcement | null>;
  settle(docId: string): Promise<void>;
  enqueue: Enqueue;
  ranges: number;
}

/** Milliseconds after which a story is no longer announced. */
const ANNOUNCE_WITHIN_MS = 24 * 60 * 60_000;

/** If it is killed, the event's next delivery repeats it; the queue ignores task names that it already had. */
export async function announceStory(docId: string, ports: AnnouncePorts): Promise<boolean> {
  const announcement = await ports.due(docId);
  if (announcement === null) return false;
  const { storyId, title, publishedAt } = announcement;
  await Promise.all(
    idRanges(ports.ranges).map((range) => {
      const key = rangeKey(range, `story-${storyId}`);
      const task = {
        kind: 'send',
        key,
        range,
        message: storyMessage(storyId, title),
        until: publishedAt + ANNOUNCE_WITHIN_MS,
        storyId,
      } as const;
      return ports.enqueue({ task, name: key });
    }),
  );
  await ports.settle(docId);
  return true;
}
