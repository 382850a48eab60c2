import { useState } from 'react';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Entries, Entry } from './entries.tsx';
import { LEGAL_TEXTS } from './messages.ts';

export function LegalEntries() {
  const [shown, setShown] = useState<(typeof LEGAL_TEXTS)[number] | null>(null);
  return (
    <>
      <Entries>
        {LEGAL_TEXTS.map((entry) => (
          <Entry key={entry.id} icon={entry.icon} label={entry.title} opensDialog onPress={() => setShown(entry)} />
        ))}
      </Entries>
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
