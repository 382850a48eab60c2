import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'id'> {
  label: ReactNode;
  hint?: ReactNode;
  /** What is wrong, in words; announced when it appears. */
  error?: ReactNode;
}

/** A labeled one-line field. Hint and error are bound to it; other props go to the input. */
export function TextField({ label, hint, error, className, ...rest }: TextFieldProps) {
  const inputId = useId();
  const hintId = `${inputId}-hint`;
  const errorId = `${inputId}-error`;
  const described = [hint ? hintId : null, error ? errorId : null].filter(Boolean).join(' ');
  return (
    <div className={className}>
      <label htmlFor={inputId} className="block font-semibold text-ink">
        {label}
      </label>
      <input
        {...rest}
        id={inputId}
        aria-invalid={error ? true : undefined}
        aria-describedby={described === '' ? undefined : described}
        className={classNames(
          'mt-2 block min-h-13 w-full min-w-0 rounded-field border bg-well px-4 py-2.5 text-body text-ink placeholder:text-faint',
          'transition-colors duration-200 disabled:opacity-60',
          error ? 'border-danger' : 'border-line hover:border-lamp-ink',
        )}
      />
      {hint && (
        <p id={hintId} className="mt-2 text-label text-soft">
          {hint}
        </p>
      )}
      <p id={errorId} aria-live="polite" className={classNames('text-label font-medium text-danger', Boolean(error) && 'mt-2')}>
        {error}
      </p>
    </div>
  );
}
