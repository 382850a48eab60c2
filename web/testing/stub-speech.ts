import { vi } from 'vitest';

/** Gives jsdom a speech engine. @param speech the parts of `speechSynthesis` that the test uses */
export function stubSpeech(speech: object): void {
  vi.stubGlobal('speechSynthesis', speech);
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class {
      text: string;
      constructor(text: string) {
        this.text = text;
      }
    },
  );
}
