import type { ReportReason, ReportWords } from '@tuckaway/domain';
import { useState } from 'react';
import { CallFailed } from '../../../data/http/call.ts';
import { NOT_SENT } from './messages.ts';

/** The form of a report. @param send throws {@link CallFailed}. @param onSent called when the server has it. */
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
      if (!(error instanceof CallFailed)) throw error;
      setState(error.status === 404 ? 'gone' : 'failed');
      setProblem(error.reason || NOT_SENT);
    }
  }

  return { reason, setReason, note, setNote, state, problem, submit };
}
