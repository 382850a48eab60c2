import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { lineQuiet, SOON } from '../data/lib/network-idle.ts';

async function rows() {
  // The pictures of the story first.
  await lineQuiet(SOON);
  return import('./keep-rows.tsx');
}

function late<Props extends object>(pick: (loaded: Awaited<ReturnType<typeof rows>>) => ComponentType<Props>): (props: Props) => ReactNode {
  const Row = lazy(async () => ({ default: pick(await rows()) }));
  // Below a story, where nobody looks first. Where its code does not come, the story is read without it.
  return (props) => (
    <ErrorBoundary fallback={null}>
      <Suspense fallback={<div className="min-h-33 sm:min-h-11" />}>
        <Row {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}

/** The ways to keep and to share a story, after everything that it takes to be read. */
export const LateFamilyRow = late(({ FamilyRow }) => FamilyRow);
export const LateCuratedRow = late(({ CuratedRow }) => CuratedRow);
