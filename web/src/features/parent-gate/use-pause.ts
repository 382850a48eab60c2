import { useEffect, useState } from 'react';
import { pauseLeft } from '../../data/parents/gate-memory.ts';

/** The gate's pause, as it goes by: milliseconds that are left, and how many there were when it was first seen; 0 and 0 without one. */
export function usePause() {
  const [pause, setPause] = useState(pauseNow);
  const paused = pause.left > 0;

  useEffect(() => {
    if (!paused) return;
    const timer = setInterval(() => {
      const left = pauseLeft(Date.now());
      setPause((known) => (left > 0 ? { ...known, left } : { left: 0, whole: 0 }));
    }, 1000);
    return () => clearInterval(timer);
  }, [paused]);

  return { ...pause, paused, look: () => setPause(pauseNow()) };
}

function pauseNow() {
  const left = pauseLeft(Date.now());
  return { left, whole: left };
}
