import { dropDialog, pushDialog, topDialog } from './dialog-stack.ts';
import { focusIsLost, focusScreen } from './lost-focus.ts';

/** A ref that opens a dialog above the page, with the focus on the element marked `data-autofocus`, else on its title. */
export function openModal(dialog: HTMLDialogElement): () => void {
  const opener = document.activeElement;
  dialog.showModal();
  pushDialog(dialog);
  (dialog.querySelector<HTMLElement>('[data-autofocus]') ?? dialog.querySelector('h2'))?.focus({ preventScroll: true });
  return () => {
    dropDialog(dialog);
    dialog.close();
    // Safari does not focus a pressed button, so it does not return the focus to it either.
    if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    // The opener may disappear with its dialog, as the avatar does at the sign-out.
    queueMicrotask(() => {
      if (topDialog() === null && focusIsLost()) focusScreen();
    });
  };
}
