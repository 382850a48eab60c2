import { useState } from 'react';
import { useNow } from '../../../data/device/use-now.ts';
import { pauseLeft } from '../api/gate-memory.ts';

/** The gate's pause, as it goes by: milliseconds that are left, and how many there were when it was first seen; 0 and 0 without one. */
export function usePause() {
  const [whole, setWhole] = useState(pauseNow);
  const now = useNow(whole > 0 ? 1000 : null);
  // Until the first tick, the time is that of an earlier pause or of the first rendering.
  const left = Math.min(whole, pauseLeft(now));
  if (whole > 0 && left === 0) setWhole(0);
  return { left, whole, paused: left > 0, look: () => setWhole(pauseNow()) };
}

const pauseNow = (): number => pauseLeft(Date.now());
