import type { ReportReason, ReportWords } from '@tuckaway/domain';
import { useState } from 'react';
import { ReportNotSent } from '../../data/stories/report-story.ts';
import { NOT_SENT } from './messages.ts';

/** The form of a report. @param send throws {@link ReportNotSent}. @param onSent called when the server has it. */
export function useReportForm(send: (words: ReportWords) => Promise<void>, onSent: () => void) {
  const [reason, setReason] = useState<ReportReason | null>(null);
  const [note, setNote] = useState('');
  const [state, setState] = useState<'asking' | 'sending' | 'failed' | 'gone'>('asking');
  const [problem, setProblem] = useState<string | null>(null);

  async function submit(): Promise<void> {
    if (reason === null || state === 'sending') return;
    setState('sending');
    setProblem(null);
    try {
      await send({ reason, ...(note.trim() === '' ? {} : { note }) });
      onSent();
    } catch (error) {
      if (!(error instanceof ReportNotSent)) throw error;
      setState(error.gone ? 'gone' : 'failed');
      setProblem(error.message || NOT_SENT);
    }
  }

  return { reason, setReason, note, setNote, state, problem, submit };
}
