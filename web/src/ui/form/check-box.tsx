import { useId } from 'react';

export interface CheckBoxProps {
  label: string;
  hint: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
}

/** A checkbox with its label, and what it means below. */
export function CheckBox({ label, hint, checked, onChange, disabled }: CheckBoxProps) {
  const hintId = useId();
  return (
    <div>
      <label className="flex min-h-11 cursor-pointer items-center gap-3 font-semibold has-disabled:cursor-default has-disabled:opacity-60">
        <input
          type="checkbox"
          checked={checked}
          disabled={disabled}
          aria-describedby={hintId}
          onChange={({ target }) => onChange(target.checked)}
          className="size-5.5 shrink-0"
        />
        {label}
      </label>
      <p id={hintId} className="text-label text-soft">
        {hint}
      </p>
    </div>
  );
}
