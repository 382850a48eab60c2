import { type ComponentProps, type ReactNode, useId } from 'react';

export interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'id' | 'className'> {
  label: ReactNode;
  /** Help between label and field, where a keyboard on the screen does not cover it. */
  hint?: ReactNode;
}

/** A labeled field of a few lines, with its hint bound to it; other props go to the textarea. */
export function TextArea({ label, hint, rows = 3, ...rest }: TextAreaProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  return (
    <div>
      <label htmlFor={id} className="block font-semibold text-ink">
        {label}
      </label>
      {hint && (
        <p id={hintId} className="mt-1 text-label text-soft">
          {hint}
        </p>
      )}
      <textarea
        dir="auto"
        {...rest}
        id={id}
        rows={rows}
        aria-describedby={hint ? hintId : undefined}
        className="mt-2 block w-full min-w-0 resize-y rounded-field border border-line bg-well px-4 py-2.5 text-body text-ink transition-colors duration-200 placeholder:text-faint hover:border-lamp-ink disabled:opacity-60"
      />
    </div>
  );
}
