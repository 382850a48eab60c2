import { topDialog } from './dialog-stack.ts';

/** Whether nothing has the focus: the Tab key would then start at the top of the page. */
export function focusIsLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

/** Moves the focus to the title of the topmost dialog, else to the screen's h1, else to its main part. Without scrolling. */
export function focusScreen(): void {
  const main = document.getElementById('main');
  const target = topDialog()?.querySelector('h2') ?? main?.querySelector('h1:not([inert] *)') ?? main;
  target?.setAttribute('tabindex', '-1');
  target?.focus({ preventScroll: true });
}

/** A ref: when the element appears, for example in place of a pressed button, the focus moves to the screen if nothing has it. */
export function restoreFocus(element: Element | null): void {
  if (element !== null && focusIsLost()) focusScreen();
}

/** A ref: the element has the focus when it appears. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
}

/** A ref, for a part that disappears when a button in it is pressed: the focus in it moves to the screen. */
export function handFocusOver(part: Element | null): () => void {
  return () => {
    if (part?.contains(document.activeElement)) focusScreen();
  };
}
