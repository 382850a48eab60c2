import { lazy, useEffect } from 'react';
import { Late } from '../../../ui/late.tsx';
import { toast } from '../../../ui/toaster/toast.ts';
import { listening, NOT_LISTENING, type OpenBook, useListening } from '../api/reading/listening.ts';

const Player = lazy(async () => ({ default: (await import('./player.tsx')).Player }));

const stop = (): void => listening.set(NOT_LISTENING);

function stopAndExplain(): void {
  stop();
  toast({ title: 'That didn’t load', description: 'Please check your connection and try again.' });
}

/** The player of a reader. Its code is loaded at the first press of the button. */
export function ReadAloud({ book }: { book: OpenBook }) {
  const { open } = useListening();
  useEffect(() => stop, []);
  return (
    open && (
      <Late onError={stopAndExplain}>
        <Player book={book} />
      </Late>
    )
  );
}
