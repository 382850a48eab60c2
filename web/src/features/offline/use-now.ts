import { useEffect, useState } from 'react';

/** Milliseconds between two looks at the clock: “5 minutes ago” needs no more. */
const STEP = 20_000;

/** The time for words like “5 minutes ago”: moves on by itself while somebody looks. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = window.setInterval(() => setNow(Date.now()), STEP);
    return () => window.clearInterval(timer);
  }, []);
  return now;
}
