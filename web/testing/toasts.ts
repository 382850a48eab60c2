import { currentToasts } from '../src/ui/toaster/toast.ts';

/** The visible toast's text in one line, with “red: ” before a destructive one. */
export function shownToast(): string | undefined {
  const shown = currentToasts()[0];
  if (shown === undefined) return undefined;
  return `${shown.tone === 'destructive' ? 'red: ' : ''}${[shown.title, shown.description].filter(Boolean).join(' - ')}`;
}
