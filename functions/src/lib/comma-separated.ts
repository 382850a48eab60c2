/** The entries of a comma-separated parameter. */
export function commaSeparated(list: string): string[] {
  return list
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
}
