import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
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

/** The device's voices in the order of the choice. Chrome loads them when it is first asked, and tells by `voiceschanged`: null until then. */
export function useVoices(language: string): readonly Voice[] | null {
  const voices = useSyncExternalStore(onVoices, listed);
  const [late, setLate] = useState(false);

  useEffect(() => {
    const timer = window.setTimeout(() => setLate(true), VOICES_TIMEOUT_MS);
    return () => window.clearTimeout(timer);
  }, []);

  return useMemo(() => {
    if (voices.length === 0 && !late) return null;
    const mine = voices.map(({ voiceURI, name, lang, localService }) => ({ id: voiceURI, name, language: lang, local: localService }));
    return sortedVoices(mine, language, navigator.languages);
  }, [voices, late, language]);
}
