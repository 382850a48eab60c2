/** @returns false if the browser refuses, or has no clipboard, as inside some apps; then the user can still select the text. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
