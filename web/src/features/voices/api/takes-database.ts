/** The database of recordings that are not delivered yet. Apart from its use (takes.ts), so that the app can look for it without that code. */
export const TAKES_DATABASE = 'tuckaway-recordings';

/** Whether anything was ever recorded on this device; true if the browser does not say. */
export async function hasRecorded(): Promise<boolean> {
  try {
    const databases = await indexedDB.databases();
    return databases.some(({ name }) => name === TAKES_DATABASE);
  } catch {
    return typeof indexedDB !== 'undefined';
  }
}
