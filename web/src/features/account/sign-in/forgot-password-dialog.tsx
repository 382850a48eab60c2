import { useMutation } from '@tanstack/react-query';
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
  const request = useMutation({
    mutationFn: async () => {
      await requestPasswordReset(email);
      return email.trim();
    },
  });
  const { isPending: busy, data: sentTo, error } = request;

  function send(event: FormEvent): void {
    event.preventDefault();
    if (!busy) request.mutate();
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
            {busy ? RESET_TEXTS.busy : sentTo === undefined ? RESET_TEXTS.send : RESET_TEXTS.again}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={send}>
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
          error={error && ((error instanceof AuthFailure && error.message) || FAILURE.description)}
        />
        {/* A live region must exist before its text appears, or screen readers do not announce it. */}
        <p role="status" className="mt-3 text-soft [overflow-wrap:anywhere]">
          {sentTo !== undefined && RESET_TEXTS.sent(sentTo)}
        </p>
      </form>
    </Dialog>
  );
}
