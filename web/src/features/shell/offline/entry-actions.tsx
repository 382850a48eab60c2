import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Entry, StoryEntry } from '../../../data/outbox/entry.ts';
import { discardEntry, retryEntry } from '../../../data/outbox/page/sync.ts';
import { classNames } from '../../../ui/class-names.ts';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { toast } from '../../../ui/toaster/toast.ts';
import type { EntryDescription } from './describe-entry.ts';
import * as messages from './waiting-messages.ts';

export interface EntryActionsProps {
  entry: Entry;
  description: EntryDescription;
  /** Called before an action that may remove the entry, and the pressed button with it. */
  onAct: () => void;
  onLeave?: (() => void) | undefined;
}

/** The buttons of an entry that needs attention: change it (for a refused story), retry, or discard after a confirmation. */
export function EntryActions({ entry, description, onAct, onLeave }: EntryActionsProps) {
  const navigate = useNavigate();
  const [confirming, setConfirming] = useState(false);
  const [busy, setBusy] = useState(false);
  const name = [description.subject, ...description.details].join(', ');

  async function act(action: (entry: Entry) => Promise<void>): Promise<void> {
    // A second retry would repeat the first; a discard confirmed meanwhile still counts.
    if (busy && action === retryEntry) return;
    setConfirming(false);
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
      (await import('../../create/api/changed-request.ts')).draftChangedRequest(story);
    } catch {
      toast({ ...messages.ACTION_FAILED, tone: 'destructive' });
      return;
    }
    onLeave?.();
    navigate('/create-story');
  }

  // What is missing in an unreadable request can be filled in.
  const isChangeable = entry.attention?.because === 'refused' || entry.attention?.because === 'unreadable';
  const refused = entry.type === 'story' && isChangeable ? entry : null;
  return (
    <div className="mt-3 flex flex-wrap gap-x-1 gap-y-2">
      {refused && (
        <Button variant="secondary" size="sm" onClick={() => void change(refused)} aria-label={`${messages.CHANGE}: ${name}`}>
          {messages.CHANGE}
        </Button>
      )}
      {/* On a line of their own they align with the text above. */}
      <span className={classNames('flex flex-wrap gap-x-1', refused && 'max-sm:-ml-4')}>
        <Button
          variant={refused ? 'quiet' : 'secondary'}
          size="sm"
          onClick={() => void act(retryEntry)}
          aria-label={`${messages.RETRY}: ${name}`}
        >
          {messages.RETRY}
        </Button>
        <Button variant="quiet" size="sm" onClick={() => setConfirming(true)} aria-label={`${messages.DISCARD}: ${name}`}>
          {messages.DISCARD}
        </Button>
      </span>
      <ConfirmDialog
        open={confirming}
        title={messages.CONFIRM_DISCARD.title}
        description={
          <>
            <strong className="font-semibold text-ink">
              <bdi>{description.subject}</bdi>
            </strong>
            <br />
            {messages.CONFIRM_DISCARD[entry.type]}
          </>
        }
        confirmLabel={messages.CONFIRM_DISCARD.confirm}
        cancelLabel={messages.CONFIRM_DISCARD.cancel}
        onConfirm={() => void act(discardEntry)}
        onCancel={() => setConfirming(false)}
        danger
      />
    </div>
  );
}
