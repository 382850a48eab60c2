import { lazy, Suspense, startTransition, useEffect, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';

const Overlays = lazy(async () => ({ default: (await import('./overlays.tsx')).Overlays }));

/** Milliseconds after the first screen. */
const DELAY_MS = 1200;

/** What lies over every screen, loaded after the first screen. The screens work without it. */
export function LateOverlays() {
  const [wanted, setWanted] = useState(false);

  useEffect(() => {
    const timer = window.setTimeout(() => startTransition(() => setWanted(true)), DELAY_MS);
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
