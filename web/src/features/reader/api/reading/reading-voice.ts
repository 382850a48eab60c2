/** How stories are read aloud on this device. Kept in localStorage; where storage is blocked, for this visit only. */
import { localStore } from '../../../../data/device/storage.ts';
import { createStore, useStore } from '../../../../data/device/store.ts';

export const RATES = [0.6, 0.75, 0.9, 1, 1.2, 1.4] as const;
export type Rate = (typeof RATES)[number];
/** A little calmer than normal speech. */
const DEFAULT_RATE: Rate = 0.9;

const RATE_KEY = 'tuckaway:reading-rate';
const VOICE_KEY = 'tuckaway:reading-voice';

const storedRate = Number(localStore.read(RATE_KEY));
export const voiceSettings = createStore<{ rate: Rate; voice: string | null }>({
  rate: RATES.find((rate) => rate === storedRate) ?? DEFAULT_RATE,
  voice: localStore.read(VOICE_KEY),
});

/** `voice` is the id of a voice that this device may not have any more; null if none was chosen. */
export function useVoiceSettings() {
  return useStore(voiceSettings);
}

/** Who reads each story, by its id: a recorded voice's id, or {@link DEVICE_VOICE}. For this visit. */
export const readers = createStore<Readonly<Record<string, string>>>({});
export const DEVICE_VOICE = 'device';

export function chooseReader(storyId: string, reader: string): void {
  readers.set({ ...readers.get(), [storyId]: reader });
}

export function useReader(storyId: string): string | undefined {
  return useStore(readers)[storyId];
}

export function chooseRate(rate: Rate): void {
  localStore.write(RATE_KEY, String(rate));
  voiceSettings.set({ ...voiceSettings.get(), rate });
}

export function chooseVoice(voice: string): void {
  localStore.write(VOICE_KEY, voice);
  voiceSettings.set({ ...voiceSettings.get(), voice });
}
