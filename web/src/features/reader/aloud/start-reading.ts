import { decodeAsNeeded, playPart } from '../../../data/device/sound/play-sound.ts';
import { createStore } from '../../../data/device/store.ts';
import { recordedStarts, type ScriptLine, scriptOf } from '../../voices/api/sentences.ts';
import { copyWholeVoice, recordedPage } from '../../voices/api/story-voices.ts';
import { passOn, takeOver } from '../api/reading/hand-over.ts';
import type { LinedUp } from '../api/reading/line-up.ts';
import { type ListeningMark, listening, type OpenBook, openVoice } from '../api/reading/listening.ts';
import { voiceSettings } from '../api/reading/reading-voice.ts';
import { storyAfter } from '../line-up/open-line-up.ts';
import { holdMediaKeys } from './media-keys.ts';
import { createReading } from './reading.ts';
import type { ReadingState } from './reading-ports.ts';
import { browserClock, browserSpeech } from './speech/browser-speech.ts';
import { recordedSpeech } from './speech/recorded-speech.ts';
import { deviceVoices } from './speech/use-voices.ts';
import { otherVoice, voiceToUse } from './speech/voices.ts';
import { usualTimer } from './usual-timer.ts';

/** Minutes until the voice falls silent with the lights out, unless a timer was chosen. */
const LIGHTS_OUT_MINUTES = 15;

/**
 * Reads the open book aloud from the visible page as long as a player is subscribed, and keeps both at the same page.
 * @param recorded the id of the recorded voice that reads; null for the device's voice.
 * @param openStory opens the story that follows in the line-up, whose session goes on under the same timer.
 */
export function createReadingSession(
  { id, title, language, pages, page: firstPage }: Omit<OpenBook, 'onPage'>,
  recorded: string | null,
  openStory: (storyId: string) => void,
) {
  const script = scriptOf(pages, language);
  let shown = firstPage;
  let onPage: OpenBook['onPage'] = () => undefined;
  let onState = (_state: ReadingState): void => undefined;

  const reading = createReading(
    script,
    {
      engine: recorded === null ? browserSpeech(language) : recordedVoice({ id, pages }, recorded, script, language),
      clock: browserClock,
      voiceSettings() {
        const { rate, voice } = voiceSettings.get();
        const device = voiceToUse(deviceVoices(language), voice, language, navigator.onLine);
        // A recording is played in any case; the browser may choose a voice for what is missing in it.
        return { rate, voice: device === undefined && recorded !== null ? null : device };
      },
      otherVoice: (failed) => otherVoice(deviceVoices(language), failed, language),
      following() {
        const nextStory = storyAfter(id);
        return nextStory === null ? null : openingOf(nextStory);
      },
    },
    firstPage,
    (state) => onState(state),
  );
  const now = createStore({ reading, state: reading.state() });

  /** Under the timer that counts, or else as at a first press. */
  function startTimer(): void {
    if (reading.state().timer.choice === null || reading.left() === 0) reading.setTimer(usualTimer(new Date()));
  }

  function again(): void {
    startTimer();
    reading.again();
  }

  async function openingOf(nextStory: Promise<LinedUp | null>) {
    const story = await nextStory;
    return story && (() => openStory(story.storyId));
  }

  function begin(): () => void {
    // Before anything follows, because a state that does not read would stop the silence between two stories.
    const timer = takeOver('timer');
    if (timer) reading.keepTimer(timer);
    startTimer();
    const media = holdMediaKeys(title, {
      play: reading.play,
      pause: reading.pause,
      previoustrack: reading.previous,
      nexttrack: reading.next,
    });
    let sounding: boolean | null = null;
    onState = (state) => {
      now.set({ reading, state });
      if (openVoice.get()?.stage !== state.stage) openVoice.set({ stage: state.stage, left: reading.left, extend: reading.extend, again });
      publish(script, state);
      const reads = state.stage === 'reading';
      if (reads !== sounding) media.reading(reads);
      sounding = reads;
      if (state.page !== shown) {
        shown = state.page;
        onPage(state.page);
      }
    };
    let dark = false;
    const followLights = (): void => {
      const turnedOut = !dark && listening.get().dark;
      dark = listening.get().dark;
      if (!turnedOut) return;
      // After the press that also begins to read, so that trouble from before it does not count.
      queueMicrotask(() => {
        if (reading.state().timer.choice === null) reading.setTimer(LIGHTS_OUT_MINUTES);
        else publish(script, reading.state());
      });
    };
    const stops = [listening.subscribe(followLights), voiceSettings.subscribe(reading.voiceSettingsChanged)];
    // Chrome goes on talking when its page is gone.
    window.addEventListener('pagehide', reading.pause);
    followLights();
    reading.play();
    return () => {
      for (const stop of stops) stop();
      window.removeEventListener('pagehide', reading.pause);
      const goesOn = listening.get().next !== null;
      // Between two stories the screen stays as it is, and no sound begins.
      if (goesOn) onState = () => undefined;
      reading.close();
      openVoice.set(null);
      if (!goesOn) return media.close();
      passOn({ timer: reading.state().timer });
      listening.set({ ...listening.get(), mark: null });
      media.releaseKeys();
    };
  }

  return {
    get: now.get,
    subscribe(listener: () => void): () => void {
      // The player was closed while another story opened.
      if (!listening.get().open) return () => undefined;
      const unsubscribe = now.subscribe(listener);
      const end = begin();
      return () => {
        unsubscribe();
        end();
      };
    },
    /** The book is open at a page: reading goes on there if a hand has turned to it. @param openPage opens another page */
    show(page: number, openPage: OpenBook['onPage']): void {
      onPage = openPage;
      if (page === shown) return;
      shown = page;
      reading.turnTo(page);
    },
  };
}

function recordedVoice(
  { id: storyId, pages }: Pick<OpenBook, 'id' | 'pages'>,
  voiceId: string,
  script: readonly ScriptLine[],
  language: string,
) {
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
      if (recording === null) return null;
      const starts = recordedStarts(pages[page] ?? [], language, recording);
      return { ...recording, starts, soundUntil: decodeAsNeeded(recording) };
    },
    play: playPart,
  });
}

/** For the reader, which marks the text and keeps the screen lit. Without a voice, the message behind the black screen has to be seen. */
function publish(script: readonly ScriptLine[], { stage, mark, word, trouble, timer }: ReadingState): void {
  const now = listening.get();
  if (!now.open) return;
  const reads = { reading: stage === 'reading', asleep: stage === 'asleep', mark: markOf(script[mark ?? -1], word) };
  const soundsUntil = reads.asleep && timer.left !== null ? (now.soundsUntil ?? Date.now() + timer.left) : null;
  listening.set({ ...now, dark: now.dark && trouble === null, soundsUntil, ...reads });
}

function markOf(line: ScriptLine | undefined, word: ReadingState['word']): ListeningMark | null {
  if (line === undefined) return null;
  const { page, place, start, end } = line;
  return { page, place, start, end, word: word && { start: start + word.start, end: start + word.end } };
}
