import { acceptUpdate, postponeUpdate, useUpdateAccepted, useUpdateReady } from '../../../data/device/worker/app-update.ts';
import { handFocusOver } from '../../../ui/dialog/lost-focus.ts';
import { Button } from '../../../ui/form/button.tsx';
import { LATER, LEAD, RELOAD, TITLE } from './messages.ts';

/** Announces a newer version and lets the user choose when to load it, because a form may be half filled in. */
export function UpdatePrompt() {
  const ready = useUpdateReady();
  return (
    // A live region must exist before its text appears, or screen readers do not announce it.
    <div role="status" className="w-full max-w-md">
      {ready && <News />}
    </div>
  );
}

function News() {
  const accepted = useUpdateAccepted();
  return (
    <div ref={handFocusOver} className="sheet animate-sheet-in p-4 shadow-lifted sm:p-5">
      <p className="font-display text-[1.1875rem]/tight font-semibold">{TITLE}</p>
      <p className="mt-1 text-[0.9375rem] leading-snug text-soft">{LEAD}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button variant="secondary" size="sm" busy={accepted} onClick={acceptUpdate}>
          {RELOAD}
        </Button>
        <Button variant="quiet" size="sm" disabled={accepted} onClick={postponeUpdate}>
          {LATER}
        </Button>
      </div>
    </div>
  );
}
