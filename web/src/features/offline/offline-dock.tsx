import { useState } from 'react';
import { type SyncState, useSyncState } from '../../data/sync/sync.ts';
import { classNames } from '../../ui/class-names.ts';
import { OfflineBanner } from './offline-banner.tsx';
import { SyncButton } from './sync-button.tsx';

/**
 * The bottom edge (section 2): the sync button with the offline banner beside it; online the button alone, while it has something to
 * say. Its room is in styles/dock.css.
 * @param reading in the readers nothing lies on the words: what lasts goes below the story, what passes is an icon.
 */
export function OfflineDock({ reading }: { reading: boolean }) {
  const { label, online } = useSyncState();
  const lasting = useLasting(label);
  const bar = !online || (reading && lasting);
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
        <SyncButton compact={reading && !bar} />
        <OfflineBanner small={reading} />
      </div>
    </div>
  );
}

/** Whether something waits for longer than it takes to send it: each new attempt is still the same waiting. */
function useLasting(label: SyncState['label']): boolean {
  const [lasting, setLasting] = useState(false);
  const next = label === 'pending' || (lasting && label === 'syncing');
  if (next !== lasting) setLasting(next);
  return next;
}
