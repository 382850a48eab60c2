import { useId } from 'react';
import { postponeVerification } from '../../../data/session/unverified-email.ts';
import { handFocusOver } from '../../../ui/dialog/lost-focus.ts';
import { Button } from '../../../ui/form/button.tsx';
import { VERIFY } from './messages.ts';
import { useResend } from './use-resend.ts';

/** Reminds of an address that is not verified; goes when it is, or for this visit on "Not now". Loaded late. */
export function VerifyCard({ email }: { email: string }) {
  const title = useId();
  const { busy, canSend, status, send } = useResend();
  return (
    <section ref={handFocusOver} aria-labelledby={title} className="sheet w-full max-w-md animate-sheet-in p-4 shadow-lifted sm:p-5">
      <h2 id={title} className="font-display text-[1.1875rem]/tight font-semibold">
        {VERIFY.title}
      </h2>
      <p className="mt-1 text-[0.9375rem] leading-snug text-soft [overflow-wrap:anywhere]">{VERIFY.lead(email)}</p>
      {/* A live region must exist before its text changes, or screen readers do not announce it. */}
      <p role="status" className="mt-1 empty:mt-0 text-[0.9375rem] leading-snug text-soft [overflow-wrap:anywhere]">
        {status}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
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
