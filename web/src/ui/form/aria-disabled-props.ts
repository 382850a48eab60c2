import type { MouseEvent, MouseEventHandler } from 'react';

/** The props of a button that is off: a click does nothing. Not `disabled`, which would drop the keyboard focus. */
export function ariaDisabledProps(off: boolean, onClick?: MouseEventHandler<HTMLButtonElement>) {
  return {
    'aria-disabled': off || undefined,
    onClick: off ? (event: MouseEvent<HTMLButtonElement>) => event.preventDefault() : onClick,
  };
}
