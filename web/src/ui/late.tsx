import { type ReactNode, Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';

interface LateProps {
  children: ReactNode;
  /** Shown while code is loading, and in place of a part that throws or cannot be loaded. */
  fallback?: ReactNode;
  onError?: () => void;
}

/** A part that is loaded late; what is around it stays if it fails. */
export function Late({ children, fallback = null, ...trouble }: LateProps) {
  return (
    <ErrorBoundary fallback={fallback} {...trouble}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </ErrorBoundary>
  );
}
