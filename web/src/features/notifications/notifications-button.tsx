import { lazy, useState } from 'react';
import { useSession } from '../../data/session/session.ts';
import { GuardedSheet } from '../../ui/guarded-sheet.tsx';
import { ENTRY } from './entry-messages.ts';

const NotificationsDialog = lazy(async () => ({ default: (await import('./notifications-dialog.tsx')).NotificationsDialog }));

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
      {open && (
        <GuardedSheet onClose={() => setOpen(false)}>
          <NotificationsDialog onClose={() => setOpen(false)} />
        </GuardedSheet>
      )}
    </>
  );
}
