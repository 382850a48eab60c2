import { classNames } from '../class-names.ts';

export interface ChoicePillProps<Value extends string> {
  /** For screen readers, such as “Place”. */
  label: string;
  /** The label of the choice without a filter. */
  any: string;
  value: Value | null;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value | null) => void;
  /** Called when the pointer or the focus reaches it. */
  onApproach?: () => void;
}

/** The classes of a pill; lit while it filters. */
export function pillClasses(lit: boolean): string {
  return classNames(
    'min-h-13 max-w-full min-w-0 rounded-full border bg-sheet px-3.5 py-1.5 text-base font-semibold transition-colors duration-200 hover:border-lamp-ink',
    lit ? 'border-lamp-ink text-lamp-ink' : 'border-line text-ink',
  );
}

/** A filter with several options, as a native select. */
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
