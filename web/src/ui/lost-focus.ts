import { useLayoutEffect, useRef } from 'react';
import { topDialog } from './dialog-stack.ts';

/** Whether nothing has the focus: for the keyboard that is the start of the page, and for a screen reader nowhere. */
export function focusIsLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

/** The focus goes to what is on show: the title of the sheet on top, else the screen's h1, else its main part. Without scrolling. */
export function focusScreen(): void {
  const main = document.getElementById('main');
  const target = topDialog()?.querySelector('h2') ?? main?.querySelector('h1:not([inert] *)') ?? main;
  target?.setAttribute('tabindex', '-1');
  target?.focus({ preventScroll: true });
}

/** For what goes away at the press of a button inside it. @returns the ref of the outermost element: the focus in it passes on to the screen. */
export function usePassedOnFocus<Part extends HTMLElement>() {
  const part = useRef<Part>(null);
  useLayoutEffect(() => {
    const element = part.current;
    return () => {
      if (element?.contains(document.activeElement)) focusScreen();
    };
  }, []);
  return part;
}
