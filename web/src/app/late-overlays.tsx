import { lazy, Suspense, startTransition, useEffect, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';

const Overlays = lazy(async () => ({ default: (await import('./overlays.tsx')).Overlays }));

/** Milliseconds after the first screen; nothing of it is part of that. */
const QUIET_TIME = 1200;

/** What lies over every screen, fetched when the first one is there. Without it the screens go on as they are. */
export function LateOverlays() {
  const [wanted, setWanted] = useState(false);

  useEffect(() => {
    const timer = window.setTimeout(() => startTransition(() => setWanted(true)), QUIET_TIME);
    return () => window.clearTimeout(timer);
  }, []);

  if (!wanted) return null;
  return (
    <ErrorBoundary fallback={null}>
      <Suspense fallback={null}>
        <Overlays />
      </Suspense>
    </ErrorBoundary>
  );
}
