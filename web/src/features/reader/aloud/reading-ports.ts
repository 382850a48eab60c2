/** What reading aloud needs from outside, and what it shows. */
import type { Clock } from '../../../data/device/with-timeout.ts';
import type { Stretch } from '../../voices/api/sentences.ts';
import type { SleepTimer } from './sleep-timer.ts';
import type { SpeechEngine } from './speech/ports.ts';

export interface ReadingState {
  stage: 'paused' | 'reading' | 'finished' | 'asleep';
  /** The line that is being read, or is next; the number of lines where the story is over. */
  at: number;
  page: number;
  mark: number | null;
  /** The word in it that is being said, where the voice tells. */
  word: Stretch | null;
  timer: SleepTimer;
  /** Why it stopped: the browser needs a click, something such as a call interrupted it, the voice is silent, or the user has to choose a voice. */
  trouble: 'refused' | 'interrupted' | 'silent' | 'unchosen' | null;
}

export interface VoiceSettings {
  rate: number;
  /** A voice's id; null leaves it to the browser, and undefined means that the user has to choose. */
  voice: string | null | undefined;
}

export interface ReadingPorts {
  engine: SpeechEngine;
  clock: Clock;
  /** The speed and voice; called before each line. */
  voiceSettings: () => VoiceSettings;
  /** Called at the end of the story: null if nothing follows, else how to open what does, or null if that cannot be opened. */
  following?: () => Promise<(() => void) | null> | null;
  /** Another voice to try, after this one could not; null if there is none. */
  otherVoice: (failed: string | null) => string | null;
}
