/** Which label the sync button shows, and for how long (specification section 2, decision P17). */
import { createStore, type Store } from '../../device/store.ts';

export type SyncLabel = 'offline' | 'syncing' | 'pending' | 'all-synced';

/** Milliseconds before work shows as syncing, so that short work does not flash. */
const SYNCING_DELAY_MS = 400;
/** Milliseconds that "Syncing..." shows at least, so that it can be read. */
const MIN_SYNCING_MS = 700;
/** Milliseconds that "All synced" shows (decision P17). */
const ALL_SYNCED_MS = 3000;
/** Milliseconds after which work counts as ended, so that the label never hangs: a little more than a story may take. */
const MAX_WORK_MS = 75_000;

export interface SyncLabels {
  shown: Store<SyncLabel | null>;
  online(online: boolean): void;
  /** How many entries are stored; `quietly` where entries were removed, not synced. */
  pending(count: number, options?: { quietly?: boolean }): void;
  begin(): () => void;
}

export function createSyncLabels(): SyncLabels {
  const shown = createStore<SyncLabel | null>(null);
  const works = new Set<object>();
  const delayTimer = createTimer();
  const syncingTimer = createTimer();
  const allSyncedTimer = createTimer();
  let isOnline = true;
  let count = 0;
  /** Pending entries were shown, so "All synced" shows when none are left. */
  let showAllSynced = false;

  function show(): void {
    if (shown.get() !== null && count > 0) showAllSynced = true;
    if (!isOnline) {
      for (const timer of [delayTimer, syncingTimer, allSyncedTimer]) timer.stop();
      shown.set('offline');
    } else if (works.size > 0) {
      const wait = shown.get() === 'offline' && count > 0 ? 0 : SYNCING_DELAY_MS;
      if (shown.get() !== 'syncing' && !delayTimer.runs()) delayTimer.start(wait, showSyncing);
    } else {
      delayTimer.stop();
      if (!syncingTimer.runs()) showSettled();
    }
  }

  function showSyncing(): void {
    allSyncedTimer.stop();
    shown.set('syncing');
    syncingTimer.start(MIN_SYNCING_MS, show);
  }

  function showSettled(): void {
    if (count > 0) {
      allSyncedTimer.stop();
      shown.set('pending');
    } else if (showAllSynced) {
      showAllSynced = false;
      shown.set('all-synced');
      allSyncedTimer.start(ALL_SYNCED_MS, () => shown.set(null));
    } else if (!allSyncedTimer.runs()) {
      shown.set(null);
    }
  }

  return {
    shown,
    online(online) {
      isOnline = online;
      show();
    },
    pending(next, { quietly = false } = {}) {
      count = next;
      if (quietly && count === 0) showAllSynced = false;
      show();
    },
    begin() {
      const work = {};
      works.add(work);
      const limit = setTimeout(end, MAX_WORK_MS);
      function end(): void {
        clearTimeout(limit);
        if (works.delete(work)) show();
      }
      show();
      return end;
    },
  };
}

function createTimer() {
  let handle: ReturnType<typeof setTimeout> | undefined;
  function stop(): void {
    clearTimeout(handle);
    handle = undefined;
  }
  return {
    stop,
    runs: () => handle !== undefined,
    start(wait: number, callback: () => void): void {
      stop();
      handle = setTimeout(() => {
        handle = undefined;
        callback();
      }, wait);
    },
  };
}
