import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Entries, Entry } from './entries.tsx';
import { CONTACT, LEGAL_TEXTS } from './messages.ts';

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
            <p key={paragraph}>{paragraph.replace(CONTACT, __CONTROLLER__.email)}</p>
          ))}
          {shown?.page && (
            <p>
              <Link to={shown.page.path} className="inline-flex min-h-11 items-center font-semibold text-lamp-ink">
                {shown.page.label}
              </Link>
            </p>
          )}
        </div>
      </Dialog>
    </>
  );
}
