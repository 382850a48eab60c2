import { useSession } from '../../data/session/session.ts';
import { useSyncState } from '../../data/sync/sync.ts';
import { classNames } from '../../ui/class-names.ts';
import * as messages from './messages.ts';

/**
 * “You're offline” (section 2), and what still works where there is room for it. Goes by itself when the network is back.
 * @param small in the readers: the words alone.
 */
export function OfflineBanner({ small = false }: { small?: boolean }) {
  const { online } = useSyncState();
  const signedIn = useSession().status === 'signed-in';
  return (
    // There from the start, so that what appears in it is announced.
    <div role="status" className="min-w-0">
      {!online && (
        <p className="flex flex-col text-label leading-snug sm:flex-row sm:gap-x-3">
          <span className={classNames('whitespace-nowrap', small ? 'text-soft' : 'font-semibold text-ink')}>{messages.OFFLINE_TITLE}</span>
          {!small && <span className="text-soft">{messages.OFFLINE_LINES[signedIn ? 'signed-in' : 'visitor']}</span>}
        </p>
      )}
    </div>
  );
}
