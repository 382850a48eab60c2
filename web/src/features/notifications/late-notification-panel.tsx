import { lazy, Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { ENTRY } from './entry-messages.ts';

const Panel = lazy(async () => ({ default: (await import('./notification-panel.tsx')).NotificationPanel }));

/** Loads the panel when the user opens the settings. */
export function LateNotificationPanel() {
  return (
    <ErrorBoundary fallback={<p className="text-soft">{ENTRY.notThere}</p>}>
      <Suspense fallback={<p className="text-soft">{ENTRY.looking}</p>}>
        <Panel />
      </Suspense>
    </ErrorBoundary>
  );
}
