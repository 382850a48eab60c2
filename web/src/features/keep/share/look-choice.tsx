import { useId } from 'react';
import { lookTexts, type People } from './messages.ts';

interface Props {
  story: People;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled: boolean;
}

/** Off unless the family wants it: the pictures under a link show its children from behind. */
export function LookChoice({ story, checked, onChange, disabled }: Props) {
  const hintId = useId();
  const { label, hint } = lookTexts(story);
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
