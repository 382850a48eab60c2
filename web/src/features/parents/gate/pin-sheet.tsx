import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { toast } from '../../../ui/toaster/toast.ts';
import { plainDigits } from '../api/digits.ts';
import { askGrownUp } from '../api/gate.ts';
import { PIN_PATTERN, pinIsSet, removePin, setPin } from '../api/pin.ts';
import { GATE, PIN } from './messages.ts';

/** Sets the PIN of this device, or removes it, for grown-ups only. It is typed in plain sight, because a slip would lock them out. */
export function PinSheet({ onClose }: { onClose: () => void }) {
  const [isSet] = useState(pinIsSet);
  const [pin, setTyped] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const form = useId();
  const { mutate: save, isPending: busy } = useMutation({
    mutationFn: () => setPin(plainDigits(pin)),
    onSuccess: () => {
      toast(PIN.set);
      onClose();
    },
    onError: () => toast({ ...GATE.failed, tone: 'destructive' }),
  });

  function check(event: FormEvent): void {
    event.preventDefault();
    if (busy) return;
    if (PIN_PATTERN.test(plainDigits(pin))) askGrownUp(save);
    else setProblem(PIN.unfit);
  }

  function remove(): void {
    askGrownUp(() => {
      removePin();
      toast(PIN.removed);
      onClose();
    });
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={PIN.title}
      description={PIN.description}
      size="sm"
      closeButton={false}
      footer={
        <>
          {!isSet && (
            <form id={form} onSubmit={check} className="mb-1 basis-full">
              <TextField
                label={PIN.field}
                hint={PIN.hint}
                inputMode="numeric"
                autoComplete="off"
                maxLength={8}
                value={pin}
                error={problem}
                data-autofocus=""
                onChange={({ target }) => {
                  setTyped(target.value);
                  setProblem(null);
                }}
              />
            </form>
          )}
          {isSet && <p className="basis-full">{PIN.isSet}</p>}
          <Button variant="secondary" onClick={onClose}>
            {GATE.cancel}
          </Button>
          {isSet ? (
            <Button onClick={remove}>{PIN.remove}</Button>
          ) : (
            <Button type="submit" form={form} busy={busy}>
              {busy ? PIN.saving : PIN.save}
            </Button>
          )}
        </>
      }
    />
  );
}
