/** What one tab tells the others of the queue. Where a browser has no channel, they see it at their next look. */
import { LANES, type Lane } from '../outbox/entry.ts';

export interface QueueNews {
  lane: Lane;
  /** Whether something was sent; else something was only written down or taken out. */
  synced: boolean;
}

const NAME = 'tuckaway-sync';

const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(NAME);

export function callOtherTabs(news: QueueNews): void {
  channel?.postMessage(news);
}

export function followOtherTabs(listener: (news: QueueNews) => void): void {
  channel?.addEventListener('message', ({ data }: MessageEvent<Partial<QueueNews> | null>) => {
    const lane = LANES.find((name) => name === data?.lane);
    if (lane !== undefined) listener({ lane, synced: data?.synced === true });
  });
}
