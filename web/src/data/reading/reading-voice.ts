/** How stories are read aloud on this device: speed and voice. Kept in localStorage; without storage, for this visit only. */
import { localStore } from '../lib/storage.ts';
import { createStore, useStore } from '../lib/store.ts';

export const RATES = [0.6, 0.75, 0.9, 1, 1.2, 1.4] as const;
export type Rate = (typeof RATES)[number];
/** A little calmer than in the day. */
const USUAL: Rate = 0.9;

const RATE = 'tuckaway:reading-rate';
const VOICE = 'tuckaway:reading-voice';

const storedRate = Number(localStore.read(RATE));
const chosen = createStore<{ rate: Rate; voice: string | null }>({
  rate: RATES.find((rate) => rate === storedRate) ?? USUAL,
  voice: localStore.read(VOICE),
});

/** The voice is an id of this device's, which may be gone by now; null as long as none was chosen. */
export function useReadingManner() {
  return useStore(chosen);
}

export function readingManner() {
  return chosen.get();
}

export function chooseRate(rate: Rate): void {
  localStore.write(RATE, String(rate));
  chosen.set({ ...chosen.get(), rate });
}

export function chooseVoice(voice: string): void {
  localStore.write(VOICE, voice);
  chosen.set({ ...chosen.get(), voice });
}
