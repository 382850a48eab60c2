/** Where admins publish: the Firestore console (decisions P11). The link carries no power of its own. */

/** The collection that admins type into (decisions P13). */
const COLLECTION = 'curatedStories';

/** Logs its message and opens the console: the emulators' own where it runs, else the message alone. */
export async function openAdminPanel(): Promise<void> {
  console.info('Admin Panel: stories are published in the Firestore console, in curatedStories.');
  const address = await consoleAddress();
  if (address !== null) window.open(address, '_blank', 'noopener');
}

async function consoleAddress(): Promise<string | null> {
  if (__EMULATORS__ === null) {
    return `https://console.firebase.google.com/project/${encodeURIComponent(__FIREBASE_CONFIG__.projectId)}/firestore/databases/-default-/data/~2F${COLLECTION}`;
  }
  const { ui } = __EMULATORS__;
  return ui !== undefined && (await answers(ui)) ? `${ui}/firestore/default/data/${COLLECTION}` : null;
}

/** The emulators' console is a download of its own, so it may be missing where the emulators run. */
async function answers(address: string): Promise<boolean> {
  try {
    await fetch(address, { mode: 'no-cors', signal: AbortSignal.timeout(1500) });
    return true;
  } catch {
    return false;
  }
}
