import { useId } from 'react';
import { postponeVerification } from '../../../data/session/unverified-email.ts';
import { handFocusOver } from '../../../ui/dialog/lost-focus.ts';
import { Button } from '../../../ui/form/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { VERIFY } from './messages.ts';
import { useResend } from './use-resend.ts';

/** Reminds of an address that is not verified; goes when it is, or for this visit on "Not now". One line that unfolds, as it lies over the page. Loaded late. */
export function VerifyCard({ email }: { email: string }) {
  const title = useId();
  const { busy, canSend, status, send } = useResend();
  return (
    <section ref={handFocusOver} aria-labelledby={title} className="sheet w-full max-w-md animate-sheet-in px-3 py-1.5 shadow-lifted">
      <details className="group">
        <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-2 px-1 [&::-webkit-details-marker]:hidden">
          <h2 id={title} className="font-display text-[1.0625rem]/tight font-semibold">
            {VERIFY.title}
          </h2>
          <Icon name="arrow-right" className="size-4 shrink-0 rotate-90 text-soft transition-transform group-open:-rotate-90" />
        </summary>
        <p className="px-1 pb-1.5 text-[0.9375rem] leading-snug text-soft [overflow-wrap:anywhere]">{VERIFY.lead(email)}</p>
      </details>
      {/* A live region must exist before its text changes, or screen readers do not announce it. */}
      <p role="status" className="px-1 text-[0.9375rem] leading-snug text-soft [overflow-wrap:anywhere]">
        {status}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" size="sm" busy={busy} disabled={!canSend} onClick={() => void send()}>
          {busy ? VERIFY.busy : VERIFY.again}
        </Button>
        <Button variant="quiet" size="sm" onClick={postponeVerification}>
          {VERIFY.later}
        </Button>
      </div>
    </section>
  );
}
