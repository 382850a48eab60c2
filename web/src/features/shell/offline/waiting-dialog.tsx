import { useRef, useState } from 'react';
import { EmptyPicture } from '../../../art/index.ts';
import { useNow } from '../../../data/device/use-now.ts';
import type { Entry } from '../../../data/outbox/entry.ts';
import { syncNow, useSyncState } from '../../../data/outbox/page/sync.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { handFocusOver } from '../../../ui/dialog/lost-focus.ts';
import { useKeptFocus } from '../../../ui/dialog/use-kept-focus.ts';
import { Button } from '../../../ui/form/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useKnownTitles } from '../../reader/api/stories/known-titles.ts';
import { describeEntry, WORDS_INTERVAL_MS } from './describe-entry.ts';
import { LABELS } from './messages.ts';
import { WaitingEntry } from './waiting-entry.tsx';
import * as messages from './waiting-messages.ts';

export function WaitingDialog({ onClose }: { onClose: () => void }) {
  const { label, online, entries } = useSyncState();
  const syncing = label === 'syncing';
  const body = useRef<HTMLDivElement>(null);
  // Kept here, because the list disappears with its last entry.
  const keepFocus = useKeptFocus(entries, () => body.current?.closest('dialog')?.querySelector('h2'));
  return (
    <Dialog
      open
      onClose={onClose}
      title={messages.LIST_TITLE}
      description={entries.length > 0 && leadFor(entries, online)}
      footer={entries.some(({ attention }) => !attention) && <SendNow online={online} syncing={syncing} />}
    >
      <div ref={body}>
        {entries.length > 0 ? (
          <List entries={entries} online={online} syncing={syncing} onAct={keepFocus} onLeave={onClose} />
        ) : (
          <Nothing />
        )}
      </div>
    </Dialog>
  );
}

function leadFor(entries: readonly Entry[], online: boolean): string {
  if (!online) return messages.LIST_LINES.offline;
  return entries.some(({ attention }) => attention) ? messages.LIST_LINES.attention : messages.LIST_LINES.online;
}

interface ListProps {
  entries: readonly Entry[];
  online: boolean;
  syncing: boolean;
  /** Called before an action that may remove an entry. */
  onAct: () => void;
  onLeave: () => void;
}

function List({ entries, online, syncing, onAct, onLeave }: ListProps) {
  const now = useNow(WORDS_INTERVAL_MS);
  const titleOf = useKnownTitles();
  return (
    <ul className="list-none overflow-hidden rounded-card border border-edge bg-raised p-0">
      {inOrder(entries).map((entry) => (
        <WaitingEntry
          key={entry.id}
          entry={entry}
          description={describeEntry(entry, { now, online, syncing, titleOf })}
          onAct={onAct}
          onLeave={onLeave}
        />
      ))}
    </ul>
  );
}

/** Entries that need attention first, then the oldest. */
function inOrder(entries: readonly Entry[]): Entry[] {
  return [...entries].sort((a, b) => Number(Boolean(b.attention)) - Number(Boolean(a.attention)) || a.timestamp - b.timestamp);
}

function Nothing() {
  return (
    <div className="pb-2 text-center">
      <EmptyPicture kind="offline" className="mx-auto block h-auto w-full max-w-64" />
      <p className="mt-5 font-display text-card font-semibold">{messages.LIST_EMPTY_TITLE}</p>
      <p className="mx-auto mt-2 max-w-[40ch] text-soft">{messages.LIST_LINES.empty}</p>
    </div>
  );
}

function SendNow({ online, syncing }: { online: boolean; syncing: boolean }) {
  const [state, setState] = useState<'idle' | 'busy' | 'done'>('idle');
  const busy = state === 'busy' || syncing;

  async function sync(): Promise<void> {
    setState('busy');
    // The list shows what could not be sent, and why.
    await syncNow().catch(() => undefined);
    setState('done');
  }

  const note = state === 'done' && !syncing && (online ? messages.STILL_WAITING : messages.STILL_OFFLINE);
  return (
    <>
      <p role="status" className={note ? 'grow basis-56 self-center text-label text-soft' : 'sr-only'}>
        {note}
      </p>
      <Button ref={handFocusOver} variant={online ? 'primary' : 'secondary'} onClick={() => void sync()} busy={busy}>
        {!busy && <Icon name="refresh" />}
        {busy ? LABELS.syncing : messages.SEND_NOW}
      </Button>
    </>
  );
}
