/** Which dialogs are open, topmost last: everything outside the topmost is inert, so what must stay reachable (toasts) moves into it. */

let stack: readonly HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

export function pushDialog(dialog: HTMLDialogElement): void {
  change([...stack.filter((open) => open !== dialog), dialog]);
}

export function dropDialog(dialog: HTMLDialogElement): void {
  change(stack.filter((open) => open !== dialog));
}

export function topDialog(): HTMLDialogElement | null {
  return stack.at(-1) ?? null;
}

export function subscribeDialogs(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function change(next: readonly HTMLDialogElement[]): void {
  stack = next;
  for (const listener of listeners) listener();
}
