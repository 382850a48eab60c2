import { type FormEvent, useEffect, useId, useRef } from 'react';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { CONFIRM_TEXTS, DELETE_TEXTS } from './messages.ts';
import { useDeleteAccount } from './use-delete-account.ts';

interface DeleteAccountDialogProps {
  /** Whether Google's page was to confirm the user, on the way back. */
  returned: boolean;
  onDownload: () => void;
  onClose: () => void;
}

/** Says what is deleted, and asks for the password or for Google's sign-in, so that neither a mistake nor a child can delete the account. */
export function DeleteAccountDialog({ returned, onDownload, onClose }: DeleteAccountDialogProps) {
  const { way, waiting, password, setPassword, problem, confirmation, busy, confirm } = useDeleteAccount(returned);
  const checking = confirmation === 'checking';
  const confirmed = confirmation === 'confirmed';
  const form = useId();
  const field = useRef<HTMLFormElement>(null);

  // On small screens the message would appear below the visible part of the dialog.
  useEffect(() => {
    if (problem !== null) field.current?.scrollIntoView({ block: 'nearest' });
  }, [problem]);

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    confirm();
  }

  function label(): string {
    if (busy) return DELETE_TEXTS.busy;
    if (checking) return CONFIRM_TEXTS.checking;
    return way === 'google' && !confirmed ? DELETE_TEXTS.confirmWithGoogle : DELETE_TEXTS.confirm;
  }

  return (
    <Dialog
      open
      onClose={() => {
        // A running deletion cannot be canceled.
        if (!busy) onClose();
      }}
      title={DELETE_TEXTS.title}
      description={DELETE_TEXTS.lead}
      role="alertdialog"
      closeButton={false}
      footer={
        <>
          <form ref={field} id={form} onSubmit={onSubmit} className="mb-1 basis-full">
            {way === 'password' && (
              <TextField
                label={DELETE_TEXTS.password}
                name="password"
                type="password"
                autoComplete="current-password"
                value={password}
                onChange={(event) => setPassword(event.target.value)}
                error={problem}
              />
            )}
            {way === 'google' && (
              <p aria-live="polite" className="text-soft">
                {confirmed ? CONFIRM_TEXTS.confirmed : DELETE_TEXTS.google}
              </p>
            )}
            {way !== 'password' && (
              <p role="alert" className="mt-2 text-label font-medium text-danger">
                {problem}
              </p>
            )}
          </form>
          <Button variant="secondary" onClick={onClose} disabled={busy} data-autofocus="">
            {DELETE_TEXTS.keep}
          </Button>
          <Button
            type="submit"
            form={form}
            variant="danger"
            busy={busy || checking}
            disabled={way === null || (way === 'password' && password === '')}
          >
            {label()}
          </Button>
        </>
      }
    >
      <ul className="m-0 list-disc space-y-1.5 pl-5 text-soft marker:text-faint">
        {DELETE_TEXTS.goes(waiting).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <Button variant="quiet" size="sm" className="mt-3 -ml-4" onClick={onDownload} disabled={busy}>
        {DELETE_TEXTS.downloadFirst}
      </Button>
    </Dialog>
  );
}
