import { useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { dropDialog, pushDialog } from '../../ui/dialog-stack.ts';
import { ASLEEP } from './messages.ts';

/** The dark page after the sleep timer; a press anywhere closes it. Nothing is announced, because the child sleeps. */
export function NightVeil({ onWake }: { onWake: () => void }) {
  const ref = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (dialog === null) return;
    const before = document.activeElement;
    dialog.showModal();
    pushDialog(dialog);
    return () => {
      dropDialog(dialog);
      dialog.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, []);

  return createPortal(
    <dialog
      ref={ref}
      aria-label={ASLEEP.title}
      onCancel={(event) => {
        event.preventDefault();
        onWake();
      }}
      className="night-veil"
    >
      <button type="button" onClick={onWake}>
        {ASLEEP.title}
        <span>{ASLEEP.wake}</span>
      </button>
    </dialog>,
    document.body,
  );
}
