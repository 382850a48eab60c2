import { lazy, useEffect } from 'react';
import { listening, NOT_LISTENING, type OpenBook, useListening } from '../../data/reading/listening.ts';
import { Late } from '../../ui/late.tsx';

const Player = lazy(async () => ({ default: (await import('./player.tsx')).Player }));

const stop = (): void => listening.set(NOT_LISTENING);

/** The place of the player in a reader. Its code comes with the first press of the button. */
export function ReadAloud({ book }: { book: OpenBook }) {
  const { open } = useListening();
  useEffect(() => stop, []);
  return (
    open && (
      <Late onTrouble={stop}>
        <Player book={book} />
      </Late>
    )
  );
}
