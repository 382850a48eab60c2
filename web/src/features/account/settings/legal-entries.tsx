import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { leaveApp } from '../../parents/api/leave-app.ts';
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
            <p key={paragraph}>
              <WithContact text={paragraph} />
            </p>
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

/** The contact address opens the mail program. */
function WithContact({ text }: { text: string }) {
  const [before, after] = text.split(CONTACT);
  if (after === undefined) return text;
  const { email } = __CONTROLLER__;
  return (
    <>
      {before}
      <button
        type="button"
        onClick={() => leaveApp(() => `mailto:${email}`)}
        className="inline-flex min-h-11 items-center font-semibold break-all text-lamp-ink underline underline-offset-4"
      >
        {email}
      </button>
      {after}
    </>
  );
}
