import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReminderTime, WEEKDAYS, type Weekday } from '@tuckaway/domain';
import { useState } from 'react';
import { CallFailed } from '../../../data/http/call.ts';
import { PRIVATE } from '../../../data/query/keys.ts';
import { currentUid } from '../../../data/session/session.ts';
import { toast } from '../../../ui/toaster/toast.ts';
import { NoActiveSubscription } from '../api/push/push.ts';
import { keepReminder, readReminder, timeZoneHere } from '../api/push/push-reminder.ts';
import { nextReminderText, REMINDER, TOASTS } from './messages.ts';

export interface ReminderDraft {
  on: boolean;
  days: readonly Weekday[];
  /** `19:30` */
  time: string;
}

/** The form without a saved reminder: every evening at half past seven. */
const DEFAULT: ReminderDraft = { on: false, days: WEEKDAYS, time: '19:30' };

type State = 'loading' | 'failed' | 'loaded';

/** The reminder saved on the server, and the user's changes to it. */
export function useReminder() {
  const client = useQueryClient();
  const queryKey = [PRIVATE, currentUid(), 'reminder'];
  const { data, isFetching, isError, refetch } = useQuery({
    queryKey,
    queryFn: async () => (await readReminder()).reminder,
    // The server knows what another device has saved meanwhile.
    gcTime: 0,
    throwOnError: (error) => !isExpected(error),
  });
  const state: State = isFetching ? 'loading' : isError ? 'failed' : 'loaded';
  const saved = data ?? null;
  const [changed, setChanged] = useState<ReminderDraft | null>(null);
  const draft = changed ?? draftOf(saved);
  const zone = timeZoneHere();
  const { mutate: save, isPending: saving } = useMutation({
    mutationFn: () => keepReminder(draft.on ? { days: [...draft.days], time: draft.time, zone } : null),
    onSuccess: ({ reminder, nextAt }) => {
      client.setQueryData<ReminderTime | null>(queryKey, reminder);
      setChanged(reminder === null ? { ...draft, on: false } : null);
      if (reminder === null) toast(TOASTS.reminderOff);
      else toast({ title: REMINDER.saved, ...(nextAt === null ? {} : { description: nextReminderText(nextAt) }) });
    },
    onError: (error) => {
      const description = (error instanceof CallFailed && error.reason) || REMINDER.notSaved;
      toast({ title: 'Error', description, tone: 'destructive' });
    },
  });

  const complete = !draft.on || (draft.days.length > 0 && draft.time !== '');
  return {
    state,
    draft,
    setDraft: setChanged,
    saving,
    load: refetch,
    save,
    zone,
    savedZone: saved?.zone ?? null,
    canSave: complete && differs(draft, saved, zone),
  };
}

function draftOf(saved: ReminderTime | null): ReminderDraft {
  return saved === null ? DEFAULT : { on: true, days: saved.days, time: saved.time };
}

function differs(draft: ReminderDraft, saved: ReminderTime | null, zone: string): boolean {
  if (saved === null || !draft.on) return draft.on !== (saved !== null);
  const sameDays = draft.days.length === saved.days.length && draft.days.every((day) => saved.days.includes(day));
  return !sameDays || draft.time !== saved.time || zone !== saved.zone;
}

function isExpected(error: unknown): boolean {
  return error instanceof CallFailed || error instanceof NoActiveSubscription;
}
