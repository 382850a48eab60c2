import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Entry, StoryEntry } from '../../data/outbox/entry.ts';
import { discardEntry, retryEntry } from '../../data/sync/sync.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { toast } from '../../ui/toast.ts';
import type { EntryInWords } from './describe-entry.ts';
import * as messages from './messages.ts';

export interface EntryActionsProps {
  entry: Entry;
  words: EntryInWords;
  /** The entry is about to go, and the pressed button with it. */
  onAct: () => void;
  /** Something else is about to be opened. */
  onLeave?: (() => void) | undefined;
}

/** What a person can say about an entry that needs attention: otherwise (a story that was refused), again, or never (asked once more). */
export function EntryActions({ entry, words, onAct, onLeave }: EntryActionsProps) {
  const navigate = useNavigate();
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

  async function change(story: StoryEntry): Promise<void> {
    try {
      (await import('../../data/stories/changed-request.ts')).draftChangedRequest(story);
    } catch {
      toast({ ...messages.ACTION_FAILED, tone: 'destructive' });
      return;
    }
    onLeave?.();
    navigate('/create-story');
  }

  const refused = entry.type === 'story' && entry.attention?.because === 'refused' ? entry : null;
  return (
    <div className="mt-3 flex flex-wrap gap-x-1 gap-y-2">
      {refused && (
        <Button variant="secondary" size="sm" onClick={() => void change(refused)} aria-label={`${messages.CHANGE}: ${name}`}>
          {messages.CHANGE}
        </Button>
      )}
      {/* Where they do not fit beside it they begin where the words above do. */}
      <span className={classNames('flex flex-wrap gap-x-1', refused && 'max-sm:-ml-4')}>
        <Button
          variant={refused ? 'quiet' : 'secondary'}
          size="sm"
          onClick={() => void act(retryEntry)}
          aria-label={`${messages.RETRY}: ${name}`}
        >
          {messages.RETRY}
        </Button>
        <Button variant="quiet" size="sm" onClick={() => setAsking(true)} aria-label={`${messages.DISCARD}: ${name}`}>
          {messages.DISCARD}
        </Button>
      </span>
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
