import { type ReactNode, useId } from 'react';

export interface ChoiceChipsProps<Value extends string> {
  legend: ReactNode;
  hint?: ReactNode;
  name: string;
  options: readonly { value: Value; label: string }[];
  chosen: readonly Value[];
  /** Called with the chip that was pressed. */
  onPress: (value: Value) => void;
  /** Whether any number can be chosen; otherwise exactly one. */
  several?: boolean;
  disabled?: boolean | undefined;
}

/** A choice among short words: native radio buttons or checkboxes, so that keys, forms and screen readers work by themselves. */
export function ChoiceChips<Value extends string>(props: ChoiceChipsProps<Value>) {
  const { legend, hint, name, options, chosen, onPress, several = false, disabled } = props;
  const hintId = useId();
  return (
    <fieldset className="min-w-0" disabled={disabled} aria-describedby={hint ? hintId : undefined}>
      <legend className="font-semibold text-ink">{legend}</legend>
      {hint && (
        <p id={hintId} className="mt-0.5 text-label text-soft">
          {hint}
        </p>
      )}
      <div className="mt-2.5 flex flex-wrap gap-2">
        {options.map(({ value, label }) => (
          <label key={value} className={CHIP}>
            <input
              type={several ? 'checkbox' : 'radio'}
              name={name}
              value={value}
              checked={chosen.includes(value)}
              onChange={() => onPress(value)}
              className="absolute inset-0 cursor-pointer appearance-none rounded-full opacity-0 disabled:cursor-not-allowed"
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const CHIP =
  'relative inline-flex min-h-11 max-w-full items-center rounded-full border border-line bg-raised px-4 py-1 font-semibold max-sm:px-3.5 max-sm:text-[0.9375rem] text-soft transition-colors hover:border-lamp-ink ' +
  'has-checked:border-lamp-edge has-checked:bg-lamp has-checked:text-on-lamp has-disabled:opacity-60 forced-colors:has-checked:outline-3 ' +
  'has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-lamp-ink';
