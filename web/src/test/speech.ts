import { vi } from 'vitest';

/** A browser that reads aloud, which jsdom is not. @param speech what of `speechSynthesis` the test is about. */
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
