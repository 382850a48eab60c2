import { lazy, Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { usePushPrompt } from '../../data/push/push-prompt.ts';

const Question = lazy(async () => ({ default: (await import('./notification-question.tsx')).NotificationQuestion }));

/**
 * Section 2's notification prompt. Hidden where notifications are denied or unsupported, and once it was answered; the settings have it always.
 * @param hasRead whether a story was read since the page is there
 */
export function NotificationPrompt({ hasRead }: { hasRead: boolean }) {
  if (!usePushPrompt(hasRead)) return null;
  return (
    // Whoever cannot be asked now is asked another time.
    <ErrorBoundary fallback={null}>
      <Suspense fallback={null}>
        <Question />
      </Suspense>
    </ErrorBoundary>
  );
}
