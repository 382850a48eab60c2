import { useState } from 'react';
import { Dialog } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LEGAL_TEXTS } from './messages.ts';

/** The four entries of Legal Information, each with a dialog of short text. */
export function LegalEntries() {
  const [shown, setShown] = useState<(typeof LEGAL_TEXTS)[number] | null>(null);
  return (
    <>
      <ul className="m-0 list-none divide-y divide-edge overflow-hidden rounded-card border border-edge bg-raised p-0">
        {LEGAL_TEXTS.map((entry) => (
          <li key={entry.id}>
            <button
              type="button"
              aria-haspopup="dialog"
              onClick={() => setShown(entry)}
              className="flex min-h-13 w-full items-center gap-3.5 px-4.5 py-2 text-left font-medium transition-colors -outline-offset-3 hover:text-lamp-ink"
            >
              <Icon name={entry.icon} className="size-5 text-soft" />
              <span className="grow">{entry.title}</span>
              <Icon name="arrow-right" className="size-4.5 text-soft" />
            </button>
          </li>
        ))}
      </ul>
      <Dialog open={shown !== null} onClose={() => setShown(null)} title={shown?.title ?? ''} reading>
        <div className="space-y-4 text-soft">
          {shown?.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </Dialog>
    </>
  );
}
