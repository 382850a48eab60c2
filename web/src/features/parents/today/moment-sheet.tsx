import { type Moment, type Story, topicsOfChildren } from '@tuckaway/domain';
import { useState } from 'react';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { useChildren } from '../api/children/children.ts';
import { TODAY } from './messages.ts';
import { MomentChips } from './moment-chips.tsx';

interface Props {
  /** Of which another version is written. */
  story: Story;
  onClose: () => void;
  onWrite: (moment: Moment) => void;
}

/** Asks what happened today, for a story that is written right away. */
export function MomentSheet({ story, onClose, onWrite }: Props) {
  const known = useChildren() ?? [];
  const [moment, setMoment] = useState<Moment>();
  return (
    <Dialog
      open
      onClose={onClose}
      title={TODAY.version}
      closeButton={false}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {TODAY.back}
          </Button>
          <Button
            disabled={moment === undefined}
            onClick={() => {
              onClose();
              if (moment) onWrite(moment);
            }}
          >
            {TODAY.write}
          </Button>
        </>
      }
    >
      <MomentChips value={moment} onChange={setMoment} leftOut={[...(story.notTonight ?? []), ...topicsOfChildren(story, known)]} />
    </Dialog>
  );
}
