import { currentToasts } from '../ui/toast.ts';

/** What the toast on show says, as one line; “red:” in front of a destructive one. */
export function toastOnShow(): string | undefined {
  const shown = currentToasts()[0];
  if (shown === undefined) return undefined;
  return `${shown.tone === 'destructive' ? 'red: ' : ''}${[shown.title, shown.description].filter(Boolean).join(' - ')}`;
}
