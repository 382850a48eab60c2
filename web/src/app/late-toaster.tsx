import { lazy, Suspense, useEffect, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { currentToasts, subscribeToasts } from '../ui/toast.ts';

const Toaster = lazy(async () => ({ default: (await import('../ui/toaster.tsx')).Toaster }));

/** Toasts answer what somebody does: with the first press their code is fetched, and it is there before there is something to say. */
const PRESSES = ['pointerdown', 'keydown'] as const;

/** The toasts; whoever only looks at a screen needs nothing of them. */
export function LateToaster() {
  const [wanted, setWanted] = useState(currentToasts().length > 0);

  useEffect(() => {
    if (wanted) return;
    const want = (): void => setWanted(true);
    // A screen may have had its say between this one's rendering and now.
    if (currentToasts().length > 0) return want();
    const stopListening = subscribeToasts(want);
    for (const press of PRESSES) window.addEventListener(press, want, { once: true, passive: true });
    return () => {
      stopListening();
      for (const press of PRESSES) window.removeEventListener(press, want);
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
