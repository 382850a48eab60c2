import { useMutation } from '@tanstack/react-query';
import type { ReportReason, ReportWords } from '@tuckaway/domain';
import { useState } from 'react';
import { CallFailed } from '../../../data/http/call.ts';
import { NOT_SENT } from './messages.ts';

/** The form of a report. @param send throws {@link CallFailed}. @param onSent called when the server has it. */
export function useReportForm(send: (words: ReportWords) => Promise<void>, onSent: () => void) {
  const [reason, setReason] = useState<ReportReason | null>(null);
  const [note, setNote] = useState('');
  const { mutate, isPending, error } = useMutation({ mutationFn: send, onSuccess: onSent });
  const call = error instanceof CallFailed ? error : null;
  const answered = call?.status === 404 ? 'gone' : 'failed';
  const state: 'asking' | 'sending' | 'failed' | 'gone' = isPending ? 'sending' : error === null ? 'asking' : answered;
  const problem = error && (call?.reason || NOT_SENT);

  function submit(): void {
    if (reason !== null && !isPending) mutate({ reason, ...(note.trim() === '' ? {} : { note }) });
  }

  return { reason, setReason, note, setNote, state, problem, submit };
}
