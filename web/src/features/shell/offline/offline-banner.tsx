import { slowNetwork } from '../../../data/device/network/slow-network.ts';
import { useStore } from '../../../data/device/store.ts';
import { useSyncState } from '../../../data/outbox/page/sync.ts';
import { useSession } from '../../../data/session/session.ts';
import { classNames } from '../../../ui/class-names.ts';
import * as messages from './messages.ts';

/**
 * “You're offline” (specification section 2), or that the network does not answer, and what still works; disappears when the network is back.
 * @param small for the readers: only the title
 */
export function OfflineBanner({ small }: { small: boolean }) {
  const { online } = useSyncState();
  const slow = useStore(slowNetwork);
  const signedIn = useSession().status === 'signed-in';
  return (
    // A live region must exist before its text appears, or screen readers do not announce it.
    <div role="status" className="min-w-0">
      {(slow || !online) && (
        <p className="flex flex-col text-label leading-snug sm:flex-row sm:gap-x-3">
          <span className={classNames('whitespace-nowrap', small ? 'text-soft' : 'font-semibold text-ink')}>
            {online ? messages.SLOW_TITLE : messages.OFFLINE_TITLE}
          </span>
          {!small && (
            <span className="text-soft">{online ? messages.SLOW_LINE : messages.OFFLINE_LINES[signedIn ? 'signed-in' : 'visitor']}</span>
          )}
        </p>
      )}
    </div>
  );
}
