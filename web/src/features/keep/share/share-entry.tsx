import type { Story } from '@tuckaway/domain';
import { lazy, useState } from 'react';
import { GuardedSheet } from '../../../ui/dialog/guarded-sheet.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { askGrownUp } from '../../parents/api/gate.ts';

const ShareSheet = lazy(async () => ({ default: (await import('./share-sheet.tsx')).ShareSheet }));

export function ShareEntry({ story }: { story: Story }) {
  const [open, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  return (
    <>
      <Button variant="quiet" size="sm" aria-haspopup="dialog" onClick={() => askGrownUp(() => setOpen(true))}>
        <Icon name="external" />
        Share This Story
      </Button>
      {open && (
        <GuardedSheet onClose={close}>
          <ShareSheet story={story} onClose={close} />
        </GuardedSheet>
      )}
    </>
  );
}
