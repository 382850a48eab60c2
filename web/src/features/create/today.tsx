import type { AvoidedTopic } from '@tuckaway/domain';
import { lazy, useState } from 'react';
import { GuardedSheet } from '../../ui/dialog/guarded-sheet.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { TODAY } from '../parents/today/messages.ts';
import type { StoryForm } from './flow/story-form.ts';

const MomentChips = lazy(async () => ({ default: (await import('../parents/today/moment-chips.tsx')).MomentChips }));

interface Props {
  form: StoryForm;
  change: (part: Partial<StoryForm>) => void;
  leftOut: readonly AvoidedTopic[];
}

/** Something from today that the story takes up; folded until the user opens it. */
export function Today({ form: { moment, notTonight = [] }, change, leftOut }: Props) {
  const [opened, setOpened] = useState(false);
  if (!opened && moment === undefined)
    return (
      <Button variant="quiet" size="sm" className="mt-4 -ml-3 sm:-ml-4" onClick={() => setOpened(true)}>
        <Icon name="sun" />
        {TODAY.open}
      </Button>
    );
  return (
    <GuardedSheet onClose={() => setOpened(false)}>
      <div ref={opened ? focusChosen : null} className="mt-5 min-w-0 animate-veil-in">
        <MomentChips value={moment} onChange={(chosen) => change({ moment: chosen })} leftOut={[...notTonight, ...leftOut]} />
      </div>
    </GuardedSheet>
  );
}

/** A ref: moves the focus to the chosen answer when the choices appear. */
function focusChosen(choices: Element | null): void {
  choices?.querySelector<HTMLInputElement>('input:checked')?.focus({ preventScroll: true });
}
