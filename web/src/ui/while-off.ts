import type { MouseEvent, MouseEventHandler } from 'react';

/**
 * The props of a button that is off for a while, or from now on. The attribute `disabled` would take the focus away from whoever pressed
 * it by keyboard; so it says that it is off, and does nothing: neither what it does itself, nor sending its form.
 */
export function whileOff(off: boolean, onClick?: MouseEventHandler<HTMLButtonElement>) {
  return {
    'aria-disabled': off || undefined,
    onClick: off ? (event: MouseEvent<HTMLButtonElement>) => event.preventDefault() : onClick,
  };
}
