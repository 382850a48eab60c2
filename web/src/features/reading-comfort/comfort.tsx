import { lazy, Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useComfortOnPage } from './use-comfort-on-page.ts';

const ReadingRuler = lazy(async () => ({ default: (await import('./reading-ruler.tsx')).ReadingRuler }));

/** What was chosen for the eyes, laid on a reader. Without the ruler's code the page is read without it. */
export function Comfort() {
  const { ruler } = useComfortOnPage();
  if (!ruler) return null;
  return (
    <ErrorBoundary fallback={null}>
      <Suspense fallback={null}>
        <ReadingRuler />
      </Suspense>
    </ErrorBoundary>
  );
}
