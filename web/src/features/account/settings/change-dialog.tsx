import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useId, useRef, useState } from 'react';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import type { WayToConfirm } from '../api/change-sign-in.ts';
import type { Confirming } from '../api/confirming.ts';
import { authProblem } from './auth-problem.ts';
import { CHANGE_TEXTS, CONFIRM_TEXTS, WRONG_PASSWORD } from './messages.ts';
import { useConfirmation } from './use-confirmation.ts';

interface ChangeDialogProps {
  what: keyof typeof CHANGE_TEXTS;
  way: WayToConfirm;
  /** What Google's page was to confirm the user for, on the way back. */
  returned: Confirming | null;
  onClose: () => void;
}

/** Changes the email address or the password, with the current password or Google. Says in place what became of it. */
export function ChangeDialog({ what, way, returned, onClose }: ChangeDialogProps) {
  const texts = CHANGE_TEXTS[what][way];
  const form = useId();
  const done = useRef<HTMLParagraphElement>(null);
  const [value, setValue] = useState(returned?.change === 'email' ? returned.newEmail : '');
  const [password, setPassword] = useState('');
  const { confirmation, error } = useConfirmation(returned !== null);
  const change = useMutation({
    mutationFn: async () => {
      const { changeEmail, changePassword } = await import('../api/change-sign-in.ts');
      const current = way === 'google' ? null : password;
      await (what === 'email' ? changeEmail(value, current) : changePassword(value, current));
      return texts.done(value.trim());
    },
    // The field that had the focus goes.
    onSuccess: () => done.current?.focus(),
  });
  const { isPending: busy, data: finished } = change;
  const failure = change.isIdle ? error : change.error;
  const problem = failure === null ? null : authProblem(failure, CONFIRM_TEXTS.failed);
  const checking = confirmation === 'checking';

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    if (!busy && !checking) change.mutate();
  }

  function label(): string {
    if (busy) return CONFIRM_TEXTS.busy;
    if (checking) return CONFIRM_TEXTS.checking;
    return confirmation === 'confirmed' ? texts.confirmed : texts.submit;
  }

  const wrongPassword = problem === WRONG_PASSWORD;
  return (
    <Dialog
      open
      onClose={() => {
        // A change under way cannot be canceled.
        if (!busy) onClose();
      }}
      size="sm"
      title={texts.open}
      description={finished === undefined ? texts.lead : undefined}
      footer={
        finished === undefined ? (
          <>
            <Button variant="secondary" onClick={onClose} disabled={busy}>
              {CONFIRM_TEXTS.cancel}
            </Button>
            <Button type="submit" form={form} busy={busy || checking}>
              {label()}
            </Button>
          </>
        ) : (
          <Button onClick={onClose}>{CONFIRM_TEXTS.close}</Button>
        )
      }
    >
      {/* A live region must exist before its text appears, or screen readers do not announce it. */}
      <p ref={done} role="status" tabIndex={-1} className="text-soft [overflow-wrap:anywhere]">
        {finished}
      </p>
      {finished === undefined && (
        <form id={form} onSubmit={onSubmit} className="grid gap-5">
          <TextField
            {...texts.field}
            name={what === 'email' ? 'new-email' : 'new-password'}
            required
            data-autofocus=""
            value={value}
            onChange={(event) => setValue(event.target.value)}
            error={wrongPassword ? null : problem}
          />
          {way === 'google' ? (
            <p aria-live="polite" className="text-soft">
              {confirmation === 'confirmed' ? CONFIRM_TEXTS.confirmed : CONFIRM_TEXTS.google}
            </p>
          ) : (
            <TextField
              label={CONFIRM_TEXTS.password}
              name="password"
              type="password"
              autoComplete="current-password"
              required
              value={password}
              onChange={(event) => setPassword(event.target.value)}
              error={wrongPassword ? problem : null}
            />
          )}
        </form>
      )}
    </Dialog>
  );
}
