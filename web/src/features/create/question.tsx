import type { ReactNode } from 'react';

interface QuestionProps {
  /** Counted from 1. */
  number: number;
  /** How many there are, where they are shown one at a time; null if all of them are. */
  of: number | null;
  hidden: boolean;
  title: string;
  children: ReactNode;
}

/** One question of the form. A hidden one keeps what was typed into it. */
export function Question({ number, of, hidden, title, children }: QuestionProps) {
  return (
    <section
      hidden={hidden}
      className={of === null ? 'sheet min-w-0 p-4 large-text:px-2 sm:p-7' : 'sheet min-w-0 animate-veil-in p-4 large-text:px-2'}
    >
      <h2 tabIndex={-1} className="mb-4 font-display text-title font-semibold sm:mb-5">
        {of === null ? (
          <span className="flex items-baseline gap-3">
            <span aria-hidden="true" className="text-ember">
              {number}
            </span>
            {title}
          </span>
        ) : (
          <>
            <span className="mb-1 flex items-center gap-3 font-sans text-label text-soft">
              {number} of {of}
              <Progress number={number} of={of} />
            </span>{' '}
            {title}
          </>
        )}
      </h2>
      {children}
    </section>
  );
}

function Progress({ number, of }: { number: number; of: number }) {
  return (
    <span aria-hidden="true" className="flex max-w-40 grow gap-1">
      {Array.from({ length: of }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a question is its number.
        <span key={index} className={index < number ? 'h-1.5 grow rounded-full bg-lamp-ink' : 'h-1.5 grow rounded-full bg-edge'} />
      ))}
    </span>
  );
}
