import type { Story } from '@tuckaway/domain';
import { useState } from 'react';
import { lateSheet } from '../../../ui/dialog/guarded-sheet.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { askGrownUp } from '../../parents/api/gate.ts';

const ShareSheet = lateSheet(async () => (await import('./share-sheet.tsx')).ShareSheet);

export function ShareEntry({ story }: { story: Story }) {
  const [open, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  return (
    <>
      <Button variant="quiet" size="sm" aria-haspopup="dialog" onClick={() => askGrownUp(() => setOpen(true))}>
        <Icon name="external" />
        Share This Story
      </Button>
      {open && <ShareSheet story={story} onClose={close} />}
    </>
  );
}
