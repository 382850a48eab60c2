import { type Store, useStore } from '../../../../data/device/store.ts';
import { STUDIO } from '../messages.ts';

/** Loudness at which the meter is full. */
const FULL = 0.25;

/** Chrome and Safari, then Firefox: a browser's own colors are bright at night. */
const COLORS =
  '[&::-webkit-meter-bar]:h-full [&::-webkit-meter-bar]:border-0 [&::-webkit-meter-bar]:bg-sheet [&::-webkit-meter-bar]:bg-none ' +
  '[&::-webkit-meter-optimum-value]:bg-lamp [&::-webkit-meter-optimum-value]:bg-none [&::-moz-meter-bar]:bg-lamp [&::-moz-meter-bar]:bg-none';

/** @param level root mean square, 0 to 1. */
export function Meter({ level }: { level: Store<number> }) {
  const loudness = useStore(level);
  return (
    <meter
      aria-label={STUDIO.level}
      min={0}
      max={1}
      value={Math.min(1, Math.sqrt(loudness / FULL))}
      className={`h-3 w-full appearance-none overflow-clip rounded-full border border-line bg-sheet ${COLORS}`}
    />
  );
}
