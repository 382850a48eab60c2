import { type FormEvent, useId, useState } from 'react';
import { AuthFailure } from '../../../data/device/errors.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { requestPasswordReset } from '../api/password-reset.ts';
import { FAILURE, RESET_TEXTS } from './messages.ts';

/** Asks for the address and says the same afterwards whether or not it has an account. Loaded late. */
export function ForgotPasswordDialog({ email: typed, onClose }: { email: string; onClose: () => void }) {
  const form = useId();
  const [email, setEmail] = useState(typed);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [sentTo, setSentTo] = useState<string | null>(null);

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setProblem(null);
    setSentTo(null);
    try {
      await requestPasswordReset(email);
      setSentTo(email.trim());
    } catch (error) {
      if (!(error instanceof AuthFailure)) throw error;
      setProblem(error.message || FAILURE.description);
    } finally {
      setBusy(false);
    }
  }

  return (
    <Dialog
      open
      onClose={onClose}
      size="sm"
      title={RESET_TEXTS.title}
      description={RESET_TEXTS.lead}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {RESET_TEXTS.close}
          </Button>
          <Button type="submit" form={form} busy={busy}>
            {busy ? RESET_TEXTS.busy : sentTo === null ? RESET_TEXTS.send : RESET_TEXTS.again}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={(event) => void send(event)}>
        <TextField
          label="Email Address"
          name="email"
          type="email"
          autoComplete="email"
          inputMode="email"
          required
          data-autofocus=""
          value={email}
          onChange={(event) => setEmail(event.target.value)}
          error={problem}
        />
        {/* A live region must exist before its text appears, or screen readers do not announce it. */}
        <p role="status" className="mt-3 text-soft [overflow-wrap:anywhere]">
          {sentTo !== null && RESET_TEXTS.sent(sentTo)}
        </p>
      </form>
    </Dialog>
  );
}
