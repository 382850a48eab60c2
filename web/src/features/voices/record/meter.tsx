import { type Store, useStore } from '../../../data/device/store.ts';
import { STUDIO } from './messages.ts';

/** Loudness at which the meter is full. */
const FULL = 0.25;

/** @param level root mean square, 0 to 1. */
export function Meter({ level }: { level: Store<number> }) {
  const loudness = useStore(level);
  return (
    <meter
      aria-label={STUDIO.level}
      min={0}
      max={1}
      low={0.05}
      high={0.95}
      optimum={0.5}
      value={Math.min(1, Math.sqrt(loudness / FULL))}
      className="h-3 w-full"
    />
  );
}
