import type { Story } from '@tuckaway/domain';
import { lazy, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { GuardedSheet } from '../../ui/guarded-sheet.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ENTRY } from './messages.ts';

const loadSheet = () => import('./share-sheet.tsx');
const ShareSheet = lazy(async () => ({ default: (await loadSheet()).ShareSheet }));

/** The way to share a story; the sheet's code comes when it is wanted. */
export function ShareEntry({ story }: { story: Story }) {
  const [open, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        aria-haspopup="dialog"
        onPointerEnter={() => void loadSheet().catch(() => undefined)}
        onClick={() => setOpen(true)}
      >
        <Icon name="external" />
        {ENTRY}
      </Button>
      {open && (
        <GuardedSheet onClose={close}>
          <ShareSheet story={story} onClose={close} />
        </GuardedSheet>
      )}
    </>
  );
}
