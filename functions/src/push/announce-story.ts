/** Announces a newly published story, once in its life (decisions P13): nothing is read but its mark, and nothing is done but enqueuing. */
import { type Enqueue, idRanges, rangeKey } from './tasks.ts';
import { storyMessage } from './texts.ts';

export interface Announcement {
  storyId: number;
  title: string;
  /** Milliseconds since 1970. */
  publishedAt: number;
}

export interface AnnouncePorts {
  /** The story's mark where it says that the announcement is still due. It was made in the transaction that published the story. */
  due(docId: string): Promise<Announcement | null>;
  /** The announcement is in the queue. */
  settle(docId: string): Promise<void>;
  enqueue: Enqueue;
  ranges: number;
}

/** Milliseconds after which a story is no news any more. */
const NEWS_MS = 24 * 60 * 60_000;
const ENQUEUED_AT_ONCE = 16;

/** Killed before the end, it is done again by the event's next delivery; the queue knows the names that it has had. */
export async function announceStory(docId: string, ports: AnnouncePorts): Promise<boolean> {
  const announcement = await ports.due(docId);
  if (announcement === null) return false;
  const { storyId, title, publishedAt } = announcement;
  const ranges = idRanges(ports.ranges);
  for (let start = 0; start < ranges.length; start += ENQUEUED_AT_ONCE) {
    await Promise.all(
      ranges.slice(start, start + ENQUEUED_AT_ONCE).map((range) => {
        const key = rangeKey(range, `story-${storyId}`);
        const task = { kind: 'send', key, range, message: storyMessage(storyId, title), until: publishedAt + NEWS_MS, storyId } as const;
        return ports.enqueue({ task, name: key });
      }),
    );
  }
  await ports.settle(docId);
  return true;
}
