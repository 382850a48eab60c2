import { type ReactNode, Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { toast } from './toast.ts';

/** Around lazy content: shows nothing until it is loaded; a toast says when it cannot be loaded. */
export function Late({ onTrouble, children }: { onTrouble: () => void; children: ReactNode }) {
  const trouble = (): void => {
    onTrouble();
    toast({ title: 'This could not be loaded', description: 'Please check the connection and try again.' });
  };
  return (
    <ErrorBoundary fallback={null} onError={trouble}>
      <Suspense fallback={null}>{children}</Suspense>
    </ErrorBoundary>
  );
}
