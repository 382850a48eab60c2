import { useEffect } from 'react';
import { followUpdates, putUpdateOff, takeUpdate, useUpdateReady, useUpdateTaken } from '../../data/pwa/app-update.ts';
import { Button } from '../../ui/button.tsx';
import { usePassedOnFocus } from '../../ui/lost-focus.ts';
import { LATER, LEAD, RELOAD, TITLE } from './messages.ts';

/** Says that a newer version is there, and leaves the moment to the person: nothing reloads by itself under a half-filled form. */
export function UpdatePrompt() {
  const ready = useUpdateReady();

  useEffect(followUpdates, []);

  return (
    // There from the start, so that what appears in it is announced.
    <div role="status" className="w-full max-w-md">
      {ready && <News />}
    </div>
  );
}

function News() {
  const taken = useUpdateTaken();
  const card = usePassedOnFocus<HTMLDivElement>();
  return (
    <div ref={card} className="sheet animate-sheet-in p-4 shadow-lifted sm:p-5">
      <p className="font-display text-[1.1875rem]/tight font-semibold">{TITLE}</p>
      <p className="mt-1 text-[0.9375rem] leading-snug text-soft">{LEAD}</p>
      <div className="mt-3 flex gap-2">
        <Button variant="secondary" size="sm" busy={taken} onClick={takeUpdate}>
          {RELOAD}
        </Button>
        <Button variant="quiet" size="sm" disabled={taken} onClick={putUpdateOff}>
          {LATER}
        </Button>
      </div>
    </div>
  );
}
