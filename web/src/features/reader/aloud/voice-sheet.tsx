import { STORY_LANGUAGE } from '@tuckaway/domain';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { SpeedChoice, VoiceChoice } from './listening-sheet.tsx';
import { VOICE_SETTINGS } from './messages.ts';
import { useVoices } from './speech/use-voices.ts';

/** Away from a story: the speed and the voice of this device. A story's recorded voices are below that story. */
export function VoiceSheet({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open onClose={onClose} title={VOICE_SETTINGS.title} size="sm">
      <div className="space-y-7">
        <SpeedChoice />
        {'speechSynthesis' in window ? <DeviceVoices /> : <p className="text-soft">{VOICE_SETTINGS.none}</p>}
        <p className="text-label text-soft">{VOICE_SETTINGS.recorded}</p>
      </div>
    </Dialog>
  );
}

function DeviceVoices() {
  const voices = useVoices(STORY_LANGUAGE);
  return voices && <VoiceChoice voices={voices} language={STORY_LANGUAGE} label={VOICE_SETTINGS.usual} />;
}
