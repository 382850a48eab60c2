/** Which of the sync button's labels is on show (specification section 2, decisions P17), and for how long. */
import { createStore, type Store } from '../lib/store.ts';

export type SyncLabel = 'offline' | 'syncing' | 'pending' | 'all-synced';

/** Milliseconds that work may take before it is called syncing: what takes a blink is not worth a word. */
const NOTICED_AFTER = 400;
/** Milliseconds that “Syncing...” stays once it is there: a word that flashes cannot be read. */
const READABLE = 700;
/** Milliseconds that “All synced” shows (decisions P17). */
const ALL_SYNCED = 3000;
/** Milliseconds after which work counts as ended, so that the word never hangs: a little more than a story may take. */
const LONGEST_WORK = 75_000;

export interface SyncLabels {
  shown: Store<SyncLabel | null>;
  online(online: boolean): void;
  /** How many entries are still here; `quietly` where it was no sync that made them fewer. */
  pending(count: number, options?: { quietly?: boolean }): void;
  /** Work begins; call the answer when it ends. */
  begin(): () => void;
}

export function createSyncLabels(): SyncLabels {
  const shown = createStore<SyncLabel | null>(null);
  const works = new Set<object>();
  const noticing = createTimer();
  const reading = createTimer();
  const leaving = createTimer();
  let isOnline = true;
  let count = 0;
  /** Somebody has seen that something waits, so they are told when nothing does any more. */
  let owed = false;

  function show(): void {
    if (shown.get() !== null && count > 0) owed = true;
    if (!isOnline) {
      for (const timer of [noticing, reading, leaving]) timer.stop();
      shown.set('offline');
    } else if (works.size > 0) {
      const wait = shown.get() === 'offline' && count > 0 ? 0 : NOTICED_AFTER;
      if (shown.get() !== 'syncing' && !noticing.runs()) noticing.start(wait, showSyncing);
    } else {
      noticing.stop();
      if (!reading.runs()) showSettled();
    }
  }

  function showSyncing(): void {
    leaving.stop();
    shown.set('syncing');
    reading.start(READABLE, show);
  }

  function showSettled(): void {
    if (count > 0) {
      leaving.stop();
      shown.set('pending');
    } else if (owed) {
      owed = false;
      shown.set('all-synced');
      leaving.start(ALL_SYNCED, () => shown.set(null));
    } else if (!leaving.runs()) {
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
      if (quietly && count === 0) owed = false;
      show();
    },
    begin() {
      const work = {};
      works.add(work);
      const limit = setTimeout(end, LONGEST_WORK);
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
