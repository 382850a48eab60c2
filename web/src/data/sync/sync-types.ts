import type { StoryDeliveryOptions } from '../outbox/outbox.ts';

/** What became of something that somebody did. */
export interface Sent {
  kind: 'delivered' | 'waiting' | 'refused';
  /** Whether it could be written down first. */
  kept: boolean;
}

export interface DeliverOptions extends Omit<StoryDeliveryOptions, 'unkept'> {
  /** Told once, before anything is sent: whether it could be written down. */
  onKept: (kept: boolean) => void;
  /** Whether nobody waits any more: what is refused then stays as needing attention, as there is no form to show it at. */
  left: () => boolean;
}
