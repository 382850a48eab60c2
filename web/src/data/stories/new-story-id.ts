/** A UUID chosen before the story exists: the document's id, and the key that makes a repeated request the same request. */
export function newStoryId(): string {
  return crypto.randomUUID();
}
