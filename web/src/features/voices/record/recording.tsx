import { type ComponentProps, lazy, Suspense, useEffect, useState } from 'react';
import { LoadingScreen } from '../../../ui/loading-screen.tsx';
import { TITLE } from './messages.ts';
import { OtherBrowser } from './other-browser.tsx';
import { canUseMicrophone } from './sound/microphone.ts';
import { Studio } from './studio.tsx';

const loadVoiceNote = () => import('./voice-note/voice-note.tsx');
const VoiceNote = lazy(async () => ({ default: (await loadVoiceNote()).VoiceNote }));

type RecordingProps = Omit<ComponentProps<typeof Studio>, 'onNote' | 'fromNote' | 'onTake'> & {
  onTake: () => void;
  /** Whether a voice note was shared for this story. */
  noteFirst?: boolean;
};

/** Reading a story aloud here, or handing over a voice note: that comes first if this browser cannot record. */
export function Recording({ noteFirst = false, ...props }: RecordingProps) {
  const [way, setWay] = useState<'live' | 'note'>(() => (noteFirst || !canUseMicrophone() ? 'note' : 'live'));
  // A guest's browser has no service worker that keeps this code for when the network is gone.
  useEffect(() => void loadVoiceNote().catch(() => undefined), []);
  const [fromNote, setFromNote] = useState(false);
  const [taken, setTaken] = useState<readonly number[]>([]);
  const recorded = [...new Set([...props.recorded, ...taken])];
  function take(pages: readonly number[]): void {
    setTaken((before) => [...before, ...pages]);
    props.onTake();
  }
  if (way === 'live') {
    const toNote = () => setWay('note');
    return <Studio {...props} recorded={recorded} fromNote={fromNote} onNote={toNote} onTake={(page) => take([page])} />;
  }
  const firstPage = props.pages.findIndex((_page, index) => !recorded.includes(index));
  return (
    <Suspense fallback={<LoadingScreen label={TITLE} />}>
      {!canUseMicrophone() && <OtherBrowser />}
      <VoiceNote
        voice={props}
        pages={props.pages}
        firstPage={Math.max(0, firstPage)}
        onLive={canUseMicrophone() ? () => setWay('live') : null}
        onSaved={(pages) => {
          take(pages);
          setFromNote(true);
          setWay('live');
        }}
      />
    </Suspense>
  );
}
