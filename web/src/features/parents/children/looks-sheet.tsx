import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Button } from '../../../ui/form/button.tsx';
import type { Undescribed } from '../api/children/looks.ts';
import { Looks } from './child-looks.tsx';
import { LOOKS_SHEET } from './looks-sheet-words.ts';
import { CHILD_SHEET } from './messages.ts';
import { useChildForm } from './use-child-form.ts';

/** How one child looks, and nothing else of it: opened from its story. A child that is not remembered yet is from now on, as its looks are stored with it. */
export function LooksSheet({ child: { id, wishes }, onClose }: { child: Undescribed; onClose: () => void }) {
  const form = useChildForm(id, wishes, onClose);
  const trouble = form.trouble ?? form.problem?.message ?? null;
  return (
    <Dialog
      open
      onClose={onClose}
      title={LOOKS_SHEET.title(wishes.nickname)}
      description={id === null && LOOKS_SHEET.joins(wishes.nickname)}
      closeButton={false}
      footer={
        <>
          <p role="alert" className={trouble === null ? 'sr-only' : 'basis-full text-ink'}>
            {trouble}
          </p>
          <Button variant="secondary" onClick={onClose}>
            {CHILD_SHEET.back}
          </Button>
          <Button busy={form.saving} onClick={form.save}>
            {form.saving ? CHILD_SHEET.saving : CHILD_SHEET.save}
          </Button>
        </>
      }
    >
      <Looks value={form.wishes.appearance} onChange={(look) => form.setField('appearance', look)} disabled={form.saving} />
    </Dialog>
  );
}
