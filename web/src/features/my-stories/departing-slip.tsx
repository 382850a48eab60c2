import { useLayoutEffect, useRef } from 'react';
import type { PendingDeletion } from '../../data/stories/pending-deletions.ts';
import { Button } from '../../ui/button.tsx';
import { focusIsLost } from '../../ui/lost-focus.ts';
import * as messages from './messages.ts';

/** In the place of a story that is about to be deleted; what it says is announced by shelf-room.tsx. The focus comes here from the button that is gone. */
export function DepartingSlip({ title, departure, onUndo }: { title: string; departure: PendingDeletion; onUndo: () => void }) {
  const slip = useRef<HTMLDivElement>(null);
  const going = departure === 'going';

  useLayoutEffect(() => {
    if (focusIsLost()) slip.current?.querySelector('button')?.focus({ preventScroll: true });
  }, []);

  return (
    <div
      ref={slip}
      className="flex h-full min-h-45 flex-wrap items-center justify-between gap-x-3 gap-y-2 rounded-sheet border border-dashed border-line px-5 py-4 sm:flex-col sm:justify-center sm:text-center"
    >
      <p dir="auto" className="text-soft">
        {going ? messages.DELETING : messages.aboutToGo(title)}
      </p>
      <Button variant="secondary" size="sm" disabled={going} onClick={onUndo} aria-label={`${messages.UNDO}: keep “${title}”`}>
        {messages.UNDO}
      </Button>
    </div>
  );
}
