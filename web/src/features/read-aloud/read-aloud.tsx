import { lazy, Suspense, useEffect } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { listening, NOT_LISTENING, type OpenBook, useListening } from '../../data/listening.ts';
import { toast } from '../../ui/toast.ts';
import { PLAYER_TROUBLE } from './messages.ts';

const Player = lazy(async () => ({ default: (await import('./player.tsx')).Player }));

/** The place of the player in a reader. Its code comes with the first press of the button. */
export function ReadAloud({ book }: { book: OpenBook }) {
  const { open } = useListening();
  useEffect(() => () => listening.set(NOT_LISTENING), []);

  const trouble = (): void => {
    listening.set(NOT_LISTENING);
    toast(PLAYER_TROUBLE);
  };

  if (!open) return null;
  return (
    <ErrorBoundary fallback={null} onError={trouble}>
      <Suspense fallback={null}>
        <Player book={book} />
      </Suspense>
    </ErrorBoundary>
  );
}
