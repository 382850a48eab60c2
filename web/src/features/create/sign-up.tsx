import { type ComponentType, Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';

/** The sheet for signing up. Features do not import each other, so the route passes it. */
export type SignUpSheet = ComponentType<{ onSignedIn: () => void; onDismiss: () => void }>;

interface SignUpProps {
  Sheet: SignUpSheet;
  onSignedIn: () => void;
  onDismiss: () => void;
}

/** The sheet on top of the form. One that cannot be loaded counts as dismissed, which leads to /auth. */
export function SignUp({ Sheet, ...answers }: SignUpProps) {
  return (
    <ErrorBoundary fallback={null} onError={answers.onDismiss}>
      <Suspense fallback={null}>
        <Sheet {...answers} />
      </Suspense>
    </ErrorBoundary>
  );
}
