import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { networkIdle } from '../data/lib/network-idle.ts';

async function rows() {
  // After the pictures of the story.
  await networkIdle(300);
  return import('./keep-rows.tsx');
}

function late<Props extends object>(pick: (loaded: Awaited<ReturnType<typeof rows>>) => ComponentType<Props>): (props: Props) => ReactNode {
  const Row = lazy(async () => ({ default: pick(await rows()) }));
  // It stands below the story, which can be read without it.
  return (props) => (
    <ErrorBoundary fallback={null}>
      <Suspense fallback={<div className="min-h-33 sm:min-h-11" />}>
        <Row {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}

/** The buttons to keep and share a story, loaded after everything that reading needs. */
export const LateFamilyRow = late(({ FamilyRow }) => FamilyRow);
export const LateCuratedRow = late(({ CuratedRow }) => CuratedRow);
