import { LIMITS, REPORT_REASONS } from '@tuckaway/domain';
import { type FormEvent, useId } from 'react';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Button } from '../../ui/form/button.tsx';
import { RadioCards } from '../../ui/form/radio-cards.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { HIDDEN_ALREADY, REASONS, SHEET } from './messages.ts';
import { useReportForm } from './use-report-form.ts';

const OPTIONS = REPORT_REASONS.map((reason) => ({ value: reason, label: REASONS[reason] }));

export function ReportSheet({ storyId, onClose }: { storyId: string; onClose: () => void }) {
  const { reason, setReason, note, setNote, state, problem, submit } = useReportForm(storyId, onClose);
  const formId = useId();
  const sending = state === 'sending';

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    void submit();
  }

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
            {sending ? SHEET.sending : state === 'failed' ? SHEET.again : SHEET.send}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={onSubmit} className="grid gap-6">
        <RadioCards
          legend={SHEET.question}
          name="reason"
          value={reason}
          onChange={setReason}
          options={OPTIONS}
          columns={2}
          disabled={sending}
        />
        <TextArea
          label={SHEET.note}
          hint={SHEET.noteHint}
          maxLength={LIMITS.reportNote}
          autoComplete="off"
          value={note}
          disabled={sending}
          onChange={(event) => setNote(event.target.value)}
        />
      </form>
    </Dialog>
  );
}
