import { useState } from 'react';
import { lateSheet } from '../../../ui/dialog/guarded-sheet.tsx';
import { toast } from '../../../ui/toaster/toast.ts';
import { CHILD_MODE_ON, startChildMode } from '../../parents/api/child-mode.ts';
import { useChildren } from '../../parents/api/children/children.ts';
import { Entries, Entry } from './entries.tsx';

const ChildSheet = lateSheet(async () => (await import('../../parents/children/child-sheet.tsx')).ChildSheet);
const VoiceSheet = lateSheet(async () => (await import('../../reader/aloud/voice-sheet.tsx')).VoiceSheet);
const PinSheet = lateSheet(async () => (await import('../../parents/gate/pin-sheet.tsx')).PinSheet);
const Comfort = lateSheet(async () => (await import('../../reader/comfort/comfort.tsx')).ComfortSettings);

const CHILDREN_UNKNOWN = {
  title: 'Your children aren’t here yet',
  description: 'They’re still loading, or you’re offline. Please try again in a moment.',
} as const;

/** Settings that can also be reached from the create form and the reader. */
export function FamilyEntries() {
  const children = useChildren();
  const [open, setOpen] = useState<'children' | 'voice' | 'comfort' | 'pin' | null>(null);
  const close = () => setOpen(null);
  const start = () => {
    startChildMode();
    toast(CHILD_MODE_ON);
  };
  return (
    <>
      <Entries>
        <Entry icon="family" label="Your children" opensDialog onPress={() => (children ? setOpen('children') : toast(CHILDREN_UNKNOWN))} />
        <Entry icon="listen" label="Reading voice" opensDialog onPress={() => setOpen('voice')} />
        <Entry icon="book" label="Reading comfort" opensDialog onPress={() => setOpen('comfort')} />
        <Entry icon="puppet" label="Start child mode" onPress={start} />
        <Entry icon="shield" label="Device PIN" opensDialog onPress={() => setOpen('pin')} />
      </Entries>
      {open === 'children' && <ChildSheet known={children ?? []} onClose={close} />}
      {open === 'voice' && <VoiceSheet onClose={close} />}
      {open === 'pin' && <PinSheet onClose={close} />}
      {open === 'comfort' && <Comfort onClose={close} />}
    </>
  );
}
