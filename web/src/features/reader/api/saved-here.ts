import { isInsideApp } from '../../../data/device/platform.ts';
import type { ToastMessage } from '../../../ui/toaster/toast.ts';

const INSIDE_APP = 'This page is open inside another app, which may not save or print anything. Open it in Safari or Chrome.';

/** What to say after a file was saved or a page printed: many browsers inside other apps do neither, without an error. */
export function savedHere(done: ToastMessage): ToastMessage {
  return isInsideApp() ? { ...done, description: INSIDE_APP } : done;
}
