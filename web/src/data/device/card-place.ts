import { createStore } from './store.ts';

/** Where a screen has room for a card that asks the user something, so that it lies on nothing; null on other screens. */
export const cardPlace = createStore<HTMLElement | null>(null);
