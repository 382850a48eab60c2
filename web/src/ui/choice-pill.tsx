import { classNames } from './class-names.ts';

export interface ChoicePillProps<Value extends string> {
  /** What is chosen, for screen readers: “Place”. */
  label: string;
  /** The words of the choice that leaves everything in. */
  any: string;
  /** Null where everything is left in. */
  value: Value | null;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value | null) => void;
  /** Somebody is about to open it. */
  onApproach?: () => void;
}

/** The looks of a pill, lit where it narrows what is shown. */
export function pillClasses(lit: boolean): string {
  return classNames(
    'min-h-13 max-w-full min-w-0 rounded-full border bg-sheet px-3.5 py-1.5 text-base font-semibold transition-colors duration-200 hover:border-lamp-ink',
    lit ? 'border-lamp-ink text-lamp-ink' : 'border-line text-ink',
  );
}

/** One choice of several that narrows a list: the device's own list, which every phone opens under the thumb. */
export function ChoicePill<Value extends string>({ label, any, value, options, onChange, onApproach }: ChoicePillProps<Value>) {
  return (
    <select
      aria-label={label}
      value={value ?? ''}
      onChange={({ target }) => onChange(options.find((option) => option.value === target.value)?.value ?? null)}
      onFocus={onApproach}
      onPointerDown={onApproach}
      className={classNames(pillClasses(value !== null), 'own-arrow pe-10 forced-colors:pe-3.5')}
    >
      <option value="">{any}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}
