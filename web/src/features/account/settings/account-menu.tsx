import { useQuery } from '@tanstack/react-query';
import { initials } from '@tuckaway/domain';
import { useState } from 'react';
import { PRIVATE } from '../../../data/query/keys.ts';
import { useSession } from '../../../data/session/session.ts';
import { lateSheet } from '../../../ui/dialog/guarded-sheet.tsx';
import { Avatar } from './avatar.tsx';

const SettingsDialog = lateSheet(async () => (await import('./settings-dialog.tsx')).SettingsDialog);

/**
 * The avatar button that opens the settings (section 2). Shows nothing for a visitor. Opens them by itself if the page has returned from
 * Google, which was to confirm the user.
 */
export function AccountMenu() {
  const session = useSession();
  const [pressed, setPressed] = useState<boolean>();
  const signedIn = session.status === 'signed-in';
  const { data: returned = null } = useQuery({
    queryKey: [PRIVATE, 'returned'],
    queryFn: async () => (await import('../api/confirming.ts')).takeReturn(),
    // Only for signed-in users, so that a visitor's home does not load it.
    enabled: signedIn,
    gcTime: 0,
  });
  const open = pressed ?? returned !== null;

  if (!signedIn) return null;
  const letters = initials(session.user.displayName, session.user.email);
  return (
    <>
      <button
        type="button"
        // Its name contains the visible text, for speech input (WCAG 2.5.3).
        aria-label={letters ? `Open settings, ${letters}` : 'Open settings'}
        aria-haspopup="dialog"
        onClick={() => setPressed(true)}
        className="rounded-full transition-transform duration-200 ease-paper hover:scale-104"
      >
        <Avatar user={session.user} className="size-11 text-[0.9375rem]" />
      </button>
      {open && <SettingsDialog user={session.user} returned={pressed === undefined ? returned : null} onClose={() => setPressed(false)} />}
    </>
  );
}
