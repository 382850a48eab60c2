import { useState } from 'react';
import { useSession } from '../../../data/session/session.ts';
import { lateSheet } from '../../../ui/dialog/guarded-sheet.tsx';
import { ENTRY } from './entry-messages.ts';

const PanelDialog = lateSheet(async () => (await import('./notification-panel.tsx')).NotificationsDialog);

/** Opens the panel for visitors, who have no settings but get notifications of new stories too (decision S3). */
export function NotificationsButton() {
  const [open, setOpen] = useState(false);
  if (useSession().status !== 'signed-out') return null;
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="min-h-11 rounded-full px-3 -mx-3 font-semibold text-lamp-ink hover:underline"
      >
        {ENTRY.title}
      </button>
      {open && <PanelDialog onClose={() => setOpen(false)} />}
    </>
  );
}
