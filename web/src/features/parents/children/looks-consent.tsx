import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { OfflineError } from '../../../data/device/errors.ts';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { withdrawLooks } from '../api/children/children.ts';
import { choose } from '../api/choices.ts';
import { askGrownUp } from '../api/gate.ts';
import { LOOKS_CONSENT } from './appearance-words.ts';

interface Props {
  given: boolean;
  /** What needed the consent was deleted. */
  onWithdrawn: () => void;
  disabled: boolean;
}

/** Asks once and explicitly for what is a special category of personal data, and takes it back. */
export function LooksConsent({ given, onWithdrawn, disabled }: Props) {
  const heading = useId();
  const [asking, setAsking] = useState(false);
  const {
    mutate: attempt,
    isPending: busy,
    error,
  } = useMutation({
    mutationFn: (work: () => Promise<void>) => work(),
    onSettled: () => setAsking(false),
  });

  return (
    <section aria-labelledby={heading} className="mt-3 rounded-card border border-edge bg-raised p-4">
      <h3 id={heading} className="font-semibold">
        {given ? LOOKS_CONSENT.heading : LOOKS_CONSENT.question}
      </h3>
      <p className="mt-1 text-label text-soft">{given ? LOOKS_CONSENT.given : LOOKS_CONSENT.text}</p>
      <p role="alert" className="mt-2 empty:sr-only">
        {error && (error instanceof OfflineError ? LOOKS_CONSENT.offline : LOOKS_CONSENT.failed)}
      </p>
      {given ? (
        <Button variant="quiet" size="sm" className="-ml-4" disabled={disabled || busy} onClick={() => askGrownUp(() => setAsking(true))}>
          {LOOKS_CONSENT.withdraw}
        </Button>
      ) : (
        <Button
          variant="secondary"
          size="sm"
          className="mt-3"
          busy={busy}
          disabled={disabled}
          onClick={() => askGrownUp(() => attempt(() => choose('looks', true)))}
        >
          {busy ? LOOKS_CONSENT.agreeing : LOOKS_CONSENT.agree}
        </Button>
      )}
      <ConfirmDialog
        open={asking}
        {...LOOKS_CONSENT.confirm}
        danger
        busy={busy}
        onConfirm={() => attempt(() => withdrawLooks().then(onWithdrawn))}
        onCancel={() => setAsking(false)}
      />
    </section>
  );
}
