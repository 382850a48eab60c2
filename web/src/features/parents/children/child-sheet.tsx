import { useMutation } from '@tanstack/react-query';
import type { Child, ChildWishes } from '@tuckaway/domain';
import { useId, useState } from 'react';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { toast } from '../../../ui/toaster/toast.ts';
import { removeChild } from '../api/children/children.ts';
import { hasRoom } from '../api/children/children-query.ts';
import { askGrownUp } from '../api/gate.ts';
import { ChildFields } from './child-fields.tsx';
import { ChildLooks } from './child-looks.tsx';
import { ChildMemories } from './child-memories.tsx';
import { FriendLine } from './friend-line.tsx';
import { CHILD_REMOVAL, CHILD_SHEET, wishesOf } from './messages.ts';
import { troubleOf, useChildForm } from './use-child-form.ts';

interface Writing {
  /** Null for a new child. */
  id: string | null;
  wishes: Partial<ChildWishes>;
}

const NO_WISHES: Partial<ChildWishes> = {};

/**
 * The family's children: to view, change, remove and add.
 * @param begin opens with this new child, and closes when it is stored.
 */
export function ChildSheet({ known, begin, onClose }: { known: readonly Child[]; begin?: ChildWishes; onClose: () => void }) {
  const [writing, setWriting] = useState<Writing | null>(begin ? { id: null, wishes: begin } : null);
  const back = begin ? onClose : () => setWriting(null);
  if (writing) return <OneChild key={writing.id ?? 'new'} {...writing} onBack={back} onClose={onClose} />;
  return (
    <AllChildren
      known={known}
      onEdit={({ id, ...wishes }) => setWriting({ id, wishes })}
      onAdd={() => setWriting({ id: null, wishes: NO_WISHES })}
      onClose={onClose}
    />
  );
}

function OneChild({ id, wishes, onBack, onClose }: Writing & { onBack: () => void; onClose: () => void }) {
  const form = useChildForm(id, wishes, onBack);
  const formId = useId();
  return (
    <Dialog
      open
      onClose={onClose}
      title={id === null ? CHILD_SHEET.newTitle : CHILD_SHEET.changeTitle(wishes.nickname ?? '')}
      closeButton={false}
      footer={
        <>
          <p role="alert" className={form.trouble === null ? 'sr-only' : 'basis-full text-ink'}>
            {form.trouble}
          </p>
          <Button variant="secondary" onClick={onBack}>
            {CHILD_SHEET.back}
          </Button>
          <Button type="submit" form={formId} busy={form.saving} disabled={!form.complete}>
            {form.saving ? CHILD_SHEET.saving : CHILD_SHEET.save}
          </Button>
        </>
      }
    >
      <ChildFields id={formId} {...form} />
      {id !== null && wishes.favoriteAnimal !== undefined && (
        <FriendLine childId={id} nickname={wishes.nickname ?? ''} animal={wishes.favoriteAnimal} pronouns={wishes.pronouns} />
      )}
      <ChildLooks value={form.wishes.appearance} onChange={(look) => form.setField('appearance', look)} disabled={form.saving} />
      {id !== null && <ChildMemories childId={id} name={wishes.nickname ?? ''} />}
    </Dialog>
  );
}

interface AllProps {
  known: readonly Child[];
  onEdit: (child: Child) => void;
  onAdd: () => void;
  onClose: () => void;
}

function AllChildren({ known, onEdit, onAdd, onClose }: AllProps) {
  const [leaving, setLeaving] = useState<Child | null>(null);
  const { mutate: remove, isPending: removing } = useMutation({
    mutationFn: ({ id }: Child) => removeChild(id),
    onError: (error) => toast({ title: CHILD_SHEET.title, description: troubleOf(error), tone: 'destructive' }),
    onSettled: () => setLeaving(null),
  });

  return (
    <Dialog
      open
      onClose={onClose}
      title={CHILD_SHEET.title}
      description={CHILD_SHEET.description}
      footer={<Button onClick={onClose}>{CHILD_SHEET.done}</Button>}
    >
      {known.length === 0 ? (
        <p className="text-soft">{CHILD_SHEET.none}</p>
      ) : (
        <ul className="m-0 list-none divide-y divide-edge overflow-hidden rounded-card border border-edge bg-raised p-0">
          {known.map((child) => (
            <li key={child.id} className="flex min-h-16 items-center gap-1 py-2.5 pr-1.5 pl-4">
              <span className="min-w-0 grow">
                <bdi className="block font-semibold">{child.nickname}</bdi>
                <span className="block text-label text-soft">{wishesOf(child)}</span>
              </span>
              <Button variant="quiet" size="sm" aria-label={CHILD_SHEET.edit(child.nickname)} onClick={() => onEdit(child)}>
                Edit
              </Button>
              <Button
                variant="quiet"
                size="sm"
                className="px-3"
                aria-label={CHILD_SHEET.remove(child.nickname)}
                onClick={() => askGrownUp(() => setLeaving(child))}
              >
                <Icon name="trash" />
              </Button>
            </li>
          ))}
        </ul>
      )}
      {hasRoom(known) ? (
        <Button variant="secondary" size="sm" className="mt-4" onClick={onAdd}>
          {CHILD_SHEET.add}
        </Button>
      ) : (
        <p className="mt-4 text-label text-soft">{CHILD_SHEET.full}</p>
      )}
      <ConfirmDialog
        open={leaving !== null}
        title={CHILD_REMOVAL.title(leaving?.nickname ?? '')}
        description={CHILD_REMOVAL.description}
        confirmLabel={CHILD_REMOVAL.confirm}
        danger
        busy={removing}
        onConfirm={() => leaving && remove(leaving)}
        onCancel={() => setLeaving(null)}
      />
    </Dialog>
  );
}
