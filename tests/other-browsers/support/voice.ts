/** A voice for browsers on machines that have none: it says every sentence in half a second. */
import type { Visitor } from './visitor.ts';

const VOICE = `
  class Utterance {
    constructor(text) { this.text = text; }
  }
  class Synthesis extends EventTarget {
    speaking = false;
    pending = false;
    paused = false;
    getVoices() {
      return [{ voiceURI: 'moon', name: 'Moonlight Moira', lang: 'en-US', localService: true, default: true }];
    }
    speak(utterance) {
      if (utterance.text === '') return;
      this.speaking = true;
      utterance.onstart?.();
      this.end = setTimeout(() => {
        this.speaking = false;
        utterance.onend?.();
      }, 500);
    }
    cancel() {
      clearTimeout(this.end);
      this.speaking = false;
    }
    pause() {}
    resume() {}
  }
  Object.defineProperty(window, 'speechSynthesis', { configurable: true, value: new Synthesis() });
  Object.defineProperty(window, 'SpeechSynthesisUtterance', { configurable: true, value: Utterance });
`;

/** Call it on the open page, before anything is read aloud. */
export async function giveVoice(visitor: Visitor): Promise<void> {
  await visitor.driver.run(VOICE);
}

/** @returns the sentence that the page marks, or null. */
export function currentSentence(visitor: Visitor): Promise<string | null> {
  return visitor.driver.run('return document.querySelector(".reading-mark")?.textContent ?? null');
}
