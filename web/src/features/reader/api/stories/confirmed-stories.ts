/**
 * Family stories that the server has returned since this page was opened, or that this page has created. Their copies are shown at once; any other
 * story may have been deleted on another device, so the server is asked first.
 */
const confirmed = new Set<string>();

export function noteConfirmed(storyId: string): void {
  confirmed.add(storyId);
}

export function wasConfirmed(storyId: string): boolean {
  return confirmed.has(storyId);
}
