import { useEffect, useState } from 'react';

/** Milliseconds between two updates; “5 minutes ago” needs no more. */
const UPDATE_INTERVAL_MS = 20_000;

/** Milliseconds since 1970. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = window.setInterval(() => setNow(Date.now()), UPDATE_INTERVAL_MS);
    return () => window.clearInterval(timer);
  }, []);
  return now;
}
