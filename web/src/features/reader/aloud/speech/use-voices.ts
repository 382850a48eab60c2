import { useSyncExternalStore } from 'react';
import { useElapsed } from '../../../../data/device/use-now.ts';
import { sortedVoices, type Voice } from './voices.ts';

/** Milliseconds to wait for voices. Some browsers list none but have one. */
const VOICES_TIMEOUT_MS = 1000;

let known: readonly SpeechSynthesisVoice[] = [];

/** The same array while the voices are the same, as browsers return a new one at each call. */
function listed(): readonly SpeechSynthesisVoice[] {
  const now = window.speechSynthesis.getVoices();
  const same = now.length === known.length && now.every(({ voiceURI }, index) => voiceURI === known[index]?.voiceURI);
  if (!same) known = now;
  return known;
}

/** Safari sends no event when its voices arrive late, so opening the sheet reads them again. */
function onVoices(listener: () => void): () => void {
  window.speechSynthesis.addEventListener?.('voiceschanged', listener);
  return () => window.speechSynthesis.removeEventListener?.('voiceschanged', listener);
}

/** The device's voices in the order of the choice. */
export function deviceVoices(language: string): readonly Voice[] {
  const mine = listed().map(({ voiceURI, name, lang, localService }) => ({ id: voiceURI, name, language: lang, local: localService }));
  return sortedVoices(mine, language, navigator.languages);
}

/** {@link deviceVoices}. Chrome loads them when it is first asked, and tells by `voiceschanged`: null until then. */
export function useVoices(language: string): readonly Voice[] | null {
  const voices = useSyncExternalStore(onVoices, listed);
  const late = useElapsed(VOICES_TIMEOUT_MS);
  return voices.length === 0 && !late ? null : deviceVoices(language);
}
