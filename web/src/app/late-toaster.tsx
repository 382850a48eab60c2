import { lazy, Suspense, useEffect, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { currentToasts, subscribeToasts } from '../ui/toast.ts';

const Toaster = lazy(async () => ({ default: (await import('../ui/toaster.tsx')).Toaster }));

/** Milliseconds after which the toasts' code is fetched even if nobody has had anything to say. */
const QUIET_TIME = 3000;

/** The toasts, which have to be there a moment before they are needed and never before the first screen. */
export function LateToaster() {
  const [wanted, setWanted] = useState(currentToasts().length > 0);

  useEffect(() => {
    if (wanted) return;
    const want = (): void => setWanted(true);
    const timer = window.setTimeout(want, QUIET_TIME);
    const stopListening = subscribeToasts(want);
    return () => {
      window.clearTimeout(timer);
      stopListening();
    };
  }, [wanted]);

  if (!wanted) return null;
  return (
    <ErrorBoundary fallback={null}>
      <Suspense fallback={null}>
        <Toaster />
      </Suspense>
    </ErrorBoundary>
  );
}
