import { lazy, Suspense, useEffect, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { currentToasts, subscribeToasts } from '../ui/toaster/toast.ts';

const Toaster = lazy(async () => ({ default: (await import('../ui/toaster/toaster.tsx')).Toaster }));

/** Toasts answer user actions, so their code is loaded with the first input. */
const INPUTS = ['pointerdown', 'keydown'] as const;

/** The toasts, loaded with the first input or the first toast. */
export function LateToaster() {
  const [wanted, setWanted] = useState(currentToasts().length > 0);

  useEffect(() => {
    if (wanted) return;
    const want = (): void => setWanted(true);
    // A screen may have shown a toast between rendering and this effect.
    if (currentToasts().length > 0) return want();
    const stopListening = subscribeToasts(want);
    for (const input of INPUTS) window.addEventListener(input, want, { once: true, passive: true });
    return () => {
      stopListening();
      for (const input of INPUTS) window.removeEventListener(input, want);
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
