import { useEffect, useState } from 'react';
import { isWaiting, lookAtNetwork, slowNetwork } from '../../../data/device/network/slow-network.ts';
import { useStore } from '../../../data/device/store.ts';
import { type SyncState, useSyncState } from '../../../data/outbox/page/sync.ts';
import { PRIVATE } from '../../../data/query/keys.ts';
import { queryClient } from '../../../data/query/query-client.ts';
import { useSession } from '../../../data/session/session.ts';
import { classNames } from '../../../ui/class-names.ts';
import { OfflineBanner } from './offline-banner.tsx';
import { SyncButton } from './sync-button.tsx';

/** Milliseconds between two looks whether a network that hung answers again: no event says so, and what is shown may be old. */
const LOOK_AGAIN_MS = 30_000;

/**
 * The bottom edge (specification section 2): the sync button with the offline banner beside it; online only the button, while it shows a status.
 * styles/dock.css reserves its space.
 * @param reading in the readers and the recorder it must not cover text: a lasting status goes below the story, a short one is only an icon
 * @param creating on the create screen, where the first pages can be read while the story is sent, a short one is only an icon
 */
export function OfflineDock({ reading, creating }: { reading: boolean; creating: boolean }) {
  const { label, online } = useSyncState();
  const lasting = useIsLasting(label);
  const slow = useStore(slowNetwork);
  const session = useSession();
  const uid = session.status === 'signed-in' ? session.user.firebaseUid : null;
  const bar = slow || !online || (reading && lasting);

  useEffect(() => {
    if (!slow) return;
    if (uid === null && !isWaiting()) {
      slowNetwork.set(false);
      return;
    }
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void lookAgain(uid);
    }, LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [slow, uid]);

  return (
    <div
      data-dock={bar ? 'bar' : label === null ? undefined : 'button'}
      className={classNames(
        'pointer-events-none fixed inset-x-0 z-40',
        bar
          ? 'pointer-events-auto bottom-0 animate-dock-in border-t pb-[env(safe-area-inset-bottom)]'
          : 'bottom-[calc(max(1rem,env(safe-area-inset-bottom),var(--turning-bar))+var(--player-bar))]',
        bar && (reading ? 'border-transparent bg-page' : 'border-edge bg-sheet'),
      )}
    >
      <div className={classNames('page-margin mx-auto flex max-w-6xl items-center', bar && 'h-13 gap-4')}>
        {/* Where the banner has a sentence, there is no room for another. */}
        <SyncButton compact={!bar && (reading || (creating && !lasting))} worded={!slow} />
        <OfflineBanner small={reading} />
      </div>
    </div>
  );
}

/** Reads again what is shown, and the profile, because what is shown may need no answer. Never rejects. */
async function lookAgain(uid: string | null): Promise<void> {
  if (uid === null) return void lookAtNetwork();
  void queryClient.refetchQueries({ queryKey: [PRIVATE], type: 'active' });
  await import('../../../data/firestore/read-client.ts').then(({ readClient }) => readClient.get(uid, 'users', uid)).catch(() => undefined);
}

/** Whether entries still wait after an attempt to send them; later attempts do not change that. */
function useIsLasting(label: SyncState['label']): boolean {
  const [lasting, setLasting] = useState(false);
  const next = label === 'pending' || (lasting && label === 'syncing');
  if (next !== lasting) setLasting(next);
  return next;
}
