import { type ReactNode, useId } from 'react';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { RadioCards } from '../../../ui/form/radio-cards.tsx';
import { chooseRate, chooseVoice, DEVICE_VOICE, RATES, useVoiceSettings } from '../api/reading/reading-voice.ts';
import { DARK } from './messages.ts';
import { TIMER_CHOICES, type TimerChoice } from './sleep-timer.ts';
import { speaks, type Voice, voiceToUse } from './speech/voices.ts';

export interface ListeningSheetProps {
  timer: TimerChoice;
  onTimer: (choice: TimerChoice) => void;
  /** People who recorded this story. */
  readers: readonly { id: string; name: string }[];
  /** The id of one of them, or that of the device's voice. */
  reader: string;
  onReader: (reader: string) => void;
  voices: readonly Voice[];
  language: string;
  /** Whether another story of the line-up follows. */
  follows: boolean;
  /** Below the timer: whether sounds follow the last story. */
  soundsAfter: ReactNode;
  onClose: () => void;
}

/** The sleep timer, the speed and the voice. Each choice takes effect at once. */
export function ListeningSheet({
  timer,
  onTimer,
  readers,
  reader,
  onReader,
  voices,
  language,
  follows,
  soundsAfter,
  onClose,
}: ListeningSheetProps) {
  return (
    <Dialog open onClose={onClose} title="Reading aloud" size="sm">
      <div className="space-y-7">
        {readers.length > 0 && (
          <RadioCards
            legend="Who reads"
            name="reader"
            density="tile"
            tick={false}
            value={reader}
            onChange={onReader}
            options={[...readers.map(({ id, name }) => ({ value: id, label: name })), { value: DEVICE_VOICE, label: 'This device' }]}
          />
        )}
        <div>
          <RadioCards
            legend="Sleep timer"
            name="timer"
            density="tile"
            tick={false}
            value={String(timer)}
            onChange={(value) => onTimer(TIMER_CHOICES.find((choice) => String(choice) === value) ?? null)}
            options={TIMER_CHOICES.map((choice) => ({ value: String(choice), label: timerLabel(choice) }))}
          />
          <p className="mt-2 text-label text-soft">
            The voice fades, finishes its sentence, and the page goes dark.
            {follows && ' “End of story” means the last story of tonight.'}
          </p>
          {soundsAfter}
        </div>
        <SpeedChoice />
        <VoiceChoice voices={voices} language={language} />
        <details>
          <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-lamp-ink">{DARK.pinning}</summary>
          <ul className="list-disc space-y-2 ps-5 text-label text-soft">
            {DARK.pins.map((pin) => (
              <li key={pin}>{pin}</li>
            ))}
          </ul>
        </details>
      </div>
    </Dialog>
  );
}

function timerLabel(choice: TimerChoice): string {
  if (choice === null) return 'Off';
  return choice === 'end' ? 'End of story' : `${choice} min`;
}

export function SpeedChoice() {
  const { rate } = useVoiceSettings();
  return (
    <RadioCards
      legend="Speed"
      name="speed"
      density="tile"
      tick={false}
      value={String(rate)}
      onChange={(value) => chooseRate(RATES.find((one) => String(one) === value) ?? rate)}
      options={RATES.map((one) => ({ value: String(one), label: `${one}×` }))}
    />
  );
}

interface VoiceChoiceProps extends Pick<ListeningSheetProps, 'voices' | 'language'> {
  /** Of the voices that speak the language. */
  label?: string;
}

export function VoiceChoice({ voices, language, label = 'For this story' }: VoiceChoiceProps) {
  const { voice } = useVoiceSettings();
  const id = useId();
  const ours = voices.filter((one) => speaks(one, language));
  const usual = voiceToUse(voices, voice, language, true) ?? '';
  const others = voices.filter((one) => !speaks(one, language));
  return (
    <div>
      <label htmlFor={id} className="block font-semibold text-ink">
        Voice
      </label>
      {voices.length > 0 ? (
        <select
          id={id}
          value={usual}
          onChange={({ target }) => chooseVoice(target.value)}
          className="own-arrow mt-2 block min-h-13 w-full min-w-0 rounded-field border border-line bg-well py-2.5 ps-4 pe-11 text-body text-ink hover:border-lamp-ink"
        >
          {usual === '' && <option value="">{ours.length === 0 ? 'Browser default' : 'Choose a voice'}</option>}
          {ours.length > 0 && <Voices label={label} voices={ours} />}
          {others.length > 0 && <Voices label="Other languages" voices={others} />}
        </select>
      ) : (
        <p id={id} className="mt-1 text-label text-soft">
          We found no voices on this device. Your browser will use its own if it has one.
        </p>
      )}
    </div>
  );
}

function Voices({ label, voices }: { label: string; voices: readonly Voice[] }) {
  return (
    <optgroup label={label}>
      {voices.map(({ id, name, language, local }) => (
        <option key={id} value={id}>
          {name} ({language}){local ? '' : ' – online'}
        </option>
      ))}
    </optgroup>
  );
}
