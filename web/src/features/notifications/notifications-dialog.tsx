import { Dialog } from '../../ui/dialog.tsx';
import { ENTRY } from './entry-messages.ts';
import { NotificationPanel } from './notification-panel.tsx';

/** The panel in its own dialog. */
export function NotificationsDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open onClose={onClose} title={ENTRY.title} size="sm">
      <NotificationPanel />
    </Dialog>
  );
}
