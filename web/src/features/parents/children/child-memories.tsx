import { useMutation } from '@tanstack/react-query';
import { memoryWithName } from '@tuckaway/domain';
import { useRef, useState } from 'react';
import { OfflineError } from '../../../data/device/errors.ts';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { useKeptFocus } from '../../../ui/dialog/use-kept-focus.ts';
import { Button } from '../../../ui/form/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { toast } from '../../../ui/toaster/toast.ts';
import { type ChildMemory, removeMemory, useMemories } from '../api/children/child-memories.ts';
import { choose, useChoice } from '../api/choices.ts';
import { askGrownUp } from '../api/gate.ts';
import { FoldedSection } from './folded-section.tsx';
import { CHILD_MEMORIES, CHILD_TROUBLE, MEMORY_REMOVAL } from './messages.ts';

interface Props {
  childId: string;
  /** Shown where a line names the child. */
  name: string;
}

/** What the stories of a child remember, folded until the user opens it. Each line can be deleted, and none can be typed. */
export function ChildMemories({ childId, name }: Props) {
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <FoldedSection icon="book" title={CHILD_MEMORIES.title} opener={opener}>
      {() => <Lines childId={childId} name={name} focusOpener={() => opener.current} />}
    </FoldedSection>
  );
}

function Lines({ childId, name, focusOpener }: Props & { focusOpener: () => HTMLElement | null }) {
  const { lines, trouble, retry } = useMemories(childId);
  const [leaving, setLeaving] = useState<ChildMemory | null>(null);
  // The pressed button disappears with its line.
  const keepFocus = useKeptFocus([lines, leaving], focusOpener);

  const { mutate: remove, isPending } = useMutation({
    mutationFn: ({ id }: ChildMemory) => removeMemory(childId, id),
    onMutate: keepFocus,
    onError: (error) => tell(error, MEMORY_REMOVAL.failed),
    onSettled: () => setLeaving(null),
  });

  return (
    <div className="animate-veil-in">
      <p className="mt-1 text-label text-soft">{CHILD_MEMORIES.explanation}</p>
      <Switch />
      <div role="status">
        {lines === undefined && trouble === null && <span className="sr-only">{CHILD_MEMORIES.loading}</span>}
        {lines?.length === 0 && <p className="mt-3">{CHILD_MEMORIES.none}</p>}
        {trouble !== null && <p className="mt-3">{CHILD_MEMORIES[trouble]}</p>}
      </div>
      {lines === undefined && trouble === null && <Skeleton className="mt-3 h-16" />}
      {trouble !== null && (
        <Button variant="secondary" size="sm" className="mt-3" onClick={retry}>
          {CHILD_MEMORIES.again}
        </Button>
      )}
      {lines !== undefined && lines.length > 0 && (
        <ul className="m-0 mt-3 list-none divide-y divide-edge overflow-hidden rounded-card border border-edge bg-raised p-0">
          {lines.map((line) => (
            <Line key={line.id} line={line} name={name} onRemove={() => askGrownUp(() => setLeaving(line))} />
          ))}
        </ul>
      )}
      <ConfirmDialog
        open={leaving !== null}
        title={MEMORY_REMOVAL.title}
        description={leaving && MEMORY_REMOVAL.description(memoryWithName(leaving, name))}
        confirmLabel={MEMORY_REMOVAL.confirm}
        danger
        busy={isPending}
        onConfirm={() => leaving && remove(leaving)}
        onCancel={() => setLeaving(null)}
      />
    </div>
  );
}

function tell(error: Error, failed: string): void {
  const description = error instanceof OfflineError ? CHILD_MEMORIES.offline : failed;
  toast({ title: CHILD_MEMORIES.title, description, tone: 'destructive' });
}

/** Whether stories remember anything, for all children of the account. */
function Switch() {
  const off = useChoice('no-memories');
  const { mutate: change, isPending: busy } = useMutation({
    mutationFn: (on: boolean) => choose('no-memories', !on),
    onError: (error) => tell(error, CHILD_TROUBLE.failed),
  });

  return (
    <>
      <label className="mt-2 flex min-h-12 items-center gap-3 font-semibold">
        <input
          type="checkbox"
          role="switch"
          checked={off !== true}
          aria-checked={off !== true}
          aria-disabled={off === undefined || busy || undefined}
          onChange={({ target }) => off !== undefined && !busy && change(target.checked)}
          className="size-6 shrink-0"
        />
        {CHILD_MEMORIES.on}
      </label>
      {off === true && <p className="text-label text-soft">{CHILD_MEMORIES.off}</p>}
    </>
  );
}

function Line({ line, name, onRemove }: { line: ChildMemory; name: string; onRemove: () => void }) {
  const shown = memoryWithName(line, name);
  return (
    <li className="flex min-h-14 items-center gap-1 py-2 pr-1.5 pl-4">
      <span className="min-w-0 grow">
        <span className="block text-label text-soft">{CHILD_MEMORIES.kinds[line.kind]}</span>
        <span className="wrap-anywhere">{shown}</span>
      </span>
      <Button variant="quiet" size="sm" className="px-3" aria-label={CHILD_MEMORIES.remove(shown)} onClick={onRemove}>
        <Icon name="trash" />
      </Button>
    </li>
  );
}
