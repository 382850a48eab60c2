/** Tells other tabs about changes of the queue. Without BroadcastChannel they notice at their next refresh. */
import { LANES, type Lane } from '../entry.ts';

export interface QueueNews {
  lane: Lane;
  /** Whether entries were sent; otherwise entries were only stored or removed. */
  synced: boolean;
}

const NAME = 'tuckaway-sync';

const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(NAME);

export function notifyOtherTabs(news: QueueNews): void {
  channel?.postMessage(news);
}

export function onOtherTabs(listener: (news: QueueNews) => void): void {
  channel?.addEventListener('message', ({ data }: MessageEvent<Partial<QueueNews> | null>) => {
    const lane = LANES.find((name) => name === data?.lane);
    if (lane !== undefined) listener({ lane, synced: data?.synced === true });
  });
}
