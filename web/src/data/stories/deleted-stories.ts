/**
 * Own stories that were deleted in this page's life. A list of stories that was asked for before the server knew may be answered after it:
 * it neither brings one back on show nor onto the device. Ids are never used twice, so nothing has to be taken out again.
 */

const deleted = new Set<string>();

export function noteDeleted(storyId: string): void {
  deleted.add(storyId);
}

/** For `filter`. */
export function isThere({ id }: { id: string }): boolean {
  return !deleted.has(id);
}
