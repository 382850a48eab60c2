import type { Weekday } from '@tuckaway/domain';
import type { FormEvent } from 'react';
import { Button } from '../../../ui/form/button.tsx';
import { CheckBox } from '../../../ui/form/check-box.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { DAYS, REMINDER, zoneHint } from './messages.ts';
import { type ReminderDraft, useReminder } from './use-reminder.ts';

/** Turns the reminder on or off and sets days and time (decision P14). Shown to signed-in users with notifications enabled. */
export function BedtimeReminder() {
  const { state, draft, setDraft, saving, load, save, zone, savedZone, canSave } = useReminder();

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    save();
  }

  return (
    <form onSubmit={onSubmit} aria-label={REMINDER.title} className="border-t border-edge pt-4">
      <CheckBox
        label={REMINDER.title}
        hint={REMINDER.about}
        checked={draft.on}
        disabled={state !== 'loaded' || saving}
        onChange={(on) => setDraft({ ...draft, on })}
      />
      <p role="status" className="text-label text-soft">
        {state === 'loading' && REMINDER.loading}
        {state === 'failed' && REMINDER.notLoaded}
      </p>
      {state === 'failed' && (
        <Button variant="secondary" size="sm" className="mt-3" onClick={() => void load()}>
          {REMINDER.again}
        </Button>
      )}
      {state === 'loaded' && draft.on && (
        <fieldset disabled={saving} className="mt-4 grid min-w-0 gap-5">
          <Days draft={draft} onChange={(days) => setDraft({ ...draft, days })} />
          <TextField
            label={REMINDER.time}
            type="time"
            required
            value={draft.time}
            onChange={({ target }) => setDraft({ ...draft, time: target.value.slice(0, 5) })}
            hint={zoneHint(zone, savedZone)}
          />
        </fieldset>
      )}
      {(canSave || saving) && (
        <Button type="submit" size="sm" className="mt-4" busy={saving}>
          {saving ? REMINDER.saving : REMINDER.save}
        </Button>
      )}
    </form>
  );
}

function Days({ draft, onChange }: { draft: ReminderDraft; onChange: (days: readonly Weekday[]) => void }) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-semibold">{REMINDER.days}</legend>
      <div className="grid max-w-96 grid-cols-4 gap-1.5 sm:grid-cols-7">
        {DAYS.map(({ day, short, name }) => (
          <label
            key={day}
            className="relative grid min-h-11 cursor-pointer place-items-center rounded-field border border-line text-label font-semibold text-soft transition-colors has-checked:border-lamp-edge has-checked:bg-lamp has-checked:text-on-lamp has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-lamp-ink forced-colors:has-checked:outline-3"
          >
            <input
              type="checkbox"
              aria-label={name}
              checked={draft.days.includes(day)}
              onChange={({ target }) => onChange(target.checked ? [...draft.days, day] : draft.days.filter((other) => other !== day))}
              className="absolute inset-0 cursor-pointer appearance-none rounded-field opacity-0"
            />
            {short}
          </label>
        ))}
      </div>
      <p aria-live="polite" className="mt-2 text-label font-medium text-danger empty:mt-0">
        {draft.days.length === 0 && REMINDER.chooseDay}
      </p>
    </fieldset>
  );
}
