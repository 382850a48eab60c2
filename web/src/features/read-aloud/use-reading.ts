import { useEffect, useMemo, useRef, useState } from 'react';
import { decodeAsNeeded, playPart } from '../../data/lib/play-sound.ts';
import { type ListeningMark, listening, type OpenBook } from '../../data/reading/listening.ts';
import { voiceSettings } from '../../data/reading/reading-voice.ts';
import { type ScriptLine, scriptOf } from '../../data/reading/sentences.ts';
import { copyWholeVoice, recordedPage } from '../../data/voices/story-voices.ts';
import { createReading, type Reading, type ReadingState } from './reading.ts';
import { browserClock, browserSpeech } from './speech/browser-speech.ts';
import { recordedSpeech } from './speech/recorded-speech.ts';
import { otherVoice, type Voice, voiceToUse } from './speech/voices.ts';

/**
 * Reads the open book aloud from the visible page, and keeps both at the same page. Null until the voices are known.
 * @param recorded the id of the recorded voice that reads; null for the device's voice.
 */
export function useReading(
  book: OpenBook,
  language: string,
  voices: readonly Voice[] | null,
  recorded: string | null,
): { reading: Reading; state: ReadingState } | null {
  const script = useMemo(() => scriptOf(book.pages, language), [book.pages, language]);
  const [now, setNow] = useState<{ reading: Reading; state: ReadingState } | null>(null);
  // Of the latest render, as voices and pages may change at any time.
  const latest = useRef({ book, voices: voices ?? [] });
  latest.current = { book, voices: voices ?? [] };
  const ready = voices !== null;

  useEffect(() => {
    // The player was closed while another story opened.
    if (!ready || !listening.get().open) return;
    const reading: Reading = createReading(
      script,
      {
        engine: recorded === null ? browserSpeech(language) : recordedVoice(latest.current.book.id, recorded, script, language),
        clock: browserClock,
        manner() {
          const { rate, voice } = voiceSettings.get();
          const device = voiceToUse(latest.current.voices, voice, language, navigator.onLine);
          // A recording is played in any case; the browser may choose a voice for what is missing in it.
          return { rate, voice: device === undefined && recorded !== null ? null : device };
        },
        otherVoice: (failed) => otherVoice(latest.current.voices, failed, language),
      },
      latest.current.book.page,
      (state) => {
        setNow({ reading, state });
        publish(script, state);
      },
    );
    reading.play();
    const onPageHide = (): void => reading.pause();
    // Chrome goes on talking when its page is gone.
    window.addEventListener('pagehide', onPageHide);
    return () => {
      window.removeEventListener('pagehide', onPageHide);
      reading.close();
    };
  }, [script, language, ready, recorded]);

  useEffect(() => {
    if (now !== null && now.state.page !== latest.current.book.page) latest.current.book.onPage(now.state.page);
  }, [now]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only where a hand turned the page.
  useEffect(() => now?.reading.turnTo(book.page), [book.page]);

  return now;
}

function recordedVoice(storyId: string, voiceId: string, script: readonly ScriptLine[], language: string) {
  let copying = false;
  return recordedSpeech<AudioBuffer>({
    otherwise: browserSpeech(language),
    placeOf(line) {
      const page = script[line]?.page;
      return page === undefined ? null : { page, sentence: line - script.findIndex((one) => one.page === page) };
    },
    async load(page) {
      const recording = await recordedPage(storyId, voiceId, page);
      // After the page that is waited for, so that the rest of the night needs no network.
      if (!copying) void copyWholeVoice(storyId, voiceId);
      copying = true;
      return recording && { ...recording, soundUntil: decodeAsNeeded(recording) };
    },
    play: playPart,
  });
}

/** For the reader, which marks the text and keeps the screen lit. */
function publish(script: readonly ScriptLine[], { stage, mark, word }: ReadingState): void {
  const { open, dark } = listening.get();
  if (open) listening.set({ open, dark, reading: stage === 'reading', asleep: stage === 'asleep', mark: markOf(script[mark ?? -1], word) });
}

function markOf(line: ScriptLine | undefined, word: ReadingState['word']): ListeningMark | null {
  if (line === undefined) return null;
  const { page, place, start, end } = line;
  return { page, place, start, end, word: word && { start: start + word.start, end: start + word.end } };
}
