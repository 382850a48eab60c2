import { useState } from 'react';
import type { Entry } from '../../data/outbox/entry.ts';
import { discardEntry, retryEntry } from '../../data/sync.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { toast } from '../../ui/toast.ts';
import type { EntryInWords } from './describe-entry.ts';
import * as messages from './list-messages.ts';

export interface EntryActionsProps {
  entry: Entry;
  words: EntryInWords;
  /** The entry is about to go, and the pressed button with it. */
  onAct: () => void;
}

/** What a person can say about an entry that needs attention: again, or never (asked once more). */
export function EntryActions({ entry, words, onAct }: EntryActionsProps) {
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const name = [words.subject, ...words.deed].join(', ');

  async function act(action: (entry: Entry) => Promise<void>): Promise<void> {
    // A second retry would be the same one; a discard that was confirmed meanwhile holds.
    if (busy && action === retryEntry) return;
    setAsking(false);
    setBusy(true);
    onAct();
    try {
      await action(entry);
    } catch {
      toast({ ...messages.ACTION_FAILED, tone: 'destructive' });
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className="mt-3 flex flex-wrap gap-x-1 gap-y-2">
      <Button variant="secondary" size="sm" onClick={() => void act(retryEntry)} aria-label={`${messages.RETRY}: ${name}`}>
        {messages.RETRY}
      </Button>
      <Button variant="quiet" size="sm" onClick={() => setAsking(true)} aria-label={`${messages.DISCARD}: ${name}`}>
        {messages.DISCARD}
      </Button>
      <ConfirmDialog
        open={asking}
        title={messages.CONFIRM_DISCARD.title}
        description={
          <>
            <strong className="font-semibold text-ink">
              <bdi>{words.subject}</bdi>
            </strong>
            <br />
            {messages.CONFIRM_DISCARD[entry.type]}
          </>
        }
        confirmLabel={messages.CONFIRM_DISCARD.confirm}
        cancelLabel={messages.CONFIRM_DISCARD.cancel}
        onConfirm={() => void act(discardEntry)}
        onCancel={() => setAsking(false)}
        danger
      />
    </div>
  );
}
