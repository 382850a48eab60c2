import type { Moment, Story } from '@tuckaway/domain';
import { useState } from 'react';
import { lateSheet } from '../../../ui/dialog/guarded-sheet.tsx';
import { TODAY } from '../../parents/today/messages.ts';
import { Action } from './action.tsx';

const MomentSheet = lateSheet(async () => (await import('../../parents/today/moment-sheet.tsx')).MomentSheet);

interface Props {
  story: Story;
  disabled: boolean;
  onWrite: (moment: Moment) => void;
}

/** Asks what happened today for another version, because no story says what it took up. */
export function TodayVersion({ story, disabled, onWrite }: Props) {
  const [asked, setAsked] = useState(false);
  return (
    <>
      <Action quiet icon="sun" label={TODAY.version} aria-haspopup="dialog" disabled={disabled} onClick={() => setAsked(true)} />
      {asked && <MomentSheet story={story} onClose={() => setAsked(false)} onWrite={onWrite} />}
    </>
  );
}
