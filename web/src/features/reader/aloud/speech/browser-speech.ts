import { type Clock, systemClock } from '../../../../data/device/with-timeout.ts';
import type { SpeechEngine, SpeechFailure, UtteranceEvents, UtteranceRequest } from './ports.ts';

/** Milliseconds between `cancel()` and the next utterance, which some browsers lose right after it. */
const RESTART_DELAY_MS = 60;

const FAILURES: Partial<Record<SpeechSynthesisErrorCode, SpeechFailure>> = {
  'not-allowed': 'refused',
  canceled: 'interrupted',
  interrupted: 'interrupted',
  'audio-busy': 'interrupted',
};

/** The browser's own voice (Web Speech). @param language of the text, BCP 47. */
export function browserSpeech(language: string): SpeechEngine {
  const synth = window.speechSynthesis;
  /** Referenced while it is spoken, as Chrome drops the events of utterances that were garbage-collected. */
  let current: SpeechSynthesisUtterance | null = null;
  let breath: number | undefined;

  function silence(): boolean {
    window.clearTimeout(breath);
    current = null;
    const busy = synth.speaking || synth.pending;
    if (busy) synth.cancel();
    return busy;
  }

  function say(saying: UtteranceRequest, heard: UtteranceEvents): void {
    const utterance = utteranceOf(saying, language);
    current = utterance;
    const ours = (then: () => void) => () => {
      if (current === utterance) then();
    };
    utterance.onstart = ours(heard.started);
    utterance.onend = ours(heard.ended);
    utterance.onerror = ({ error }) => ours(() => heard.failed(FAILURES[error] ?? 'unable'))();
    utterance.onboundary = ({ name, charIndex, charLength }) => {
      if (name === 'word') ours(() => heard.word(charIndex, charLength || wordAt(saying.text, charIndex)))();
    };
    // Chrome stays paused, even over reloads.
    if (synth.paused) synth.resume();
    synth.speak(utterance);
  }

  return {
    speak(saying, heard) {
      // At once where nothing was spoken before, as iOS requires the first utterance within the click.
      if (silence()) breath = window.setTimeout(() => say(saying, heard), RESTART_DELAY_MS);
      else say(saying, heard);
    },
    cancel: () => void silence(),
  };
}

function utteranceOf({ text, voice, rate, volume }: UtteranceRequest, language: string): SpeechSynthesisUtterance {
  const utterance = new SpeechSynthesisUtterance(text);
  const chosen = window.speechSynthesis.getVoices().find(({ voiceURI }) => voiceURI === voice);
  if (chosen) utterance.voice = chosen;
  utterance.lang = chosen?.lang ?? language;
  utterance.rate = rate;
  utterance.volume = volume;
  return utterance;
}

/** The length of the word, where the browser reports only its start (Safari). */
function wordAt(text: string, start: number): number {
  return /^[\p{L}\p{N}'’-]*/u.exec(text.slice(start))?.[0].length ?? 0;
}

/** Does not step when the device's clock is set. */
export const browserClock: Clock = { ...systemClock, now: () => performance.now() };
