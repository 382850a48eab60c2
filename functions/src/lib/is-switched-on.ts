/** @param value as an admin typed it in the console, where a text "true" happens easily: only `false` and nothing are off. */
export function isSwitchedOn(value: unknown): boolean {
  return value !== undefined && value !== null && value !== false;
}
