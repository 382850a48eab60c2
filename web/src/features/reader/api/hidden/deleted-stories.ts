/**
 * Family stories deleted on this page. A list requested before the deletion may arrive after it, and must not bring a story back.
 * Ids are never reused, so nothing is removed from this set.
 */
const deleted = new Set<string>();

export function noteDeleted(storyId: string): void {
  deleted.add(storyId);
}

/** A predicate for lists that may still contain a deleted story. */
export function isNotDeleted({ id }: { id: string }): boolean {
  return !deleted.has(id);
}
