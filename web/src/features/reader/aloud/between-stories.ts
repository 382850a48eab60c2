/** Milliseconds of silence between two stories. */
const SILENCE_MS = 3000;

/** The reading that has come to the end of its story. */
interface EndedReading {
  waitFor: (milliseconds: number, then: () => void) => void;
  /** Returns the callback, ignored once something else has started or stopped. */
  thisTurn: <Args extends unknown[]>(then: (...args: Args) => void) => (...args: Args) => void;
  /** Whether the sleep timer is over. */
  isOver: () => boolean;
  end: () => void;
}

/** Opens the next story after a silence, or ends if it cannot be opened or the sleep timer is over by then. */
export function openAfterSilence(nextStory: Promise<(() => void) | null>, { waitFor, thisTurn, isOver, end }: EndedReading): void {
  waitFor(SILENCE_MS, () => {
    const open = thisTurn((openNext: (() => void) | null) => {
      if (openNext === null || isOver()) end();
      else openNext();
    });
    void nextStory.then(open);
  });
}
