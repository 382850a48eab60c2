import { type ComponentProps, useState } from 'react';
import { recordingFormat } from './microphone.ts';
import { Studio } from './studio.tsx';
import { VoiceNote } from './voice-note/voice-note.tsx';

type RecordingProps = Omit<ComponentProps<typeof Studio>, 'onNote' | 'fromNote' | 'onTake'> & {
  onTake: () => void;
  /** Whether a voice note was shared for this story. */
  noteFirst?: boolean;
};

/** Reading a story aloud here, or handing over a voice note: that comes first where this browser cannot record. */
export function Recording({ noteFirst = false, ...props }: RecordingProps) {
  const [way, setWay] = useState<'live' | 'note'>(() => (noteFirst || recordingFormat() === null ? 'note' : 'live'));
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
    <VoiceNote
      voice={props}
      pages={props.pages}
      firstPage={Math.max(0, firstPage)}
      onLive={recordingFormat() === null ? null : () => setWay('live')}
      onSaved={(pages) => {
        take(pages);
        setFromNote(true);
        setWay('live');
      }}
    />
  );
}
