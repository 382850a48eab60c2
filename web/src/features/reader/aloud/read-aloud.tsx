import { lazy, useEffect, useEffectEvent } from 'react';
import { Late } from '../../../ui/late.tsx';
import { toast } from '../../../ui/toaster/toast.ts';
import { listening, NOT_LISTENING, type OpenBook, useListening } from '../api/reading/listening.ts';

const Player = lazy(async () => ({ default: (await import('./player.tsx')).Player }));

const stop = (): void => listening.set(NOT_LISTENING);

/** The player goes on with the story that opens next. */
function stopUnlessNext(): void {
  if (listening.get().next === null) stop();
}

function stopAndExplain(): void {
  stop();
  toast({ title: 'That didn’t load', description: 'Please check your connection and try again.' });
}

/** The player of a reader. Its code is loaded at the first press of the button. */
export function ReadAloud({ book }: { book: OpenBook }) {
  const { open, next } = useListening();
  const isOther = next !== null && next !== book.id;
  const arrive = useEffectEvent(() => {
    // The user may have opened another story meanwhile.
    if (isOther) stop();
    else listening.set({ ...listening.get(), next: null });
  });
  useEffect(() => {
    arrive();
    return stopUnlessNext;
  }, []);
  return (
    open &&
    !isOther && (
      <Late onError={stopAndExplain}>
        <Player book={book} />
      </Late>
    )
  );
}
