import { useId, useRef } from 'react';
import { classNames } from '../class-names.ts';
import { Drawing, Icon } from '../icon.tsx';

const CLEAR = 'Clear the search';
const GLASS = ['M10.8 4.3a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13Zm4.8 11.3 4.4 4.4'];

export interface SearchFieldProps {
  /** For screen readers; the glass and the hint say the same to the eye. */
  label: string;
  placeholder: string;
  value: string;
  onChange: (value: string) => void;
  className?: string;
}

/** A search field with a button that clears it. */
export function SearchField({ label, placeholder, value, onChange, className }: SearchFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  return (
    // The frame looks like the field, so that the clear button is beside the text and not over it.
    <div
      className={classNames(
        'relative flex min-h-13 items-center rounded-full border border-line bg-well transition-colors duration-200 hover:border-lamp-ink',
        'has-[input:focus-visible]:outline-3 has-[input:focus-visible]:outline-offset-3 has-[input:focus-visible]:outline-lamp-ink',
        className,
      )}
    >
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <Drawing paths={GLASS} className="pointer-events-none absolute top-1/2 left-4.5 size-5 -translate-y-1/2 text-soft" />
      <input
        ref={input}
        id={id}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={200}
        value={value}
        placeholder={placeholder}
        onChange={({ target }) => onChange(target.value)}
        className="block min-h-12.5 w-full min-w-0 grow rounded-full bg-transparent py-2.5 pr-4 pl-12 text-body text-ink placeholder:text-faint focus-visible:outline-none [&::-webkit-search-cancel-button]:appearance-none"
      />
      {value !== '' && (
        <button
          type="button"
          aria-label={CLEAR}
          onClick={() => {
            onChange('');
            input.current?.focus();
          }}
          className="mr-1 grid size-11 shrink-0 place-items-center rounded-full text-soft transition-colors hover:text-ink"
        >
          <Icon name="close" className="size-4.5" />
        </button>
      )}
    </div>
  );
}
