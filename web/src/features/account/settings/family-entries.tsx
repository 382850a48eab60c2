import { useState } from 'react';
import { lateSheet } from '../../../ui/dialog/guarded-sheet.tsx';
import { toast } from '../../../ui/toaster/toast.ts';
import { CHILD_MODE_ON, startChildMode } from '../../parents/api/child-mode.ts';
import { useChildren } from '../../parents/api/children/children.ts';
import { Entries, Entry, SheetEntry } from './entries.tsx';
import { GROUPS } from './messages.ts';

const ChildSheet = lateSheet(async () => (await import('../../parents/children/child-sheet.tsx')).ChildSheet);
const VoiceSheet = lateSheet(async () => (await import('../../reader/aloud/voice-sheet.tsx')).VoiceSheet);
const PinSheet = lateSheet(async () => (await import('../../parents/gate/pin-sheet.tsx')).PinSheet);
const Comfort = lateSheet(async () => (await import('../../reader/comfort/comfort.tsx')).ComfortSettings);

const CHILDREN_UNKNOWN = {
  title: 'Your children aren’t here yet',
  description: 'They’re still loading, or you’re offline. Please try again in a moment.',
} as const;

/** The children can also be reached from the create form. */
export function ChildrenEntries() {
  const children = useChildren();
  const [open, setOpen] = useState(false);
  const start = () => {
    startChildMode();
    toast(CHILD_MODE_ON);
  };
  return (
    <Entries>
      <Entry icon="family" label="Your children" opensDialog onPress={() => (children ? setOpen(true) : toast(CHILDREN_UNKNOWN))}>
        {open && <ChildSheet known={children ?? []} onClose={() => setOpen(false)} />}
      </Entry>
      <Entry icon="puppet" label="Start child mode" onPress={start} />
      <SheetEntry icon="shield" label="Device PIN" Sheet={PinSheet} />
    </Entries>
  );
}

export function VoiceEntries() {
  return (
    <>
      <Entries>
        <SheetEntry icon="listen" label="Reading voice" Sheet={VoiceSheet} />
      </Entries>
      <p className="mt-2.5 text-label text-soft">{GROUPS.voices.hint}</p>
    </>
  );
}

/** Can also be reached from the reader. */
export function ComfortEntries() {
  return (
    <Entries>
      <SheetEntry icon="book" label="Reading comfort" Sheet={Comfort} />
    </Entries>
  );
}
