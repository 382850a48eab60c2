/** The most values that one `in` of a query may name. */
export const IN_LIMIT = 30;

/** Ids in groups that one query each can ask for. */
export function inGroups(ids: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(ids.length / IN_LIMIT) }, (_, index) => ids.slice(index * IN_LIMIT, (index + 1) * IN_LIMIT));
}
