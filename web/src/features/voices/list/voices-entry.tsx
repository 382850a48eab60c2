import type { Story } from '@tuckaway/domain';
import { useState } from 'react';
import { lateSheet } from '../../../ui/dialog/guarded-sheet.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import type { SaveTalkingBook } from './voice-row.tsx';

const VoicesSheet = lateSheet(async () => (await import('./voices-sheet.tsx')).VoicesSheet);

/** The button below a family's story. */
export function VoicesEntry({ story, saveBook }: { story: Story; saveBook: SaveTalkingBook }) {
  const [open, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  return (
    <>
      <Button variant="quiet" size="sm" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon name="listen" />
        Family Voices
      </Button>
      {open && <VoicesSheet story={story} saveBook={saveBook} onClose={close} />}
    </>
  );
}
