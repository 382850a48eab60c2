import { useRef } from 'react';
import { useSession } from '../../../data/session/session.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { useKeptFocus } from '../../../ui/dialog/use-kept-focus.ts';
import { Button } from '../../../ui/form/button.tsx';
import { OpenInBrowser } from '../../../ui/open-in-browser.tsx';
import { type PushStatus, usePushStatus } from '../api/push/push.ts';
import { BedtimeReminder } from './bedtime-reminder.tsx';
import { ENTRY } from './entry-messages.ts';
import { GUIDANCE, PANEL, REMINDER } from './messages.ts';
import { useNotifications } from './use-notifications.ts';

/** The notification settings of specification section 2: status, switch, test, and a signed-in user's bedtime reminder (decision P14). */
export function NotificationPanel() {
  const status = usePushStatus();

  return (
    <div className="grid gap-5 rounded-card border border-edge bg-raised p-4.5">
      <Switch status={status} />
      <Reminder status={status} />
    </div>
  );
}

export function NotificationsDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open onClose={onClose} title={ENTRY.title} size="sm">
      <NotificationPanel />
    </Dialog>
  );
}

function Switch({ status }: { status: PushStatus }) {
  const { busy, enable, disable, test } = useNotifications();
  const part = useRef<HTMLDivElement>(null);
  // Enable and Disable replace each other, and with them the focused button.
  const keepFocus = useKeptFocus(
    [status],
    () => part.current?.querySelector('button') ?? part.current?.closest('dialog')?.querySelector('h2'),
  );
  const press = (action: () => Promise<void>) => () => {
    keepFocus();
    void action();
  };
  return (
    <div ref={part}>
      <p className="flex items-center gap-3">
        <span className="font-medium">{PANEL.status}</span>
        {/* A live region must exist before its text changes, or screen readers do not announce it. */}
        <span role="status">
          <StatusBadge status={status} />
        </span>
      </p>
      <div className="mt-2 text-label text-soft">
        <Guidance status={status} />
      </div>
      {status === 'off' && (
        <Button size="sm" className="mt-4" busy={busy === 'enable'} onClick={press(enable)}>
          {busy === 'enable' ? PANEL.enabling : PANEL.enable}
        </Button>
      )}
      {status === 'on' && (
        <div className="mt-4 flex flex-wrap gap-2">
          <Button variant="secondary" size="sm" busy={busy === 'test'} disabled={busy !== null} onClick={() => void test()}>
            {busy === 'test' ? PANEL.testing : PANEL.test}
          </Button>
          <Button variant="quiet" size="sm" busy={busy === 'disable'} disabled={busy !== null} onClick={press(disable)}>
            {busy === 'disable' ? PANEL.disabling : PANEL.disable}
          </Button>
        </div>
      )}
    </div>
  );
}

function StatusBadge({ status }: { status: PushStatus }) {
  const on = status === 'on';
  return (
    <span
      className={classNames(
        'rounded-full border px-3 py-0.5 text-label font-semibold',
        on ? 'border-lamp-ink text-lamp-ink' : 'border-line text-soft',
      )}
    >
      {status === 'looking' ? ENTRY.looking : on ? PANEL.enabled : PANEL.disabled}
    </span>
  );
}

function Guidance({ status }: { status: PushStatus }) {
  if (status === 'denied' || status === 'unsupported') return <p>{GUIDANCE[status]}</p>;
  if (status === 'inside-app') return <OpenInBrowser why={GUIDANCE[status]} className="space-y-3" />;
  if (status !== 'install-first') return <p>{status === 'looking' ? '\u00a0' : PANEL.about[status]}</p>;
  const { lead, steps } = GUIDANCE[status];
  return (
    <>
      <p>{lead}</p>
      <ol className="mt-2 list-decimal space-y-1 pl-5">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </>
  );
}

function Reminder({ status }: { status: PushStatus }) {
  const session = useSession();
  const signedIn = session.status === 'signed-in';
  if (status === 'on' && signedIn) return <BedtimeReminder key={session.user.firebaseUid} />;
  if (status !== 'on' && status !== 'off') return null;
  return <p className="border-t border-edge pt-4 text-label text-soft">{signedIn ? REMINDER.whenEnabled : REMINDER.signedOut}</p>;
}
