/** The size of story text on this device. Kept in localStorage; without storage, for this visit only. */
import { localStore } from '../lib/storage.ts';
import { createStore, useStore } from '../lib/store.ts';

export const TEXT_SIZES = ['small', 'medium', 'large', 'larger', 'largest'] as const;
export type TextSize = (typeof TEXT_SIZES)[number];

const KEY = 'tuckaway:text-size';

const stored = localStore.read(KEY);
const chosen = createStore<TextSize>(TEXT_SIZES.find((size) => size === stored) ?? 'medium');

export function useTextSize(): TextSize {
  return useStore(chosen);
}

export function chooseTextSize(size: TextSize): void {
  localStore.write(KEY, size);
  chosen.set(size);
}
