import { type ReactNode, Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { toast } from './toast.ts';

/** What comes when it comes, and stands in nobody's way until then. Where it does not come a toast says so. */
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
