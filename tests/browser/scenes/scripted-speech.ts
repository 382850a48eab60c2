/** Replaces the browser's speech synthesis, without boundary events, and records utterances, media key handlers and wake locks. */
import type { Page } from '@playwright/test';

interface Said {
  text: string;
  volume: number;
  rate: number;
  voice: string | null;
  /** The sentence that the page marked meanwhile. */
  marked: string | null;
}

interface Scripted {
  said: Said[];
  /** Milliseconds that an utterance takes. */
  sayingTakes: number;
  keys: Partial<Record<MediaSessionAction, () => void>>;
  locks: number;
}

/** Call it before the first page. The voices arrive late, as in Chrome. */
export async function scriptSpeech(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const here: Scripted = { said: [], sayingTakes: 1000, keys: {}, locks: 0 };
    Object.assign(window, { scripted: here });
    const listed = [
      { voiceURI: 'cloud', name: 'Cloudy Carol', lang: 'en-US', localService: false, default: false },
      { voiceURI: 'moon', name: 'Moonlight Moira', lang: 'en-GB', localService: true, default: false },
      { voiceURI: 'anna', name: 'Anna', lang: 'de-DE', localService: true, default: false },
    ];
    class Utterance {
      text: string;
      lang = '';
      rate = 1;
      volume = 1;
      voice: { name: string } | null = null;
      onstart: (() => void) | null = null;
      onend: (() => void) | null = null;
      onerror: ((event: { error: string }) => void) | null = null;
      onboundary = null;
      constructor(text = '') {
        this.text = text;
      }
    }
    class Synthesis extends EventTarget {
      paused = false;
      pending = false;
      speaking = false;
      private current: Utterance | null = null;
      private ending: number | undefined;
      private voices: typeof listed = [];
      getVoices() {
        if (this.voices.length === 0) {
          setTimeout(() => {
            this.voices = listed;
            this.dispatchEvent(new Event('voiceschanged'));
          });
        }
        return this.voices;
      }
      speak(utterance: Utterance) {
        // An empty utterance only unlocks speech on iOS.
        if (utterance.text === '') return;
        if (this.speaking) throw new Error('Two utterances at once.');
        const { text, volume, rate, voice } = utterance;
        const saying: Said = { text, volume, rate, voice: voice?.name ?? null, marked: null };
        here.said.push(saying);
        this.current = utterance;
        this.speaking = true;
        utterance.onstart?.();
        this.ending = window.setTimeout(() => {
          saying.marked = document.querySelector('#main .reading-mark')?.textContent ?? null;
          this.speaking = false;
          utterance.onend?.();
        }, here.sayingTakes);
      }
      cancel() {
        window.clearTimeout(this.ending);
        const gone = this.current;
        this.speaking = false;
        if (gone) setTimeout(() => gone.onerror?.({ error: 'canceled' }));
      }
      resume() {}
      pause() {}
    }
    Object.defineProperty(window, 'speechSynthesis', { value: new Synthesis() });
    Object.assign(window, { SpeechSynthesisUtterance: Utterance });
    navigator.mediaSession.setActionHandler = (key, action) => {
      here.keys[key] = action as () => void;
    };
    const request = async () => {
      here.locks += 1;
      const lock = {
        released: false,
        release: async () => {
          if (!lock.released) here.locks -= 1;
          lock.released = true;
        },
      };
      return lock;
    };
    Object.defineProperty(navigator, 'wakeLock', { value: { request } });
  });
}

/** The utterances that have begun so far. */
export function saidSoFar(page: Page): Promise<Said[]> {
  return page.evaluate(() => (window as unknown as { scripted: Scripted }).scripted.said.slice());
}

export async function sayingTakes(page: Page, milliseconds: number): Promise<void> {
  await page.evaluate((pace) => {
    (window as unknown as { scripted: Scripted }).scripted.sayingTakes = pace;
  }, milliseconds);
}

/** Presses a key of a headset or a keyboard. */
export async function mediaKey(page: Page, key: MediaSessionAction): Promise<void> {
  await page.evaluate((name) => (window as unknown as { scripted: Scripted }).scripted.keys[name]?.(), key);
}

/** The number of held wake locks. */
export function locksHeld(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as { scripted: Scripted }).scripted.locks);
}
