import type { ComponentProps } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { classNames } from '../class-names.ts';
import { ariaDisabledProps } from './aria-disabled-props.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'sm' | 'md' | 'lg';

interface Look {
  /** `primary` is lit: one a screen, as a rule. */
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
}

const BASE =
  'inline-flex items-center justify-center gap-2.5 rounded-full font-semibold text-center no-underline select-none ' +
  'transition-[background-color,border-color,color,box-shadow,transform] duration-200 ease-paper ' +
  'active:translate-y-px aria-disabled:active:translate-y-0 aria-disabled:cursor-not-allowed';

// Every size keeps a target of at least 44 px.
const SIZES: Record<ButtonSize, string> = {
  sm: 'min-h-11 px-4 py-1.5 text-label',
  md: 'min-h-12 px-6 py-2 text-base large-text:px-3',
  lg: 'min-h-14 px-7 py-2.5 text-body large-text:px-4',
};

const VARIANTS: Record<ButtonVariant, string> = {
  primary:
    'border border-lamp-edge bg-lamp text-on-lamp shadow-card hover:bg-lamp-lit aria-disabled:bg-raised aria-disabled:text-faint aria-disabled:border-edge aria-disabled:shadow-none',
  secondary:
    'border border-line bg-sheet text-ink hover:border-lamp-ink hover:text-lamp-ink aria-disabled:border-edge aria-disabled:text-faint aria-disabled:bg-transparent',
  quiet:
    'border border-transparent bg-transparent text-lamp-ink hover:bg-raised aria-disabled:text-faint aria-disabled:hover:bg-transparent',
  danger:
    'border border-transparent bg-alarm text-on-alarm hover:brightness-110 aria-disabled:bg-raised aria-disabled:brightness-100 aria-disabled:text-faint aria-disabled:border-edge',
};

/** The classes of a button, for the few places where the element is another. */
export function buttonClasses({ variant = 'primary', size = 'md' }: Look, className?: string): string {
  return classNames(BASE, SIZES[size], VARIANTS[variant], className);
}

export interface ButtonProps extends ComponentProps<'button'>, Look {
  /** While true the button is disabled and says so; the caller changes its label. */
  busy?: boolean | undefined;
}

/** A button; `type` is "button" unless given. Disabled it does nothing, and keeps the focus that it has ({@link ariaDisabledProps}). */
export function Button({ variant, size, busy = false, disabled, onClick, className, type = 'button', children, ...rest }: ButtonProps) {
  return (
    <button
      {...rest}
      {...ariaDisabledProps(disabled === true || busy, onClick)}
      type={type}
      aria-busy={busy || undefined}
      className={buttonClasses({ variant, size }, className)}
    >
      {busy && <BusyLight />}
      {children}
    </button>
  );
}

export interface ButtonLinkProps extends LinkProps, Look {}

export function ButtonLink({ variant, size, className, ...rest }: ButtonLinkProps) {
  return <Link {...rest} className={buttonClasses({ variant, size }, className)} />;
}

function BusyLight() {
  return <span aria-hidden="true" className="size-2.5 animate-lamp-breath rounded-full bg-current" />;
}
