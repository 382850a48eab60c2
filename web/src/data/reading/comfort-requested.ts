/** Whether this device's reader ever chose a comfort of reading, or wants to now: all else about it is loaded only then (reading-comfort.ts). */
import { localStore } from '../lib/storage.ts';
import { createStore } from '../lib/store.ts';

export const COMFORT_KEY = 'tuckaway:reading-comfort';

/** `sheet`: the choice lies open. */
export const comfortWanted = createStore<'no' | 'chosen' | 'sheet'>(localStore.read(COMFORT_KEY) === null ? 'no' : 'chosen');
