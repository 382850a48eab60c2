import { type ReminderTime, WEEKDAYS, type Weekday } from '@tuckaway/domain';
import { useCallback, useEffect, useState } from 'react';
import { CallFailed } from '../../data/http/call.ts';
import { NoActiveSubscription } from '../../data/push/push.ts';
import { keepReminder, readReminder, timeZoneHere } from '../../data/push/push-reminder.ts';
import { toast } from '../../ui/toaster/toast.ts';
import { nextReminderText, REMINDER, TOASTS } from './messages.ts';

export interface ReminderDraft {
  on: boolean;
  days: readonly Weekday[];
  /** `19:30` */
  time: string;
}

/** The form without a saved reminder: every evening at half past seven. */
const DEFAULT: ReminderDraft = { on: false, days: WEEKDAYS, time: '19:30' };

type State = { kind: 'loading' } | { kind: 'failed' } | { kind: 'loaded'; saved: ReminderTime | null };

/** The reminder saved on the server, and the user's changes to it. */
export function useReminder() {
  const [state, setState] = useState<State>({ kind: 'loading' });
  const [draft, setDraft] = useState(DEFAULT);
  const [saving, setSaving] = useState(false);
  const zone = timeZoneHere();

  const showSaved = useCallback((saved: ReminderTime | null) => {
    setState({ kind: 'loaded', saved });
    setDraft((current) => (saved === null ? { ...current, on: false } : { on: true, days: saved.days, time: saved.time }));
  }, []);

  const load = useCallback(async (): Promise<void> => {
    setState({ kind: 'loading' });
    try {
      showSaved((await readReminder()).reminder);
    } catch (error) {
      if (!isExpected(error)) throw error;
      setState({ kind: 'failed' });
    }
  }, [showSaved]);

  useEffect(() => void load(), [load]);

  async function save(): Promise<void> {
    if (saving) return;
    setSaving(true);
    try {
      const { reminder, nextAt } = await keepReminder(draft.on ? { days: [...draft.days], time: draft.time, zone } : null);
      showSaved(reminder);
      if (reminder === null) toast(TOASTS.reminderOff);
      else toast({ title: REMINDER.saved, ...(nextAt === null ? {} : { description: nextReminderText(nextAt) }) });
    } catch (error) {
      if (!isExpected(error)) throw error;
      const description = (error instanceof CallFailed && error.reason) || REMINDER.notSaved;
      toast({ title: 'Error', description, tone: 'destructive' });
    } finally {
      setSaving(false);
    }
  }

  const saved = state.kind === 'loaded' ? state.saved : null;
  const complete = !draft.on || (draft.days.length > 0 && draft.time !== '');
  return {
    state,
    draft,
    setDraft,
    saving,
    load,
    save,
    zone,
    savedZone: saved?.zone ?? null,
    canSave: complete && differs(draft, saved, zone),
  };
}

function differs(draft: ReminderDraft, saved: ReminderTime | null, zone: string): boolean {
  if (saved === null || !draft.on) return draft.on !== (saved !== null);
  const sameDays = draft.days.length === saved.days.length && draft.days.every((day) => saved.days.includes(day));
  return !sameDays || draft.time !== saved.time || zone !== saved.zone;
}

function isExpected(error: unknown): boolean {
  return error instanceof CallFailed || error instanceof NoActiveSubscription;
}
