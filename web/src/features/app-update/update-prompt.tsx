import { useEffect } from 'react';
import { followUpdates, putUpdateOff, takeUpdate, useUpdateReady } from '../../data/app-update.ts';
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
  const card = usePassedOnFocus<HTMLDivElement>();
  return (
    <div ref={card} className="sheet flex animate-sheet-in flex-wrap items-center gap-x-4 gap-y-3 p-4 pl-5 shadow-lifted">
      <div className="min-w-40 grow">
        <p className="font-semibold">{TITLE}</p>
        <p className="text-[0.9375rem] leading-snug text-soft">{LEAD}</p>
      </div>
      <div className="flex gap-2">
        <Button variant="quiet" size="sm" onClick={putUpdateOff}>
          {LATER}
        </Button>
        <Button variant="secondary" size="sm" onClick={takeUpdate}>
          {RELOAD}
        </Button>
      </div>
    </div>
  );
}
