/** Joins class names, leaving out what is absent. Later names do not override earlier ones: order in the stylesheet decides. */
export function classNames(...names: readonly (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
