import type { Story } from '@tuckaway/domain';
import { lazy, type ReactNode, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { GuardedSheet } from '../../ui/guarded-sheet.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ENTRY } from './messages.ts';

const loadSheet = () => import('./share-sheet.tsx');
const ShareSheet = lazy(async () => ({ default: (await loadSheet()).ShareSheet }));

/** Sharing around a reader: gives it the button for a story; the sheet lies beside the story, and its code comes when it is wanted. */
export function Sharing({ children }: { children: (entry: (story: Story) => ReactNode) => ReactNode }) {
  const [asked, setAsked] = useState<Story | null>(null);
  const close = (): void => setAsked(null);
  return (
    <>
      {children((story) => (
        <Button
          variant="secondary"
          aria-haspopup="dialog"
          onPointerEnter={() => void loadSheet().catch(() => undefined)}
          onClick={() => setAsked(story)}
        >
          <Icon name="external" />
          {ENTRY}
        </Button>
      ))}
      {asked && (
        <GuardedSheet onClose={close}>
          <ShareSheet story={asked} onClose={close} />
        </GuardedSheet>
      )}
    </>
  );
}
