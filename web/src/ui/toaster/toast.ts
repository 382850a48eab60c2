/** The toasts' store: callable from anywhere, shown by {@link ./toaster.tsx}. Numbers of specification sections 2 and 9. */

/** Milliseconds a toast stays. */
export const TOAST_DURATION = 5000;
/** Milliseconds until a dismissed toast leaves the store. */
export const TOAST_REMOVE_DELAY = 1_000_000;

export interface ToastMessage {
  title: string;
  description?: string;
  /** `destructive` is red and announced at once. */
  tone?: 'default' | 'destructive';
}

export interface ShownToast extends ToastMessage {
  id: number;
  open: boolean;
}

let toasts: readonly ShownToast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

/** Shows a toast in place of the one that is visible. Returns its id, for {@link dismissToast}. */
export function toast(message: ToastMessage): number {
  lastId += 1;
  change([{ ...message, id: lastId, open: true }]);
  return lastId;
}

/** Closes a toast; it is forgotten {@link TOAST_REMOVE_DELAY} later, if another has not taken its place before. */
export function dismissToast(id: number): void {
  if (!toasts.some((shown) => shown.id === id && shown.open)) return;
  change(toasts.map((shown) => (shown.id === id ? { ...shown, open: false } : shown)));
  setTimeout(() => change(toasts.filter((shown) => shown.id !== id)), TOAST_REMOVE_DELAY);
}

export function currentToasts(): readonly ShownToast[] {
  return toasts;
}

export function subscribeToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function change(next: readonly ShownToast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}
