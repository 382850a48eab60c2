/** The `code` of an error, for the log: its message could contain a name or an email. `none` if it has none. */
export function errorCode(error: unknown): string {
  return String((error as { code?: unknown } | null)?.code ?? 'none');
}
