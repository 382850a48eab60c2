import type { ReactNode } from 'react';
import { Button } from '../../../ui/form/button.tsx';

export interface OfferedText {
  label: string;
  /** What the field becomes. */
  value: string;
}

/** What a field's text is taken for, announced, and other texts to choose with one press. The field gets the focus of the pressed button. */
export function Offer({
  children,
  texts,
  onChoose,
}: {
  children: ReactNode;
  texts: readonly OfferedText[];
  onChoose: (value: string) => void;
}) {
  return (
    <div>
      <p role="status" className={children === '' ? 'sr-only' : 'mt-2 text-label text-soft'}>
        {children}
      </p>
      {texts.length > 0 && (
        <div className="mt-2 flex flex-wrap gap-2">
          {texts.map(({ label, value }) => (
            <Button
              key={label}
              variant="secondary"
              size="sm"
              onClick={({ currentTarget }) => {
                currentTarget.closest('[data-offers]')?.querySelector('input')?.focus({ preventScroll: true });
                onChoose(value);
              }}
            >
              {label}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}
