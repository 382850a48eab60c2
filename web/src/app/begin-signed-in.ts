import { whenFree } from '../data/code-on-device.ts';
import { startSync } from '../data/sync-start.ts';

/** What begins when somebody is signed in, beside the session itself. Loaded late: a visitor needs none of it. */
export function beginSignedIn(): void {
  void (window.location.pathname === '/' ? startSync(whenFree()) : startSync());
}
