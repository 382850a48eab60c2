import { STORY_LENGTHS, STORY_TONES } from '@tuckaway/domain';
import { type FormEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import { RadioCards } from '../../../ui/form/radio-cards.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { AgeAndPronouns, NotTonight } from './child-choices.tsx';
import { CHILD_SHEET } from './messages.ts';
import { NameNote } from './name-note.tsx';
import type { useChildForm } from './use-child-form.ts';
import { LengthPicture, MoodPicture } from './wish-pictures.tsx';

const LENGTHS = STORY_LENGTHS.map(({ id, label }) => ({ value: id, label, picture: <LengthPicture length={id} /> }));
const TONES = STORY_TONES.map(({ id, label }) => ({ value: id, label, picture: <MoodPicture mood={id} /> }));

type Props = Pick<ReturnType<typeof useChildForm>, 'wishes' | 'setField' | 'setFields' | 'problem' | 'save' | 'saving'> & { id: string };

export function ChildFields({ id, wishes, setField, setFields, problem, save, saving }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const wrong = (field: string) => (problem?.field === field ? problem.message : null);

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    // The dialog is inside the create form, which must not be submitted with it.
    event.stopPropagation();
    flushSync(save);
    // The sheet is long, and its button is far below the fields.
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }

  return (
    <form ref={form} id={id} onSubmit={onSubmit} noValidate className="grid gap-6">
      <div className="grid gap-5 sm:grid-cols-2">
        <div data-offers="">
          <TextField
            label={CHILD_SHEET.name}
            name="nickname"
            dir="auto"
            autoComplete="off"
            data-autofocus=""
            disabled={saving}
            value={wishes.nickname ?? ''}
            error={wrong('nickname')}
            onChange={(event) => setField('nickname', event.target.value)}
          />
          <NameNote name={wishes.nickname ?? ''} onChoose={(nickname) => setField('nickname', nickname)} />
        </div>
        <TextField
          label={CHILD_SHEET.animal}
          name="childAnimal"
          dir="auto"
          autoComplete="off"
          autoCapitalize="none"
          disabled={saving}
          value={wishes.favoriteAnimal ?? ''}
          error={wrong('favoriteAnimal')}
          onChange={(event) => setField('favoriteAnimal', event.target.value)}
        />
      </div>
      <AgeAndPronouns group="child" value={wishes} onChange={setFields} disabled={saving} />
      <RadioCards
        legend={CHILD_SHEET.length}
        name="childLength"
        value={wishes.storyLength ?? null}
        onChange={(value) => setField('storyLength', value)}
        options={LENGTHS}
        columns={3}
        density="tile"
        tick={false}
        disabled={saving}
      />
      <RadioCards
        legend={CHILD_SHEET.mood}
        name="childTone"
        value={wishes.storyTone ?? null}
        onChange={(value) => setField('storyTone', value)}
        options={TONES}
        columns={5}
        density="tile"
        tick={false}
        disabled={saving}
      />
      <TextField
        label={CHILD_SHEET.bedtime}
        name="bedtime"
        type="time"
        className="max-w-56"
        hint={CHILD_SHEET.bedtimeHint}
        disabled={saving}
        value={wishes.bedtime ?? ''}
        error={wrong('bedtime')}
        onChange={(event) => setField('bedtime', event.target.value.slice(0, 5))}
      />
      <NotTonight group="child" value={wishes} onChange={setFields} disabled={saving} />
    </form>
  );
}
