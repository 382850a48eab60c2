/** Starts to deliver recordings, with code that is loaded late. */
import type { Sender } from '../../../data/outbox/lane.ts';

/** See `deliverRecordings`. If its code cannot be loaded, the next visit delivers. */
export function startDelivery(sender: Sender, onEnd?: () => void): () => void {
  const starting = import('./deliver-recordings.ts').then(
    ({ deliverRecordings }) => deliverRecordings(sender, onEnd),
    () => () => undefined,
  );
  return () => void starting.then((stop) => stop());
}
