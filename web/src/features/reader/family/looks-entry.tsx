import type { Story } from '@tuckaway/domain';
import { useState } from 'react';
import { lateSheet } from '../../../ui/dialog/guarded-sheet.tsx';
import { type Undescribed, useUndescribed } from '../../parents/api/children/looks.ts';
import { LOOKS_SHEET } from '../../parents/children/looks-sheet-words.ts';
import { Action } from './action.tsx';

const LooksSheet = lateSheet(async () => (await import('../../parents/children/looks-sheet.tsx')).LooksSheet);

/** “How does Mia look?”, while a child that the pictures show is undescribed. */
export function LooksEntry({ story }: { story: Story }) {
  const child = useUndescribed(story);
  const [asked, setAsked] = useState<Undescribed | null>(null);
  return (
    <>
      {child && (
        <Action
          quiet
          icon="user"
          className="wrap-anywhere"
          label={LOOKS_SHEET.title(child.wishes.nickname)}
          aria-haspopup="dialog"
          onClick={() => setAsked(child)}
        />
      )}
      {asked && <LooksSheet child={asked} onClose={() => setAsked(null)} />}
    </>
  );
}
