/** The browser's offer to install the app. It comes early and once, so it is caught before React starts. */
import { localStore } from '../storage.ts';
import { createStore, useStore } from '../store.ts';

/** Chromium's event; in other browsers the app is installed from their own menu. */
interface InstallOffer extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

/** When the user chose “Not now”, milliseconds since 1970. */
const KEY = 'tuckaway:install-not-now';
/** Milliseconds for which “Not now” holds over visits (specification section 9, decision P9). */
const NOT_NOW_MS = 24 * 60 * 60 * 1000;

const offer = createStore<InstallOffer | null>(null);
/** After “Not now” the user is not asked again in this page, however long it stays open (decision P9). */
let declined = false;

declare global {
  interface Window {
    /** The offer if it came before this code; stored by the page's own script (web/build/late-entry.ts). */
    tuckawayInstallOffer?: Event;
  }
}

/** To be called once, as early as possible: the browser does not repeat its event. */
export function catchInstallOffer(): void {
  window.addEventListener('beforeinstallprompt', keepOffer);
  window.addEventListener('appinstalled', () => offer.set(null));
  if (window.tuckawayInstallOffer) keepOffer(window.tuckawayInstallOffer);
}

function keepOffer(event: Event): void {
  // Our banner replaces the browser's own.
  event.preventDefault();
  if (!declined && !declinedRecently()) offer.set(event as InstallOffer);
}

export function useInstallOffered(): boolean {
  return useStore(offer) !== null;
}

/** Opens the browser's own dialog. An offer can be used once, whatever the answer is. */
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

/** A time in the future comes from a wrong clock and is ignored. */
function declinedRecently(): boolean {
  const since = Date.now() - Number(localStore.read(KEY) ?? Number.NaN);
  return since >= 0 && since < NOT_NOW_MS;
}
