import { useMemo, useSyncExternalStore } from 'react';
import { sortedVoices, type Voice } from './voices.ts';

let known: readonly SpeechSynthesisVoice[] = [];

/** The same list until another is there: browsers make a new one each time they are asked. */
function listed(): readonly SpeechSynthesisVoice[] {
  const now = window.speechSynthesis.getVoices();
  const same = now.length === known.length && now.every(({ voiceURI }, index) => voiceURI === known[index]?.voiceURI);
  if (!same) known = now;
  return known;
}

/** Safari says nothing when its voices come late; whoever opens the sheet asks anew. */
function onVoices(listener: () => void): () => void {
  window.speechSynthesis.addEventListener?.('voiceschanged', listener);
  return () => window.speechSynthesis.removeEventListener?.('voiceschanged', listener);
}

/** The device's voices in the order of the choice. Chrome loads them when it is first asked, and tells by `voiceschanged`. */
export function useVoices(language: string): readonly Voice[] {
  const voices = useSyncExternalStore(onVoices, listed);
  return useMemo(() => {
    const mine = voices.map(({ voiceURI, name, lang, localService }) => ({ id: voiceURI, name, language: lang, local: localService }));
    return sortedVoices(mine, language, navigator.languages);
  }, [voices, language]);
}
