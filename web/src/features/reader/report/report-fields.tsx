import { LIMITS, REPORT_REASONS } from '@tuckaway/domain';
import { type FormEvent, useId } from 'react';
import { RadioCards } from '../../../ui/form/radio-cards.tsx';
import { REASONS, SHEET } from './messages.ts';
import type { useReportForm } from './use-report-form.ts';

const OPTIONS = REPORT_REASONS.map((reason) => ({ value: reason, label: REASONS[reason] }));

/** The form with reason and note; its button is outside. */
export function ReportFields({ id, form }: { id: string; form: ReturnType<typeof useReportForm> }) {
  const { reason, setReason, note, setNote, state, submit } = form;
  const sending = state === 'sending';
  const noteId = useId();
  const hintId = useId();

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
      <div>
        <label htmlFor={noteId} className="block font-semibold text-ink">
          {SHEET.note}
        </label>
        {/* Where a keyboard on the screen does not cover it. */}
        <p id={hintId} className="mt-1 text-label text-soft">
          {SHEET.noteHint}
        </p>
        <textarea
          id={noteId}
          aria-describedby={hintId}
          dir="auto"
          rows={3}
          maxLength={LIMITS.reportNote}
          autoComplete="off"
          value={note}
          disabled={sending}
          onChange={(event) => setNote(event.target.value)}
          className="mt-2 block w-full min-w-0 resize-y rounded-field border border-line bg-well px-4 py-2.5 text-body text-ink transition-colors duration-200 placeholder:text-faint hover:border-lamp-ink disabled:opacity-60"
        />
      </div>
    </form>
  );
}
