import { useState } from 'react';
import { AuthFailure, NotSignedIn } from '../../../data/device/errors.ts';
import { useNow } from '../../../data/device/use-now.ts';
import { resendVerification, resendWait } from '../api/email-verification.ts';
import { VERIFY } from './messages.ts';

/** "Send again": one email a minute, and what became of the last one. */
export function useResend() {
  const [busy, setBusy] = useState(false);
  const [wait, setWait] = useState(resendWait);
  const [status, setStatus] = useState('');

  const now = useNow(wait > 0 ? wait + 1 : null);
  const [waitedUntil, setWaitedUntil] = useState(now);
  if (now !== waitedUntil) {
    setWaitedUntil(now);
    setWait(resendWait());
  }

  async function send(): Promise<void> {
    if (busy) return;
    setBusy(true);
    setStatus('');
    try {
      await resendVerification();
      setStatus(VERIFY.sent);
      setWait(resendWait());
    } catch (error) {
      if (!(error instanceof AuthFailure || error instanceof NotSignedIn)) throw error;
      setStatus((error instanceof AuthFailure && error.message) || VERIFY.failed);
    } finally {
      setBusy(false);
    }
  }

  return { busy, canSend: !busy && wait === 0, status, send };
}
