import { codeOnDevice } from '../data/code-on-device.ts';
import { startSync } from '../data/sync-start.ts';
import { preloadScreen } from './routes.tsx';

/** What begins when somebody is signed in, beside the session itself. Loaded late: a visitor needs none of it. */
export function beginSignedIn(): void {
  if (window.location.pathname !== '/') return void startSync();
  const free = Promise.race([codeOnDevice(), firstPress()]);
  void startSync(free);
  // A visitor's comes when the cards are in sight (main.tsx); here there is enough to fetch before.
  void free.then(() => preloadScreen('/story/1'));
}

/** Resolves when somebody begins to do something: a heart or a story may be next. */
function firstPress(): Promise<void> {
  return new Promise((resolve) => {
    for (const press of ['pointerdown', 'keydown']) window.addEventListener(press, () => resolve(), { once: true, passive: true });
  });
}
