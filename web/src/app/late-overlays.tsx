import { lazy, Suspense, useSyncExternalStore } from 'react';
import { ErrorBoundary } from 'react-error-boundary';

const Overlays = lazy(async () => (await import('./overlays.tsx')).beginOverlays());

/** Milliseconds after the first screen. */
const DELAY_MS = 1200;

let wanted = false;

function wait(notify: () => void): () => void {
  const timer = window.setTimeout(() => {
    wanted = true;
    notify();
  }, DELAY_MS);
  return () => window.clearTimeout(timer);
}

const isWanted = (): boolean => wanted;
const never = (): boolean => false;

/** What lies over every screen, loaded after the first screen. The screens work without it. */
export function LateOverlays() {
  if (!useSyncExternalStore(wait, isWanted, never)) return null;
  return (
    <ErrorBoundary fallback={null}>
      <Suspense fallback={null}>
        <Overlays />
      </Suspense>
    </ErrorBoundary>
  );
}
