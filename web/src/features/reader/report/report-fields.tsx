import { LIMITS, REPORT_REASONS } from '@tuckaway/domain';
import type { FormEvent } from 'react';
import { RadioCards } from '../../../ui/form/radio-cards.tsx';
import { TextArea } from '../../../ui/form/text-area.tsx';
import { REASONS, SHEET } from './messages.ts';
import type { useReportForm } from './use-report-form.ts';

const OPTIONS = REPORT_REASONS.map((reason) => ({ value: reason, label: REASONS[reason] }));

/** The form with reason and note; its button is outside. */
export function ReportFields({ id, form }: { id: string; form: ReturnType<typeof useReportForm> }) {
  const { reason, setReason, note, setNote, state, submit } = form;
  const sending = state === 'sending';

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    submit();
  }

  return (
    <form id={id} onSubmit={onSubmit} className="grid gap-6">
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
  );
}
