import { lazy, Suspense, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useSession } from '../../../data/session/session.ts';
import { GuardedSheet } from '../../../ui/dialog/guarded-sheet.tsx';
import { ENTRY } from './entry-messages.ts';

const Panel = lazy(async () => ({ default: (await import('./notification-panel.tsx')).NotificationPanel }));
const PanelDialog = lazy(async () => ({ default: (await import('./notification-panel.tsx')).NotificationsDialog }));

export function LateNotificationPanel() {
  return (
    <ErrorBoundary fallback={<p className="text-soft">{ENTRY.notThere}</p>}>
      <Suspense fallback={<p className="text-soft">{ENTRY.looking}</p>}>
        <Panel />
      </Suspense>
    </ErrorBoundary>
  );
}

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
          <PanelDialog onClose={() => setOpen(false)} />
        </GuardedSheet>
      )}
    </>
  );
}
