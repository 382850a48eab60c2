/** The browser's offer to install the app. It comes early and once, so it is caught before React is there. */
import { localStore } from '../lib/storage.ts';
import { createStore, useStore } from '../lib/store.ts';

/** Chromium's event; other browsers install by their own menu and never offer. */
interface InstallOffer extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

/** When “Not now” was said, milliseconds since 1970. */
const KEY = 'tuckaway:install-not-now';
/** Milliseconds for which “Not now” holds over visits (section 9, decisions P9). */
const REST = 24 * 60 * 60 * 1000;

const offer = createStore<InstallOffer | null>(null);
/** Whoever declined is not asked again in the running page, however long it stays open (decisions P9). */
let declined = false;

declare global {
  interface Window {
    /** The offer that came before this code did; kept by the page's own script (web/build/late-entry.ts). */
    tuckawayInstallOffer?: Event;
  }
}

/** Called once, as early as can be: the browser tells nobody who comes later. */
export function catchInstallOffer(): void {
  window.addEventListener('beforeinstallprompt', take);
  window.addEventListener('appinstalled', () => offer.set(null));
  if (window.tuckawayInstallOffer) take(window.tuckawayInstallOffer);
}

function take(event: Event): void {
  // The browser's own bar stays away: ours asks.
  event.preventDefault();
  if (!declined && !restsStill()) offer.set(event as InstallOffer);
}

/** Whether there is an offer to show. */
export function useInstallOffered(): boolean {
  return useStore(offer) !== null;
}

/** Opens the browser's own question. An offer is good for one question, whatever the answer is. */
export async function acceptInstallOffer(): Promise<void> {
  const event = offer.get();
  offer.set(null);
  await event?.prompt();
}

export function declineInstallOffer(): void {
  declined = true;
  localStore.write(KEY, String(Date.now()));
  offer.set(null);
}

/** A time in the future comes from a clock that was wrong, and counts for nothing. */
function restsStill(): boolean {
  const since = Date.now() - Number(localStore.read(KEY) ?? Number.NaN);
  return since >= 0 && since < REST;
}
