/** Google's window, or its page where no window can open. */
import { isInstalled, isIos } from '../../device/platform.ts';

const WINDOW_FAILED = ['auth/popup-blocked', 'auth/operation-not-supported-in-this-environment'];

/**
 * @param openWindow has to open it at once, because a browser allows that only right after the click.
 * @param leave goes to Google's page. The promise rejects if the page cannot be left, or comes back with the browser's Back button.
 */
export async function throughGoogle<T>(openWindow: () => Promise<T>, leave: () => Promise<never>): Promise<T> {
  // A window of an installed app cannot come back on iOS.
  if (isIos() && isInstalled() && returnsToOwnSite()) return untilBack(leave);
  try {
    return await openWindow();
  } catch (error) {
    if (!WINDOW_FAILED.includes(String((error as { code?: unknown }).code)) || !returnsToOwnSite()) throw error;
    return untilBack(leave);
  }
}

/** A redirect that comes back without a sign-in is like a closed window. */
export function windowClosed(): Error {
  return Object.assign(new Error('No sign-in.'), { code: 'auth/popup-closed-by-user' });
}

/** Browsers give a page the result only if the page of the redirect is on the same domain (docs/operations.md). */
function returnsToOwnSite(): boolean {
  return __FIREBASE_CONFIG__.authDomain === location.host;
}

function untilBack(leave: () => Promise<never>): Promise<never> {
  const comesBack = new Promise<never>((_resolve, reject) =>
    window.addEventListener('pageshow', () => reject(windowClosed()), { once: true }),
  );
  return Promise.race([comesBack, leave()]);
}
