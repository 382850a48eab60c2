import { useRef } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';

const CLEAR = 'Clear the search';

export interface SearchFieldProps {
  id: string;
  /** For screen readers; the glass and the hint say the same to the eye. */
  label: string;
  placeholder: string;
  value: string;
  onChange: (value: string) => void;
  className?: string;
}

/** A line to search with, and a cross that empties it. */
export function SearchField({ id, label, placeholder, value, onChange, className }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className={classNames('relative', className)}>
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <Glass />
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
        className="block min-h-13 w-full min-w-0 rounded-full border border-line bg-well py-2.5 pr-13 pl-12 text-body text-ink transition-colors duration-200 placeholder:text-faint hover:border-lamp-ink [&::-webkit-search-cancel-button]:appearance-none"
      />
      {value !== '' && (
        <button
          type="button"
          aria-label={CLEAR}
          onClick={() => {
            onChange('');
            input.current?.focus();
          }}
          className="absolute top-1/2 right-1 grid size-11 -translate-y-1/2 place-items-center rounded-full text-soft transition-colors hover:text-ink"
        >
          <Icon name="close" className="size-4.5" />
        </button>
      )}
    </div>
  );
}

/** Drawn as the icons are, and not among them: those come with the first screen. */
function Glass() {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
      className="pointer-events-none absolute top-1/2 left-4.5 size-5 -translate-y-1/2 text-soft"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.9"
      strokeLinecap="round"
    >
      <path d="M10.8 4.3a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13Zm4.8 11.3 4.4 4.4" />
    </svg>
  );
}
