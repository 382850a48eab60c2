/** Where admins publish: the Firestore console (decision P11). The link grants no rights. */
import { leaveApp } from '../../parents/api/leave-app.ts';

/** The collection that admins type into (decision P13). */
const COLLECTION = 'curatedStories';

/** Logs a message and opens the Firestore console, once a grown-up has answered; with the emulators, theirs, if it is running. */
export function openAdminPanel(): void {
  leaveApp(() => {
    console.info('Admin Panel: stories are published in the Firestore console, in curatedStories.');
    return consoleAddress();
  });
}

async function consoleAddress(): Promise<string | null> {
  if (__EMULATORS__ === null) {
    return `https://console.firebase.google.com/project/${encodeURIComponent(__FIREBASE_CONFIG__.projectId)}/firestore/databases/-default-/data/~2F${COLLECTION}`;
  }
  const { ui } = __EMULATORS__;
  return ui !== undefined && (await answers(ui)) ? `${ui}/firestore/default/data/${COLLECTION}` : null;
}

/** The emulators' console is a separate download, so it may be missing. */
async function answers(address: string): Promise<boolean> {
  try {
    await fetch(address, { mode: 'no-cors', signal: AbortSignal.timeout(1500) });
    return true;
  } catch {
    return false;
  }
}
