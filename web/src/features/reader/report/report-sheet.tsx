import { useId } from 'react';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { reportStory } from '../api/hidden/report-story.ts';
import { HIDDEN_ALREADY, SHEET } from './messages.ts';
import { ReportFields } from './report-fields.tsx';
import { useReportForm } from './use-report-form.ts';

export function ReportSheet({ storyId, onClose }: { storyId: string; onClose: () => void }) {
  const form = useReportForm((words) => reportStory({ storyId, ...words }), onClose);
  const { reason, state, problem } = form;
  const formId = useId();
  const sending = state === 'sending';

  return (
    <Dialog
      open
      onClose={onClose}
      title={SHEET.title}
      description={SHEET.description}
      closeButton={false}
      footer={
        <>
          {/* In the footer it is visible wherever the form is scrolled. */}
          <p role="alert" className={problem === null ? 'sr-only' : 'basis-full text-ink'}>
            {problem !== null && `${HIDDEN_ALREADY} ${problem}`}
          </p>
          <Button variant="secondary" onClick={onClose}>
            {state === 'asking' ? SHEET.cancel : SHEET.close}
          </Button>
          <Button type="submit" form={formId} disabled={reason === null} busy={sending}>
            {sending ? SHEET.sending : state === 'asking' ? SHEET.send : SHEET.again}
          </Button>
        </>
      }
    >
      <ReportFields id={formId} form={form} />
    </Dialog>
  );
}
