import { lazy, Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { usePushPrompt } from '../../data/push/push-prompt.ts';

const Question = lazy(async () => ({ default: (await import('./notification-question.tsx')).NotificationQuestion }));

/**
 * The notification prompt of specification section 2. Hidden if notifications are denied or unsupported, and once it was answered; the settings
 * always offer them.
 * @param hasRead whether a story was read on this page
 */
export function NotificationPrompt({ hasRead }: { hasRead: boolean }) {
  if (!usePushPrompt(hasRead)) return null;
  return (
    // If the code cannot be loaded now, a later visit asks.
    <ErrorBoundary fallback={null}>
      <Suspense fallback={null}>
        <Question />
      </Suspense>
    </ErrorBoundary>
  );
}
