import type { MouseEvent, MouseEventHandler } from 'react';

/** The props of a button that is off. Not `disabled`, which would drop the keyboard focus: a click does nothing, nor sends its form. */
export function whileOff(off: boolean, onClick?: MouseEventHandler<HTMLButtonElement>) {
  return {
    'aria-disabled': off || undefined,
    onClick: off ? (event: MouseEvent<HTMLButtonElement>) => event.preventDefault() : onClick,
  };
}
