import { lazy, useSyncExternalStore } from 'react';
import { Late } from '../ui/late.tsx';
import { currentToasts, subscribeToasts } from '../ui/toaster/toast.ts';

const Toaster = lazy(async () => ({ default: (await import('../ui/toaster/toaster.tsx')).Toaster }));

/** Toasts answer user actions, so their code is loaded with the first input. */
const INPUTS = ['pointerdown', 'keydown'] as const;

let hadInput = false;

function awaitInput(notify: () => void): () => void {
  const onInput = (): void => {
    hadInput = true;
    notify();
  };
  const stopListening = subscribeToasts(notify);
  for (const input of INPUTS) window.addEventListener(input, onInput, { once: true, passive: true });
  return () => {
    stopListening();
    for (const input of INPUTS) window.removeEventListener(input, onInput);
  };
}

const isWanted = (): boolean => hadInput || currentToasts().length > 0;
const never = (): boolean => false;

/** The toasts, loaded with the first input or the first toast. */
export function LateToaster() {
  if (!useSyncExternalStore(awaitInput, isWanted, never)) return null;
  return (
    <Late>
      <Toaster />
    </Late>
  );
}
