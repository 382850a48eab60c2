import { ListenButton } from '../features/reader/aloud/listen-button.tsx';
import { ReadAloud } from '../features/reader/aloud/read-aloud.tsx';
import type { OpenBook } from '../features/reader/api/reading/listening.ts';
import type { ReaderAids } from '../features/reader/api/reading/reader-parts.ts';
import { Comfort, ComfortButton } from '../features/reader/comfort/comfort.tsx';
import { PlaceSounds } from '../features/reader/sounds/place-sounds.tsx';

/** Reading aloud, sounds and reading comfort: buttons for the reader’s bar, and what surrounds an open book. */
export const READING_AIDS = {
  listen: <ListenButton />,
  comfort: <ComfortButton />,
  around: (book: OpenBook) => (
    <>
      <Comfort />
      <ReadAloud book={book} />
      <PlaceSounds book={book} />
    </>
  ),
};

/** For a story that is being written, which is read aloud when it is complete. */
export const COMFORT_AIDS: ReaderAids = { listen: null, comfort: <ComfortButton />, around: () => <Comfort /> };
