import { lazy, Suspense, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { toast } from '../../ui/toast.ts';
import { COMFORT, COMFORT_TROUBLE } from './messages.ts';

const ComfortSheet = lazy(async () => ({ default: (await import('./comfort-sheet.tsx')).ComfortSheet }));

/** Opens what makes reading easy on the eyes. */
export function ComfortButton() {
  const [open, setOpen] = useState(false);
  const trouble = (): void => {
    setOpen(false);
    toast(COMFORT_TROUBLE);
  };
  return (
    <>
      <button
        type="button"
        aria-label={COMFORT}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="grid size-11 place-items-center rounded-full font-display text-[1.1875rem] font-semibold text-ink transition-colors hover:bg-raised"
      >
        <span aria-hidden="true">Aa</span>
      </button>
      {open && (
        <ErrorBoundary fallback={null} onError={trouble}>
          <Suspense fallback={null}>
            <ComfortSheet onClose={() => setOpen(false)} />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  );
}
