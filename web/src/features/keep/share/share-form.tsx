import { SHARE_DAYS, type ShareDays } from '@tuckaway/domain';
import { type FormEvent, useState } from 'react';
import { CheckBox } from '../../../ui/form/check-box.tsx';
import { RadioCards } from '../../../ui/form/radio-cards.tsx';
import { DAYS, lookTexts, nameTexts, type People, SHEET } from './messages.ts';

const DAY_MS = 86_400_000;

type Choice = (typeof DAYS)[number]['value'];

export interface ShareFormProps {
  id: string;
  story: People;
  /** The story has no text without the name. */
  nameStays: boolean;
  showName: boolean;
  /** Whether the link shows how the children look; null if none is described. */
  showLook: boolean | null;
  /** When the existing link expires, milliseconds since 1970; null without one. */
  expiresAt: number | null;
  disabled: boolean;
  onSubmit: (wish: { showName: boolean; showLook?: true; days: ShareDays }) => void;
}

export function ShareForm({ id, story, nameStays, showName, showLook, expiresAt, disabled, onSubmit }: ShareFormProps) {
  const [name, setName] = useState<'hidden' | 'shown'>(showName ? 'shown' : 'hidden');
  const [look, setLook] = useState(showLook === true);
  const [days, setDays] = useState(() => choiceFor(expiresAt));
  const { question, hidden, shown, stays } = nameTexts(story);

  function submit(event: FormEvent): void {
    event.preventDefault();
    const chosen = SHARE_DAYS.find((choice) => String(choice) === days) ?? SHARE_DAYS[0];
    const shownLook = showLook !== null && look && ({ showLook: true } as const);
    onSubmit({ showName: nameStays || name === 'shown', ...shownLook, days: chosen });
  }

  return (
    <form id={id} onSubmit={submit} className="grid gap-6">
      <div>
        <RadioCards
          legend={question}
          name="name"
          value={nameStays ? 'shown' : name}
          onChange={setName}
          options={nameStays ? [shown] : [hidden, shown]}
          columns={2}
          disabled={disabled}
        />
        {nameStays && <p className="mt-2 text-label text-soft">{stays}</p>}
      </div>
      {/* Off unless the family wants it: the pictures under a link show children of plain paper. */}
      {showLook !== null && <CheckBox {...lookTexts(story)} checked={look} onChange={setLook} disabled={disabled} />}
      <RadioCards legend={SHEET.daysQuestion} name="days" value={days} onChange={setDays} options={DAYS} columns={2} disabled={disabled} />
    </form>
  );
}

/** The choice nearest to the link's remaining time, so that changing only the name hardly changes it. */
export function choiceFor(expiresAt: number | null): Choice {
  if (expiresAt === null) return DAYS[0].value;
  const left = (expiresAt - Date.now()) / DAY_MS;
  const distance = ({ value }: { value: Choice }): number => Math.abs(Number(value) - left);
  return DAYS.reduce<(typeof DAYS)[number]>((near, choice) => (distance(choice) < distance(near) ? choice : near), DAYS[0]).value;
}
