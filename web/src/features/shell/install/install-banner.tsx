import { useId } from 'react';
import { acceptInstallOffer, declineInstallOffer, useInstallOffered } from '../../../data/device/worker/install-prompt.ts';
import { handFocusOver } from '../../../ui/dialog/lost-focus.ts';
import { Button } from '../../../ui/form/button.tsx';
import { INSTALL, LEAD, NOT_NOW, TITLE } from './messages.ts';

/** Section 2's install banner: shown while the browser offers to install, until the user accepts or declines. */
export function InstallBanner() {
  return useInstallOffered() ? <Offer /> : null;
}

function Offer() {
  const title = useId();
  return (
    <section
      ref={handFocusOver}
      aria-labelledby={title}
      className="sheet flex w-full max-w-md animate-sheet-in items-start gap-4 p-4 shadow-lifted large-text:flex-col sm:p-5"
    >
      <img src="/icons/icon-192.png" alt="" width={48} height={48} className="size-12 shrink-0" />
      <div className="min-w-0">
        <h2 id={title} className="font-display text-[1.1875rem]/tight font-semibold">
          {TITLE}
        </h2>
        <p className="mt-1 text-[0.9375rem] leading-snug text-soft">{LEAD}</p>
        <div className="mt-3 flex flex-wrap gap-2">
          <Button variant="secondary" size="sm" onClick={() => void acceptInstallOffer()}>
            {INSTALL}
          </Button>
          <Button variant="quiet" size="sm" onClick={declineInstallOffer}>
            {NOT_NOW}
          </Button>
        </div>
      </div>
    </section>
  );
}
