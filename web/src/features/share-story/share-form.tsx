import { SHARE_DAYS, type ShareDays, type Story } from '@tuckaway/domain';
import { type FormEvent, useState } from 'react';
import { RadioCards } from '../../ui/radio-cards.tsx';
import { DAYS, nameChoices, SHEET } from './messages.ts';

export interface ShareFormProps {
  id: string;
  story: Pick<Story, 'childName'>;
  /** The story cannot leave the name out. */
  nameStays: boolean;
  showName: boolean;
  disabled: boolean;
  onSubmit: (wish: { showName: boolean; days: ShareDays }) => void;
}

/** How a story is to be shared: the name left out unless somebody says otherwise, and for how long. */
export function ShareForm({ id, story, nameStays, showName, disabled, onSubmit }: ShareFormProps) {
  const [name, setName] = useState<'hidden' | 'shown'>(showName ? 'shown' : 'hidden');
  const [days, setDays] = useState<'7' | '30'>('7');
  const [hidden, shown] = nameChoices(story.childName);

  function submit(event: FormEvent): void {
    event.preventDefault();
    const chosen = SHARE_DAYS.find((choice) => String(choice) === days) ?? SHARE_DAYS[0];
    onSubmit({ showName: nameStays || name === 'shown', days: chosen });
  }

  return (
    <form id={id} onSubmit={submit} className="grid gap-6">
      <div>
        <RadioCards
          legend={SHEET.nameQuestion}
          name="name"
          value={nameStays ? 'shown' : name}
          onChange={setName}
          options={nameStays ? [shown] : [hidden, shown]}
          columns={2}
          disabled={disabled}
        />
        {nameStays && <p className="mt-2 text-label text-soft">{SHEET.nameStays}</p>}
      </div>
      <RadioCards legend={SHEET.daysQuestion} name="days" value={days} onChange={setDays} options={DAYS} columns={2} disabled={disabled} />
    </form>
  );
}
